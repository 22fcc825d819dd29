import { Loading, Trouble } from '@portal/shared-lib/page'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import { useKnowledgeDocumentQuery } from '../api'
import { WindowFrame } from '../window-frame'
import { Articles } from './articles'
import styles from './document.module.css'
import { Heading } from './heading'
import { Outline } from './outline'

/** /knowledgeTreeContent?id=…: one document with its outline. */
export default function DocumentPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useKnowledgeDocumentQuery({ id })
  return (
    <WindowFrame title="知识内容">
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <div className={styles.page}>
          <Outline articles={data.articles} />
          <section aria-label="正文" className={styles.text}>
            <Heading document={data} />
            <Articles articles={data.articles} />
            <Link to={`/knowledgeTree?node=${encodeURIComponent(id)}`}>在知识树中查看</Link>
          </section>
        </div>
      )}
    </WindowFrame>
  )
}
