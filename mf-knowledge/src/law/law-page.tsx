import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import { useEffect, useState } from 'react'
import { useKnowledgeDocumentQuery } from '../api'
import { Attachments } from '../document/attachments'
import { FavouriteButton } from '../document/favourite-button'
import { Feedback } from '../document/feedback'
import { Heading } from '../document/heading'
import { useKnowledgeVersionsQuery } from './api'
import { ArticleList } from './article-list'
import { Beside } from './beside'
import styles from './law.module.css'
import { showArticle } from './show-article'
import { TextSearch } from './text-search'
import { inForceOn, Versions } from './versions'

/**
 * /lawsKnowledge/lawsDetail?id=…: a law with its versions, its articles and what goes with them; `article` leads to
 * one, `on` (YYYY-MM-DD) to the version that was in force on that day.
 */
export default function LawPage() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('id') ?? ''
  const article = search.get('article') ?? ''
  const on = search.get('on') ?? ''
  const { currentData: law, error, refetch } = useKnowledgeDocumentQuery({ id }, { skip: !id })
  const known = useKnowledgeVersionsQuery({ id }, { skip: !id })
  const versions = known.currentData?.versions ?? []
  const applied = on ? inForceOn(versions, on)?.id : undefined
  useEffect(() => {
    if (applied && applied !== id) setSearch({ id: applied, ...(article && { article }), on }, { replace: true })
  }, [applied, id, article, on, setSearch])
  const [words, look] = useState('')
  const isRead = law !== undefined
  useEffect(() => {
    if (isRead && article) showArticle(article)
  }, [isRead, article])
  const choose = (no: string) => setSearch({ id, article: no, ...(on && { on }) }, { replace: true })
  const tools = (
    <>
      <FavouriteButton id={id} />
      <button type="button" className={styles.print} onClick={() => window.print()}>
        打印
      </button>
    </>
  )
  return (
    <Page action={law && tools}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!id && <Empty hint="未指定法规，请从知识树或智慧搜索中打开" />}
      {!id && <Link to="/wisdomSearch?active=law">打开智慧搜索</Link>}
      {id && !law && !error && <Loading />}
      {law && (
        <div className={styles.page}>
          <nav aria-label="条文目录" className={styles.outline}>
            <ol>
              {law.articles.map(({ no, text }) => (
                <li key={no}>
                  <button
                    type="button"
                    title={text}
                    aria-current={no === article ? 'true' : undefined}
                    onClick={() => choose(no)}
                  >
                    <strong>{no}</strong> <span>{text}</span>
                  </button>
                </li>
              ))}
            </ol>
          </nav>
          <section aria-label="正文" className={styles.text}>
            <Heading document={law} />
            {known.error && <Trouble error={known.error} onRetry={() => void known.refetch()} />}
            {known.currentData && <Versions key={on} id={id} versions={versions} on={on} />}
            <TextSearch key={id} words={words} onLook={look} />
            <ArticleList law={law} words={words} shown={article} onChoose={choose} />
            <Attachments files={law.attachments} />
            <Feedback id={id} />
          </section>
          {known.currentData && <Beside law={law} title={known.currentData.title} article={article} />}
        </div>
      )}
    </Page>
  )
}
