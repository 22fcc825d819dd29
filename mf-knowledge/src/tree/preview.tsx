import { Loading, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useKnowledgeDocumentQuery } from '../api'
import { Articles } from '../document/articles'
import { Heading } from '../document/heading'
import styles from './tree.module.css'

/** Articles that a preview shows; the whole document opens in its own window. */
const SHOWN = 5

/** The beginning of a document, and the way to all of it. */
export function Preview({ id }: { id: string }) {
  const { currentData, error, refetch } = useKnowledgeDocumentQuery({ id })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!currentData) return <Loading />
  const { articles } = currentData
  return (
    <article aria-label={currentData.title} className={styles.preview}>
      <Heading document={currentData} />
      <Articles articles={articles.slice(0, SHOWN)} />
      <p>
        <Link to={`/knowledgeTreeContent?id=${encodeURIComponent(id)}`} target="_blank">
          打开全文
        </Link>
        {articles.length > SHOWN && <span className={styles.rest}>另有 {articles.length - SHOWN} 条</span>}
      </p>
    </article>
  )
}
