import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import { type KnowledgeNode, useKnowledgeDocumentQuery } from '../api'
import { Articles } from '../document/articles'
import { Heading } from '../document/heading'
import { documentAddress } from '../search/addresses'
import { documentsOf, type PlacedNode, pathTo } from './nodes'
import styles from './tree.module.css'

/** Articles that a preview shows; the whole document opens in its own window. */
const SHOWN = 5

/** The beginning of a document, and the way to all of it. */
function Preview({ id }: { id: string }) {
  const { currentData, error, refetch } = useKnowledgeDocumentQuery({ id })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!currentData) return <Loading />
  const { articles } = currentData
  return (
    <article aria-label={currentData.title} className={styles.preview}>
      <Heading document={currentData} />
      <Articles articles={articles.slice(0, SHOWN)} />
      <p>
        <Link to={documentAddress(currentData.kind === 'law', { id })} target="_blank">
          打开全文
        </Link>
        {articles.length > SHOWN && <span className={styles.rest}>另有 {articles.length - SHOWN} 条</span>}
      </p>
    </article>
  )
}

const KINDS: Record<KnowledgeNode['kind'], string> = {
  folder: '目录',
  law: '法规',
  policy: '政策',
  procedure: '规程',
  classification: '指引',
  template: '文书',
  case: '案例',
  reply: '口径',
  interview: '接谈',
  manual: '操作',
  unit: '单位',
}

interface DocumentsProps {
  /** From the branch down to the folder whose documents are listed. */
  readonly folders: readonly PlacedNode[]
  /** Shown at first; the first of the list without. */
  readonly document: PlacedNode | undefined
}

/** The documents at and below a folder, and a preview of the chosen one. */
export function Documents({ folders, document }: DocumentsProps) {
  const folder = folders.at(-1)
  const documents = folder ? documentsOf(folder) : []
  const [chosen, choose] = useState((document ?? documents[0])?.id)
  return (
    <section aria-label="正文" className={styles.content}>
      <section aria-label="文档" className={styles.documents}>
        <h2>{folders.map(({ title }) => title).join(' / ')}</h2>
        {!documents.length && <Empty hint="此目录下暂无文档" />}
        <ul>
          {documents.map(entry => (
            <li key={entry.id}>
              <button
                type="button"
                aria-current={entry.id === chosen ? 'true' : undefined}
                onClick={() => choose(entry.id)}
              >
                <span className={styles.kind}>{KINDS[entry.kind]}</span>
                <span className={styles.title}>{entry.title}</span>
                <span className={styles.place}>{placeBelow(folder, entry)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {chosen && <Preview id={chosen} />}
    </section>
  )
}

/** The folders between a folder and a document below it. */
function placeBelow(folder: PlacedNode | undefined, document: PlacedNode): string {
  const between = folder ? pathTo([folder], document.id).slice(1, -1) : []
  return between.map(({ title }) => title).join(' / ')
}
