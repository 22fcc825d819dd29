import { can } from '@portal/shared-lib'
import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { MAX_OPINION } from '@portal/shared-lib/contract/rules/approval'
import { useId, useState } from 'react'
import { Phrases } from '../../actions/fields/phrases'
import { OwnSignature } from '../../signing/own-signature'
import styles from '../approvals.module.css'
import { OPINIONS } from '../phrases'
import { HandOn } from './hand-on'
import { useDecision } from './use-decision'

/** The opinion, and what can be decided. */
export function Decision({ approval }: { approval: ApprovalAnswer }) {
  const decision = useDecision(approval)
  const [backTo, setBackTo] = useState('')
  const id = useId()
  if (!approval.mayDecide) return null
  const earlier = approval.chain.filter(({ state }) => state === 'done')
  const back = () => void decision.decide('back', backTo === '' ? undefined : Number(backTo))
  return (
    <section
      className={styles.decision}
      aria-label="审批意见"
      onKeyDown={event => {
        if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return
        event.preventDefault()
        void decision.decide('agree')
      }}
    >
      <label htmlFor={id}>审批意见</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_OPINION}
        value={decision.opinion}
        onChange={({ target }) => decision.write(target.value)}
      />
      <Phrases phrases={OPINIONS} text={decision.opinion} onChange={decision.write} />
      <OwnSignature />
      {decision.problem && (
        <p role="alert" className={styles.problem}>
          {decision.problem}
        </p>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.primary}
          disabled={decision.isBusy}
          onClick={() => void decision.decide('agree')}
        >
          同意
        </button>
        {can('sp:back') && (
          <>
            <button type="button" className={styles.usual} disabled={decision.isBusy} onClick={back}>
              退回
            </button>
            {earlier.length > 0 && (
              <select aria-label="退回给" value={backTo} onChange={({ target }) => setBackTo(target.value)}>
                <option value="">退回拟稿人</option>
                {earlier.map(({ nodeId, name }) => (
                  <option key={nodeId} value={nodeId}>
                    退回{name}
                  </option>
                ))}
              </select>
            )}
          </>
        )}
        <span className={styles.hint}>Ctrl+Enter 同意</span>
      </div>
      <HandOn approvalId={approval.approvalId} isBusy={decision.isBusy} onHand={decision.hand} />
    </section>
  )
}
