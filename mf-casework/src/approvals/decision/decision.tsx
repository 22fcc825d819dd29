import { can, useCommands } from '@portal/shared-lib'
import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { MAX_OPINION } from '@portal/shared-lib/contract/rules/approval'
import { Phrases } from '@portal/shared-lib/ui-form'
import { useId, useState } from 'react'
import { OwnSignature } from '../../signing/own-signature'
import styles from '../approvals.module.css'
import { OPINIONS } from '../phrases'
import { DecisionButton, useRest } from './decision-button'
import { HandOn } from './hand-on'
import { useDecision } from './use-decision'

const KEYS = [{ title: '在审批意见中同意', keys: 'Ctrl+Enter' }]

/** The opinion, and what can be decided. */
export function Decision({ approval }: { approval: ApprovalAnswer }) {
  const decision = useDecision(approval)
  const isOff = useRest(approval.approvalId) || decision.isBusy
  const [backTo, setBackTo] = useState('')
  const id = useId()
  useCommands('审批', KEYS, approval.mayDecide)
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
        if (!event.repeat && !isOff) void decision.decide('agree')
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
        <DecisionButton className={styles.primary} isOff={isOff} onDecide={() => void decision.decide('agree')}>
          同意
        </DecisionButton>
        {can('sp:back') && (
          <>
            <DecisionButton className={styles.usual} isOff={isOff} onDecide={back}>
              退回
            </DecisionButton>
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
      <HandOn approvalId={approval.approvalId} isOff={isOff} onHand={decision.hand} />
    </section>
  )
}
