import { getOffice } from '../../people/organisations/office'
import { LAMP_THRESHOLDS, type LampThresholds } from '../../petitions/clocks/lamps/lamps'
import { type NewClock, type StartedClock, startClock } from '../../petitions/clocks/start'
import { STEP } from '../../petitions/record/states'
import { placeTodo } from '../../petitions/todos/open'
import { noteOfOwner } from '../../petitions/todos/owner'
import { endOfDay } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

interface Registered {
  readonly petitionId: string
  readonly at: Date
  /** It has just been stored, and no limit runs yet. */
  readonly isNew: boolean
  /** From when the limit counts, where the petition had come before it was registered. */
  readonly receivedAt?: Date
  /** Day that somebody has set for it, in place of the limit. */
  readonly dueOn?: string
  /** The to-do is the registrar's alone. */
  readonly isPersonal?: boolean
}

export interface OpenedCase {
  readonly todoId: string
  readonly dueAt: Date
  /** To whom it was given by itself, as the timeline says it; empty where to nobody. */
  readonly note: string
}

/**
 * Puts a registered petition into the registering organisation's hands: the first handling step, the limit for sorting
 * it (in a bureau) or for informing the petitioner (anywhere else), and the to-do of the registrar's department.
 */
export async function openCase(db: Db, caller: Caller, registered: Registered): Promise<OpenedCase> {
  const { petitionId, at, isNew, receivedAt = at, dueOn, isPersonal } = registered
  const { provinceCode, orgId, deptId, regionCode } = caller
  const stepId = await insertFirstStep(db, caller, { petitionId, at })
  const type = (await getOffice(db, orgId)).isBureau ? 'K01' : 'K04'
  const of = { provinceCode, petitionId, stepId }
  const limit = { ...of, type, orgId, regionCode, startAt: receivedAt } as const
  const asked = { ...limit, ...(dueOn !== undefined && { dueAt: endOfDay(dueOn) }) }
  const { dueAt, thresholds } = (isNew ? undefined : await goOn(db, asked)) ?? (await startClock(db, asked))
  await setLead(db, { ...of, orgId, dueAt, thresholds })
  const holder = { orgId, deptId, personId: isPersonal ? caller.holderId : '' }
  const todo = {
    ...of,
    ...holder,
    type: 'sort',
    sourceOrgId: orgId,
    dueAt,
    createdAt: at,
    givenBy: caller.personId,
    ...(isNew && { clock: { type, start_at: receivedAt } }),
  } as const
  const { id: todoId, owner } = await placeTodo(db, todo)
  return { todoId, dueAt, note: await noteOfOwner(db, owner) }
}

/** Of what has waited to be registered, the limit may run already: it goes on with the first step. */
async function goOn(db: Db, limit: NewClock): Promise<Pick<StartedClock, 'dueAt' | 'thresholds'> | undefined> {
  const running = await db
    .updateTable('clock')
    .set({ step_id: limit.stepId })
    .where('province_code', '=', limit.provinceCode)
    .where('petition_id', '=', limit.petitionId)
    .where('type', '=', limit.type)
    .where('step_id', 'is', null)
    .where('state', '=', 'running')
    .returning(['due_at as dueAt', ...LAMP_THRESHOLDS])
    .executeTakeFirst()
  if (!running) return undefined
  const { dueAt, ...thresholds } = running
  return { dueAt, thresholds }
}

async function insertFirstStep(
  db: Db,
  caller: Caller,
  { petitionId, at }: Pick<Registered, 'petitionId' | 'at'>,
): Promise<string> {
  const { id } = await db
    .insertInto('handling_step')
    .values({
      province_code: caller.provinceCode,
      petition_id: petitionId,
      seq: 1,
      from_org_id: caller.orgId,
      from_dept_id: caller.deptId,
      from_person_id: caller.holderId,
      to_org_id: caller.orgId,
      to_dept_id: caller.deptId,
      state: STEP.signed,
      sent_at: at,
      signed_at: at,
      signed_by: caller.personId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Lead {
  readonly provinceCode: string
  readonly petitionId: string
  readonly stepId: string
  readonly orgId: string
  readonly dueAt: Date
  readonly thresholds: LampThresholds
}

const setLead = (db: Db, { provinceCode, petitionId, stepId, orgId, dueAt, thresholds }: Lead) =>
  db
    .updateTable('petition')
    .set({ lead_step_id: stepId, lead_org_id: orgId, due_at: dueAt, ...thresholds })
    .where('province_code', '=', provinceCode)
    .where('id', '=', petitionId)
    .execute()
