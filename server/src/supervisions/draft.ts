import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { INSTRUCTED_REASON, SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import type { draft as call } from '@portal/shared-lib/contract/supervisions'
import { lockTogether, petitionsVisibleTo, refusePetition } from '../petitions/record/scope'
import { STATE } from '../petitions/record/states'
import { addStep } from '../petitions/record/timeline'
import { closeTodos } from '../petitions/todos/close'
import { movingTogether } from '../petitions/todos/counter'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { isRowId } from '../platform/paging/row-id'
import { refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { chosenCode } from '../workflow/engine/codes'
import { refuseOtherProceeding } from '../workflow/engine/proceeding'
import { petitionOf } from '../workflow/engine/proceeding-kind'
import { columnsOf, draftOrder, type NewOrder, storeParts } from '../workflow/oversight/order-draft'
import { refuseStrangers, type Supervised } from './candidates'
import { ORDER, orderRow } from './kinds'
import { type Anchor, openTopic, renameTopic } from './topic'

type Args = CallInput<typeof call>
type Drafted = CallAnswer<typeof call>

/** Writes an order that is not sent yet, or a draft anew. */
export function draft(ask: Ask<Args>): Promise<Drafted> {
  const { db, caller, args } = ask
  return movingTogether(db, caller.provinceCode, async () => {
    if (args.petitionNos.length > 0) await lockTogether(db, caller.provinceCode, args.petitionNos)
    const petitions = await petitionsOf(db, caller, args.petitionNos)
    return args.proceedingId === '' ? await begin(ask, petitions) : await rewrite(ask, petitions)
  })
}

async function begin({ db, caller, args, services, requestId, request }: Ask<Args>, petitions: readonly Supervised[]) {
  const at = services.now()
  await refuseWrong(db, caller, { ...args, petitions, at })
  const [only] = petitions
  const anchor =
    only && !isTopic(args) ? await anchorOn(db, caller, only.id) : await openTopic(db, caller, args.title, at)
  const { provinceCode, personId, orgId, deptId, holderId, regionCode } = caller
  const isSuggested = args.suggestionId !== ''
  const office = { orgId, deptId, personId: holderId, drafterId: holderId, regionCode }
  const drafted = await draftOrder(db, { provinceCode, personId, at }, office, {
    ...orderIn(args, petitions),
    ...anchor,
    origin: isSuggested ? 'suggestion' : args.origin,
  })
  if (isSuggested) await settle(db, caller, args.suggestionId, petitions, drafted.orderNo, at)
  const audited = { action: '督办拟稿', objectType: 'supervision', objectId: drafted.orderNo }
  await recordAudit(db, { ...actorOf(caller), requestId, address: request.ip, ...audited })
  return { ...drafted, version: 1 }
}

/** A draft written anew by whoever has its to-do; one on a petition stays on it. */
async function rewrite(ask: Ask<Args>, petitions: readonly Supervised[]): Promise<Drafted> {
  const { db, caller, args, services } = ask
  const at = services.now()
  await petitionOf(ORDER, ask, args.proceedingId)
  const { provinceCode, personId } = caller
  const proceeding = await ORDER.lock(db, provinceCode, args.proceedingId)
  await refuseOtherProceeding(db, proceeding, args.version)
  const order = await orderRow(db, provinceCode, proceeding.id).executeTakeFirstOrThrow()
  await refuseOthersDraft(db, caller, order)
  const wasTopic = order.title !== ''
  const stays = wasTopic ? isTopic(args) : !isTopic(args) && petitions[0]?.id === order.petition_id
  if (!stays) refuseRule(SUPERVISION_TEXTS.onePetition)
  await refuseWrong(db, caller, { ...args, petitions, at })
  const { title, reason, way, facts, demand, feedbackOn } = args
  const version = order.version + 1
  await db
    .updateTable('supervision')
    .set(columnsOf({ title, reason, way, facts, demand, feedbackOn: feedbackOn ?? null }))
    .set({ version, drafter_id: caller.holderId, dept_id: caller.deptId, changed_by: personId, changed_at: at })
    .where('province_code', '=', provinceCode)
    .where('id', '=', order.id)
    .execute()
  for (const table of ['supervision_petition', 'supervision_addressee'] as const)
    await db
      .deleteFrom(table)
      .where('province_code', '=', provinceCode)
      .where('supervision_id', '=', order.id)
      .execute()
  await storeParts(db, { provinceCode, personId, at }, order.id, orderIn(args, petitions))
  if (wasTopic) await renameTopic(db, caller, order.petition_id, title)
  return { id: order.id, orderNo: order.order_no, version }
}

async function refuseOthersDraft(db: Db, caller: Caller, order: { id: string; state: string; petition_id: string }) {
  if (order.state !== '0') refuseRule(`当前督办件状态为“${ORDER.states[order.state]}”，不能修改，请刷新`)
  const todo = await db
    .selectFrom('todo')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', order.petition_id)
    .where('todo_type', '=', 'superviseDraft')
    .where('ref_id', '=', order.id)
    .where('done_at', 'is', null)
    .where(eb => eb.or([eb('person_id', '=', caller.holderId), eb.and({ person_id: '', dept_id: caller.deptId })]))
    .select('id')
    .executeTakeFirst()
  if (!todo) refuseRule('该事项不在您或本部门名下，请先领取或联系经办人')
}

const isTopic = ({ title, petitionNos }: Pick<Args, 'title' | 'petitionNos'>) =>
  title !== '' || petitionNos.length !== 1

const orderIn = (args: Args, petitions: readonly Supervised[]): Omit<NewOrder, keyof Anchor | 'origin'> => ({
  title: args.title,
  reason: args.reason,
  way: args.way,
  facts: args.facts,
  demand: args.demand,
  feedbackOn: args.feedbackOn ?? null,
  petitionIds: petitions.map(({ id }) => id),
  addressees: [...new Set(args.addressees)],
})

/** What an order comes to that is checked when it is written and when it is sent. */
interface Checked {
  readonly title: string
  readonly reason: string
  readonly way: string
  readonly feedbackOn?: string | undefined
  readonly addressees: readonly string[]
  readonly petitions: readonly (Supervised & { readonly endState?: string })[]
  readonly at: Date
}

const SHORTEST_TITLE = 2

/** Refuses what cannot be sent so. */
export async function refuseWrong(db: Db, caller: Caller, order: Checked): Promise<void> {
  const { title, petitions, reason, way, feedbackOn, addressees, at } = order
  if (petitions.length === 0 && title === '') refuseRule(SUPERVISION_TEXTS.noPetition)
  if ((petitions.length > 1 || title !== '') && title.length < SHORTEST_TITLE) refuseRule(SUPERVISION_TEXTS.noTitle)
  await chosenCode(db, 'DM_DBQX', reason, SUPERVISION_TEXTS.noReason)
  await chosenCode(db, 'DM_DBFS', way, SUPERVISION_TEXTS.noWay)
  if (title !== '' && petitions.some(({ walledOff }) => walledOff)) refuseRule(SUPERVISION_TEXTS.walled)
  if (petitions.some(({ endState = '' }) => ENDED.includes(endState))) refuseRule(SUPERVISION_TEXTS.ended)
  if (feedbackOn && feedbackOn <= dayOf(at)) refuseRule(SUPERVISION_TEXTS.pastFeedback)
  if (addressees.length === 0) refuseRule(SUPERVISION_TEXTS.noAddressee)
  await refuseStrangers(db, caller, petitions, addressees)
  if (reason === INSTRUCTED_REASON && !(await isInstructed(db, caller, petitions)))
    refuseRule(SUPERVISION_TEXTS.notInstructed)
}

const ENDED: readonly string[] = [STATE.void, STATE.merged]

/** Whether a leader has instructed something on one of the petitions. */
export async function isInstructed(db: Db, { provinceCode }: Caller, petitions: readonly Supervised[]) {
  if (petitions.length === 0) return false
  const found = await db
    .selectFrom('leader_instruction')
    .where('province_code', '=', provinceCode)
    .where(
      'petition_id',
      'in',
      petitions.map(({ id }) => id),
    )
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** The petitions of some numbers, in their order; refused where the caller may not see one of them. */
export async function petitionsOf(db: Db, caller: Caller, petitionNos: readonly string[]) {
  const numbers = [...new Set(petitionNos)]
  if (numbers.length === 0) return []
  const rows = await petitionsVisibleTo(db, caller)
    .where('petition_no', 'in', numbers)
    .where('petition_no', '<>', '')
    .orderBy('petition.id')
    .select(['petition.id', 'petition_no as petitionNo', 'walled_off as walledOff', 'end_state as endState'])
    .execute()
  return rows.length === numbers.length ? rows : refusePetition()
}

async function anchorOn(db: Db, { provinceCode }: Caller, petitionId: string): Promise<Anchor> {
  const { id: stepId } = await db
    .selectFrom('handling_step')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('parent_id', 'is', null)
    .select('id')
    .executeTakeFirstOrThrow()
  return { petitionId, stepId }
}

/** The open to-do 督办建议 that the caller has. */
export async function suggestionOf(db: Db, caller: Caller, id: string) {
  if (!isRowId(id)) return undefined
  return await db
    .selectFrom('todo')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', id)
    .where('todo_type', '=', 'superviseSuggestion')
    .where('dept_id', '=', caller.deptId)
    .where('person_id', 'in', ['', caller.holderId])
    .where('done_at', 'is', null)
    .select(['petition_id as petitionId', 'step_id as stepId', 'ref_id as refId'])
    .executeTakeFirst()
}

async function settle(
  db: Db,
  caller: Caller,
  id: string,
  petitions: readonly Supervised[],
  orderNo: string,
  at: Date,
): Promise<void> {
  const suggestion = await suggestionOf(db, caller, id)
  const isOfThese = petitions.some(petition => petition.id === suggestion?.petitionId)
  if (!suggestion?.stepId || !suggestion.petitionId || !isOfThese) return refuseRule(SUPERVISION_TEXTS.settled)
  const { petitionId, stepId, refId } = suggestion
  const { provinceCode, personId } = caller
  const of = { provinceCode, petitionId, stepId, refId, types: ['superviseSuggestion'] as const }
  await closeTodos(db, of, { at, personId })
  const text = `发起督办（拟督办件${orderNo}）`
  await addStep(db, caller, { petitionId, stepId, action: '处理督办建议', at, text, shared: false })
}
