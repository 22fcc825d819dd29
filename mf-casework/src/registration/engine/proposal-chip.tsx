import { DOUBTFUL_BELOW } from '@portal/shared-lib/contract/rules/letter-finds'
import { useWatch } from '@portal/shared-lib/ui-form'
import { useEffect } from 'react'
import styles from './form.module.css'
import { useProposal } from './proposals'

/** Says that a value was read by a machine, and how sure it was; confirmed by a click, by Enter, or by changing it. */
export function ProposalChip({ path }: { path: string }) {
  const waiting = useProposal(path)
  return waiting ? <Waiting {...waiting} /> : null
}

function Waiting({ proposal, confirm }: NonNullable<ReturnType<typeof useProposal>>) {
  const { path, confidence, label } = proposal
  const changed = useWatch({ name: path }) !== proposal.value
  useEffect(() => {
    if (changed) confirm()
  }, [changed, confirm])
  if (changed) return null
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
