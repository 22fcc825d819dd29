import { refuseRule } from '../../platform/refusal'
import { changeApproval } from '../approval'
import type { Deciding } from '../calling'
import { ask, stopAsking } from '../chain/ask'
import { type Approver, peopleOf } from '../chain/people'
import { recordDecision } from './record'

/** Hands the decision to another holder of the role, who alone is asked from now on. */
export async function forwardTo(deciding: Deciding, personId: string, opinion: string): Promise<void> {
  const { db, at, caller, approval } = deciding
  const target = (await possibleTargets(deciding)).find(person => person.personId === personId)
  if (!target) return refuseRule('只能转给本单位同一角色的其他人员，请重新选择')
  await stopAsking(db, approval, { at, personId: caller.personId })
  await recordDecision(deciding, { decision: 'forward', opinion, target })
  const chain = approval.chain.map((node, index) => (index === approval.position ? { ...node, personId } : node))
  await ask(db, await changeApproval(db, approval, { chain: JSON.stringify(chain), arrived_at: at }), [target], at)
}

/** The other holders of the role in the organisation; a signer who was added by name has none. */
async function possibleTargets({ db, approval, decider }: Pick<Deciding, 'db' | 'approval' | 'decider'>) {
  const node = approval.chain[approval.position]
  if (!node?.role) return refuseRule('加签事项不能转审，请直接签署意见')
  const people = await peopleOf(db, approval, { role: node.role, within: 'org', personId: '' })
  return people.filter(({ personId }: Approver) => personId !== decider.holderId && personId !== decider.personId)
}
