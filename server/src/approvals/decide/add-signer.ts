import type { ChainNode } from '../../platform/database/columns'
import { refuseRule } from '../../platform/refusal'
import { changeApproval } from '../approval'
import type { Deciding } from '../calling'
import { ask, stopAsking } from '../chain/ask'
import { type Approver, peopleOf } from '../chain/people'
import { recordDecision } from './record'

type Place = 'before' | 'after'

/** More would be a ring rather than a chain. */
const MOST_NODES = 20
const PLACE_NAMES: Readonly<Record<Place, string>> = { before: '前加签', after: '后加签' }

/**
 * Adds a signer. Before: the signer is asked now, and then the decider again. After: the decider is still asked, and
 * the signer next.
 */
export async function addSignerTo(deciding: Deciding, personId: string, place: Place, opinion: string): Promise<void> {
  const { db, at, approval } = deciding
  const target = await getSigner(deciding, personId)
  await recordDecision(deciding, { decision: 'addSigner', opinion, target, note: PLACE_NAMES[place] })
  const chain = JSON.stringify(chainWith(deciding, personId, place))
  if (place === 'after') return void (await changeApproval(db, approval, { chain }))
  await stopAsking(db, approval, { at, personId: deciding.caller.personId })
  await ask(db, await changeApproval(db, approval, { chain, arrived_at: at }), [target], at)
}

async function getSigner({ db, approval, decider }: Deciding, personId: string): Promise<Approver> {
  if (approval.chain.length >= MOST_NODES) refuseRule(`审批环节最多${MOST_NODES}个，不能再加签`)
  if (personId === decider.holderId || personId === decider.personId) refuseRule('不能加签本人')
  const [signer] = await peopleOf(db, approval, { role: '', within: 'org', personId })
  return signer ?? refuseRule('只能加签本单位可以审批此事项的其他人员，请重新选择')
}

function chainWith({ approval, decider }: Deciding, personId: string, place: Place): ChainNode[] {
  const { chain, position } = approval
  const id = Math.max(...chain.map(node => node.id)) + 1
  const signer: ChainNode = { id, role: '', within: 'org', personId }
  if (place === 'after') return chain.toSpliced(position + 1, 0, signer)
  // It comes back to whoever has asked for the signer, not to everybody with the role.
  const asking = chain.map((node, index) => (index === position ? { ...node, personId: decider.holderId } : node))
  return asking.toSpliced(position, 0, signer)
}
