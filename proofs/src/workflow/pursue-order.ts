import type { Actor } from './actors.ts'
import type { Aim } from './aims.ts'
import { supplyWith } from './choose.ts'
import { actingOnProceeding, draftingOrder } from './choose-proceeding.ts'
import type { Order, OrderPart } from './facts.ts'
import type { Pursuit } from './pursuit.ts'
import { type Asking, asking } from './requests.ts'

const SUPERVISOR = 'zs08'
/** Who answers for the city's bureau. */
const ANSWERING = 'al05'

/** What brings an order on from a state of its addressee, by whom; the first of them is done once. */
const NEXT: Readonly<Record<string, readonly [account: string, names: readonly string[]]>> = {
  2: [ANSWERING, ['askReturn', 'sign']],
  3: [ANSWERING, ['feedBack']],
  4: [SUPERVISOR, ['sendBack', 'acceptFeedback']],
  5: [ANSWERING, ['feedBack']],
  8: [SUPERVISOR, ['refuseReturn']],
}

/**
 * What leads an order on: from its draft to its end, with a return and feedback that are not taken at first, and with more
 * time that is asked for.
 */
export async function pursueOrder(
  pursuit: Pursuit,
  onTime: NonNullable<Aim['supervised']>,
): Promise<Asking | undefined> {
  const { stage, facts, draws } = pursuit
  const [order] = facts.supervisions
  const supervisor = find(pursuit, SUPERVISOR)
  if (!order) return draftingOrder({ stage, actor: supervisor, facts, draws })
  const [part] = order.parts
  if (facts.todos.some(({ todo_type }) => todo_type === 'superviseApproval')) return agree(pursuit)
  if (order.state === '0') return await doing(pursuit, 'supervisions', order, supervisor, 'submit')
  const [account, names] = NEXT[part?.state ?? ''] ?? []
  if (!part || !account || !names) return undefined
  if (facts.todos.some(({ todo_type }) => todo_type === 'superviseExtension'))
    return await doing(pursuit, 'addressees', part, supervisor, onTime)
  if (part.state === '3' && part.asked_days === 0)
    return await doing(pursuit, 'addressees', part, find(pursuit, account), 'askExtension')
  const isFirst = part.state === '2' ? part.return_reason === '' : facts.timeline.every(({ action }) => action !== BACK)
  const name = (isFirst ? names[0] : names.at(-1)) ?? ''
  return await doing(pursuit, 'addressees', part, find(pursuit, account), name)
}

const BACK = '退回补充反馈'

function find({ stage }: Pursuit, account: string): Actor {
  const actor = stage.actors.find(each => each.account === account)
  if (!actor) throw new Error(`${account} is not there`)
  return actor
}

function doing(
  { stage, facts, draws }: Pursuit,
  of: 'supervisions' | 'addressees',
  { id, version }: Order | OrderPart,
  actor: Actor,
  name: string,
): Promise<Asking> {
  const seen = { stage, actor, facts, draws }
  return actingOnProceeding(seen, supplyWith(seen), { of, id, version }, name)
}

function agree({ stage, facts }: Pursuit): Asking | undefined {
  const todo = facts.todos.find(({ todo_type }) => todo_type === 'superviseApproval')
  const approval = facts.approvals.find(({ id }) => `${id}` === todo?.ref_id)
  const actor = stage.actors.find(({ personId }) => personId === todo?.person_id)
  if (!actor || !approval) return undefined
  const body = { approvalId: `${approval.id}`, version: approval.version, decision: 'agree', opinion: '请按意见办理。' }
  return asking(actor, 'api/approvals/decide', body)
}
