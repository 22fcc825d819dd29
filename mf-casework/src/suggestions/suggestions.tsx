import { reads, remoteApi } from '@portal/shared-lib'
import { type SuggestionsArgs, suggestions } from '@portal/shared-lib/contract/calls/knowledge'
import { Loading, Trouble } from '@portal/shared-lib/page'
import type { ReactNode } from 'react'
import { KnowledgeLink } from './knowledge-link'
import styles from './suggestions.module.css'

export type Suggested = {
  readonly documentId: string
  readonly title: string
  readonly no: string
  readonly text: string
  readonly effectDate: string | null
}

interface SuggestionsProps {
  readonly asked: SuggestionsArgs
  /** What is said where nothing fits. */
  readonly none: string
  /** What can be done with one. */
  readonly children: (suggested: Suggested) => ReactNode
}

/** As laws number them; other documents only count their paragraphs. */
const IS_ARTICLE = /^第.+条/

/** What of the knowledge base fits a matter, the most fitting first. */
export function Suggestions({ asked, none, children }: SuggestionsProps) {
  const { data, error, refetch } = useCaseworkSuggestionsQuery(asked)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <ul className={styles.list}>
      {data.map(suggested => (
        <li key={suggested.documentId}>
          <p>
            <strong>{suggested.title}</strong>
            {IS_ARTICLE.test(suggested.no) && `　${suggested.no}`}
          </p>
          <p className={styles.text}>{suggested.text}</p>
          <p className={styles.rowActions}>
            {children(suggested)}
            <KnowledgeLink documentId={suggested.documentId} no={suggested.no} />
          </p>
        </li>
      ))}
    </ul>
  )
}

const { useCaseworkSuggestionsQuery } = remoteApi('mf-casework', 'casework', build => ({
  caseworkSuggestions: reads(build, suggestions, ['Knowledge']),
}))
