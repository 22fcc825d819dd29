import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { Link, navigate, useSearchParams } from '@portal/shared-lib/router'
import { useEffect } from 'react'
import { type KnowledgeDocument, useKnowledgeDocumentQuery } from '../api'
import { documentAddress, hasLawPage } from '../search/addresses'
import { WindowFrame } from '../window-frame'
import { Articles, anchorOf } from './articles'
import { Attachments } from './attachments'
import styles from './document.module.css'
import { FavouriteButton } from './favourite-button'
import { Feedback } from './feedback'
import { Heading } from './heading'

/** /knowledgeTreeContent?id=…: one document with its outline; `article` leads to a place in it. Laws have a page of their own. */
export default function DocumentPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const article = search.get('article') ?? ''
  const { data, error, refetch } = useKnowledgeDocumentQuery({ id }, { skip: !id })
  const isRead = data !== undefined
  const isElsewhere = data?.kind === 'law' && hasLawPage()
  useEffect(() => {
    if (isElsewhere) navigate(documentAddress(true, { id, ...(article && { article }) }), { replace: true })
  }, [isElsewhere, id, article])
  useEffect(() => {
    if (isRead && article) show(article)
  }, [isRead, article])
  return (
    <WindowFrame title="知识内容">
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!id && (
        <>
          <Empty hint="未指定知识内容，请从知识树中打开" />
          <Link to="/knowledgeTree">打开知识树</Link>
        </>
      )}
      {id && !data && !error && <Loading />}
      {data && !isElsewhere && (
        <div className={styles.page}>
          <Outline articles={data.articles} />
          <section aria-label="正文" className={styles.text}>
            <Heading document={data} />
            <p>
              <FavouriteButton id={id} />{' '}
              <button type="button" className={styles.favourite} onClick={() => window.print()}>
                打印
              </button>
            </p>
            <Articles articles={data.articles} />
            <Attachments files={data.attachments} />
            <Feedback id={id} />
            <Link to={`/knowledgeTree?node=${encodeURIComponent(id)}`}>在知识树中查看</Link>
          </section>
        </div>
      )}
    </WindowFrame>
  )
}

/** The articles by number and first words; each leads to its place. */
function Outline({ articles }: Pick<KnowledgeDocument, 'articles'>) {
  return (
    <nav aria-label="条文目录" className={styles.outline}>
      <ol>
        {articles.map(({ no, text }) => (
          <li key={no}>
            <button type="button" title={text} onClick={() => show(no)}>
              <strong>{no}</strong> <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Brings an article into sight. */
function show(no: string): void {
  const article = document.getElementById(anchorOf(no))
  article?.scrollIntoView({ block: 'start' })
  article?.focus({ preventScroll: true })
}
