import { refuseRule } from '../../platform/refusal'
import { changeApproval } from '../approval'
import type { Deciding } from '../calling'
import { ask, stopAsking } from '../chain/ask'
import { peopleOf } from '../chain/people'
import { getSubject } from '../subjects'
import { recordDecision } from './record'
import { tellReturned } from './tell'

/** Sends it back to the drafter, with whom it ends. */
export async function sendBack(deciding: Deciding, opinion: string): Promise<'returned'> {
  const { db, at, caller, approval } = deciding
  await stopAsking(db, approval, { at, personId: caller.personId })
  await recordDecision(deciding, { decision: 'back', opinion })
  const returned = await changeApproval(db, approval, { state: 'returned', ended_at: at })
  await tellReturned(deciding, opinion)
  await getSubject(approval.subjectType).onReturned(deciding, returned)
  return 'returned'
}

/** Sends it back to a former node of the chain, which is asked once more, and from there on those after it. */
export async function sendBackTo(deciding: Deciding, nodeId: number, opinion: string): Promise<'pending'> {
  const { db, at, caller, approval } = deciding
  const position = approval.chain.findIndex(({ id }) => id === nodeId)
  const node = approval.chain[position]
  if (!node || position >= approval.position) return refuseRule('只能退回到前面的审批环节，请重新选择')
  const people = await peopleOf(db, approval, node)
  if (people.length === 0) refuseRule('该环节已没有可以审批的人员，请退回送审人')
  await stopAsking(db, approval, { at, personId: caller.personId })
  const note = `退回${people.map(({ name }) => name).join('、')}`
  await recordDecision(deciding, { decision: 'back', opinion, note })
  await ask(db, await changeApproval(db, approval, { position, arrived_at: at }), people, at)
  return 'pending'
}
