import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseArticleQuery } from '../../../case-api'
import { KnowledgeLink } from '../../../suggestions/knowledge-link'
import styles from './hints.module.css'

/** The words of an article, and the way to the whole law where the province has a remote that shows it. */
export function ArticleText({ law, no }: { law: string; no: string }) {
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
