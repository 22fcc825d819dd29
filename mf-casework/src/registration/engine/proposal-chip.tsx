import { DOUBTFUL_BELOW } from '@portal/shared-lib/contract/rules/letter-finds'
import { useEffect } from 'react'
import styles from './form.module.css'
import { useProposal } from './proposals'

/** Says that a value was read by a machine, and how sure it was; confirmed by a click, by Enter, or by changing it. */
export function ProposalChip({ path, value }: { path: string; value: unknown }) {
  const waiting = useProposal(path)
  const changed = waiting !== undefined && waiting.proposal.value !== value
  const { confirm } = waiting ?? {}
  useEffect(() => {
    if (changed) confirm?.()
  }, [changed, confirm])
  if (!waiting || changed) return null
  const { confidence, label } = waiting.proposal
  const doubtful = confidence < DOUBTFUL_BELOW
  return (
    <p className={doubtful ? `${styles.chip} ${styles.doubtful}` : styles.chip}>
      识别结果，可信度{confidence}%{doubtful && '，请重点核对'}
      <button type="button" className={styles.textButton} aria-label={`确认${label}`} onClick={confirm} data-confirm>
        确认
      </button>
    </p>
  )
}
