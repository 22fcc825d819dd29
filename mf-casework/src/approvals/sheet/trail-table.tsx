import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import styles from './sheet.module.css'

type Decision = ApprovalAnswer['history'][number]

/** Who decided what, signed as it was then; below it who is still asked. */
export function TrailTable({ approval }: { approval: Pick<ApprovalAnswer, 'chain' | 'history' | 'state'> }) {
  const { history, chain, state } = approval
  const open = state === 'pending' ? chain.filter(node => node.state === 'current' || node.state === 'waiting') : []
  return (
    <table className={styles.trail}>
      <thead>
        <tr>
          <th scope="col">审批人</th>
          <th scope="col">审批结果</th>
          <th scope="col">意见</th>
          <th scope="col">签名</th>
          <th scope="col">时间</th>
        </tr>
      </thead>
      <tbody>
        {history.map(decision => (
          <DecisionRow key={`${decision.at} ${decision.person} ${decision.decision}`} decision={decision} />
        ))}
        {open.map(({ nodeId, name, people }) => (
          <tr key={`open ${nodeId}`}>
            <td>
              {people.join('、')}
              <small>{name}</small>
            </td>
            <td>待审批</td>
            <td />
            <td />
            <td />
          </tr>
        ))}
        {history.length + open.length === 0 && (
          <tr>
            <td colSpan={5}>尚无审批意见</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function DecisionRow({ decision }: { decision: Decision }) {
  const { person, department, position, onBehalfOf, decisionName, target, opinion, signature, at, round } = decision
  return (
    <tr>
      <td>
        {person}
        <small>{[department, position].filter(Boolean).join('　')}</small>
        {onBehalfOf && <small>受{onBehalfOf}委托代行</small>}
      </td>
      <td>
        {decisionName}
        {target && <small>→ {target}</small>}
        {round > 1 && <small>第{round}次送审</small>}
      </td>
      <td className={styles.opinion}>{opinion}</td>
      <td>{signature ? <img src={signature} alt={`${person}的签名`} /> : person}</td>
      <td>{at}</td>
    </tr>
  )
}
