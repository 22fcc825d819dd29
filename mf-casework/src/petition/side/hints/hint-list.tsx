import { Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseArticleQuery } from '../../../case-api'
import { KnowledgeLink } from '../../../suggestions/knowledge-link'
import styles from './hints.module.css'
import { type Hint, hintsFor, LAW } from './stage-hints'

/** What the law asks while a case is in a state; nothing where it asks nothing more. */
export function HintList({ state }: { state: string }) {
  const hints = hintsFor(state)
  if (hints.length === 0) return null
  return (
    <details open>
      <summary>办理提示</summary>
      <ul className={styles.list}>
        {hints.map(hint => (
          <HintItem key={hint.text} hint={hint} />
        ))}
      </ul>
    </details>
  )
}

/** What the law asks; the words of the article unfold below. */
function HintItem({ hint: { text, article } }: { hint: Hint }) {
  const [isOpen, open] = useState(false)
  return (
    <li className={styles.item}>
      <p>{text}</p>
      <button type="button" className={styles.source} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        《{LAW}》{article}
      </button>
      {isOpen && <ArticleText law={LAW} no={article} />}
    </li>
  )
}

/** The words of an article, and the way to the whole law where the province has a remote that shows it. */
function ArticleText({ law, no }: { law: string; no: string }) {
  const { data, error, refetch } = useCaseArticleQuery({ law, no })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Loading />
  if (data === null) return <p className={styles.none}>知识库中没有该条文，请查阅正式公布的文本。</p>
  return (
    <div className={styles.article}>
      <p>{data.text}</p>
      <KnowledgeLink documentId={data.documentId} no={no} />
    </div>
  )
}
