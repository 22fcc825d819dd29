import { offersPage } from '@portal/shared-lib'
import type { CitationsAnswer } from '@portal/shared-lib/contract/calls/decision-board'
import { Link } from '@portal/shared-lib/router'
import styles from './decision.module.css'

type Law = CitationsAnswer['laws'][number]

const TEXT = '/knowledgeTreeContent'
const REPEALED = '已废止'

/** What the knowledge base has of the laws that are shown: their texts, and whether they are still in force. */
export function Laws({ laws }: { laws: readonly Law[] }) {
  const known = laws.filter(({ documentId }) => documentId)
  if (known.length === 0) return null
  return (
    <ul className={styles.laws} aria-label="法规政策原文">
      {known.map(({ title, documentId, status }) => (
        <li key={title}>
          {offersPage(TEXT) ? (
            <Link to={`${TEXT}?id=${encodeURIComponent(documentId)}`} target="_blank">
              《{title}》
            </Link>
          ) : (
            `《${title}》`
          )}
          {status === REPEALED && <strong className={styles.repealed}>{REPEALED}</strong>}
        </li>
      ))}
    </ul>
  )
}
