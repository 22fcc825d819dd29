import type { OfficialDocumentAnswer } from '@portal/shared-lib/contract/calls/official-documents'
import { INCOMING_WAY, OFFICIAL_STATES, OUTGOING_WAY } from '@portal/shared-lib/contract/rules/official-document'
import styles from './official.module.css'

/** The states that a document goes through, with the one in which it is. */
export function Way({ of: { incoming, state } }: { of: Pick<OfficialDocumentAnswer, 'incoming' | 'state'> }) {
  if (state === '7') return <p>该公文已作废，文号保留，不再使用。</p>
  return (
    <ol className={styles.way} aria-label="办理环节">
      {(incoming ? INCOMING_WAY : OUTGOING_WAY).map(each => (
        <li key={each} aria-current={each === state ? 'step' : undefined}>
          <span>{OFFICIAL_STATES[each]}</span>
        </li>
      ))}
    </ol>
  )
}
