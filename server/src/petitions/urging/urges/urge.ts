import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { sendMessage } from '../../../post/messages/send'
import { type StartedClock, startClock } from '../../clocks/start'
import { placeTodo } from '../../todos/open'
import { noteOfOwner } from '../../todos/owner'
import { receiversOf } from '../warnings/receivers'
import { countUrges, suggestsSupervision, supersedeUrge } from './earlier-urges'
import { getUrgedStep, holderOf, type UrgedStep } from './urged-step'

export interface NewUrge {
  readonly provinceCode: string
  readonly petitionId: string
  readonly stepId: string
  /** In whose name. */
  readonly fromOrgId: string
  /** Nobody where the system urges. */
  readonly personId?: string
  readonly text: string
  readonly at: Date
  /** Of an order of supervision: who is urged in place of whoever has the step. */
  readonly addressee?: UrgedAddressee
}

/** Somebody whom an order was sent to. */
export interface UrgedAddressee {
  readonly id: string
  readonly orgId: string
  readonly deptId: string
  readonly personId: string
  readonly regionCode: string
  readonly orderNo: string
}

export interface Urged {
  readonly urgeId: string
  readonly replyDueAt: Date
  /** Whether so many urges went without a reply that a supervision is to be thought of. */
  readonly suggestSupervision: boolean
  /** Who has the to-do as whose deputy, as the timeline says it; empty where nobody has. */
  readonly deputy: string
}

/**
 * Urges whoever has a step, in the caller's transaction: a to-do to reply, clock K15, and message 4 to the handler and
 * the department's leaders, from the second urge on also to the unit's. An urge that went without a reply in time makes
 * way; while one can still be answered nothing is done, and the answer is undefined.
 */
export async function urgeStep(db: Db, urge: NewUrge): Promise<Urged | undefined> {
  const { addressee } = urge
  const step = addressee ? urgedAs(addressee) : await getUrgedStep(db, urge)
  const of = { ...urge, ...(addressee && { addresseeId: addressee.id }) }
  if (!(await supersedeUrge(db, of, urge.at))) return undefined
  const holder = addressee ?? (await holderOf(db, urge, step))
  const clock = await startReplyClock(db, urge, step)
  const urgeId = await store(db, urge, clock.dueAt)
  const { all, unanswered } = await countUrges(db, of, urge.at)
  await tell(db, urge, step, clock, all > 1)
  const { deptId, personId } = holder
  const { owner } = await placeTodo(db, { ...todoOf(urge, step, urgeId), deptId, personId, dueAt: clock.dueAt })
  const deputy = await noteOfOwner(db, owner)
  return { urgeId, replyDueAt: clock.dueAt, suggestSupervision: suggestsSupervision(unanswered), deputy }
}

const urgedAs = ({ personId, orderNo, ...place }: UrgedAddressee) => ({
  ...place,
  handlerId: personId || null,
  subject: `督办件${orderNo}`,
})

const startReplyClock = (db: Db, { provinceCode, petitionId, stepId, at }: NewUrge, step: UrgedStep) =>
  startClock(db, {
    provinceCode,
    petitionId,
    stepId,
    type: 'K15',
    orgId: step.orgId,
    regionCode: step.regionCode,
    startAt: at,
  })

async function store(db: Db, urge: NewUrge, replyDueAt: Date): Promise<string> {
  const { id } = await db
    .insertInto('urge')
    .values({
      province_code: urge.provinceCode,
      petition_id: urge.petitionId,
      step_id: urge.stepId,
      addressee_id: urge.addressee?.id ?? null,
      from_org_id: urge.fromOrgId,
      person_id: urge.personId ?? null,
      text: urge.text,
      at: urge.at,
      reply_due_at: replyDueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function tell(db: Db, urge: NewUrge, step: UrgedStep, { id: clockId, dueAt }: StartedClock, again: boolean) {
  const circle = { departmentLeaders: true, unitLeaders: again, sender: false }
  const receivers = await receiversOf(db, urge.provinceCode, [{ clockId, ...circle }])
  const from = await nameOf(db, urge.fromOrgId)
  const text = `${from}催办${step.subject}：${urge.text}，请于${dateTimeOf(dueAt)}前回复。`
  await sendMessage(db, { personIds: receivers.get(clockId) ?? [], type: 'urging', text, at: urge.at, from })
}

async function nameOf(db: Db, orgId: string): Promise<string> {
  const { company_name } = await db
    .selectFrom('organisation')
    .where('id', '=', orgId)
    .select('company_name')
    .executeTakeFirstOrThrow()
  return company_name
}

const todoOf = (
  { provinceCode, petitionId, stepId, fromOrgId, personId = '', at, addressee }: NewUrge,
  { orgId }: UrgedStep,
  urgeId: string,
) => ({
  provinceCode,
  petitionId,
  stepId,
  refId: addressee?.id ?? urgeId,
  type: addressee ? ('superviseUrge' as const) : ('urgeReply' as const),
  orgId,
  sourceOrgId: fromOrgId,
  createdAt: at,
  givenBy: personId,
})
