import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import styles from '../approvals.module.css'

const STATES = { done: '已同意', skipped: '已跳过', current: '审批中', waiting: '待审批' } as const

/** Who is asked in which order, and what was said so far. */
export function Trail({ approval: { chain, history } }: { approval: Pick<ApprovalAnswer, 'chain' | 'history'> }) {
  return (
    <>
      <ol className={styles.chain}>
        {chain.map(({ nodeId, name, state, people }) => (
          <li key={nodeId} aria-current={state === 'current' ? 'step' : undefined}>
            {name}
            <span className={styles.tag}>{STATES[state]}</span>
            {people.join('、')}
          </li>
        ))}
      </ol>
      <ul className={styles.rows}>
        {history.map(decision => (
          <li key={`${decision.at} ${decision.person} ${decision.decision}`}>
            {decision.at}　{decision.person}
            {decision.onBehalfOf && `（受${decision.onBehalfOf}委托）`}　{decision.decisionName}
            {decision.target && `　→ ${decision.target}`}
            {decision.opinion && <p>{decision.opinion}</p>}
            {decision.signature && (
              <img src={decision.signature} alt={`${decision.person}的签名`} className={styles.signature} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
