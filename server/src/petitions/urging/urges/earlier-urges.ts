import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { stopClocks } from '../../clocks/stop'
import { closeTodos } from '../../todos/close'
import type { OfStep } from './urged-step'

/** So many urges without a reply, within so many days, suggest a supervision. */
const URGES_TO_SUPERVISION = 3
const WITHIN_DAYS = 30

export const suggestsSupervision = (unanswered: number): boolean => unanswered >= URGES_TO_SUPERVISION

/** Lets an open urge go whose reply is overdue; false where one can still be answered. */
export async function supersedeUrge(db: Db, of: OfStep, at: Date): Promise<boolean> {
  const open = await openUrge(db, of)
  if (!open) return true
  if (open.replyDueAt >= at) return false
  await db
    .updateTable('urge')
    .set({ superseded: true })
    .where('province_code', '=', of.provinceCode)
    .where('id', '=', open.id)
    .execute()
  await endUrge(db, { ...of, urgeId: open.id }, { at, personId: null, result: '逾期未回复' })
  return true
}

/** What was opened with an urge is closed: its to-do and its clock. */
export async function endUrge(
  db: Db,
  { urgeId, provinceCode, petitionId, stepId, addresseeId }: OfStep & { urgeId: string },
  { at, personId, result }: { at: Date; personId: string | null; result: string },
): Promise<void> {
  const choice = { provinceCode, petitionId, stepId }
  const asked = addresseeId
    ? ({ refId: addresseeId, types: ['superviseUrge'] } as const)
    : ({ refId: urgeId, types: ['urgeReply'] } as const)
  await closeTodos(db, { ...choice, ...asked }, { at, personId })
  const startAt = await instantOf(db, provinceCode, urgeId)
  const orgId = addresseeId && (await organisationOf(db, provinceCode, addresseeId))
  await stopClocks(db, { ...choice, types: ['K15'], startAt, ...(orgId && { orgId }) }, at, result)
}

/** When it was sent, which is when its clock was started. */
async function instantOf(db: Db, provinceCode: string, urgeId: string): Promise<Date> {
  const of = db.selectFrom('urge').where('province_code', '=', provinceCode)
  return (await of.where('id', '=', urgeId).select('at').executeTakeFirstOrThrow()).at
}

async function organisationOf(db: Db, provinceCode: string, addresseeId: string): Promise<string> {
  const of = db.selectFrom('supervision_addressee').where('province_code', '=', provinceCode)
  return (await of.where('id', '=', addresseeId).select('org_id').executeTakeFirstOrThrow()).org_id
}

/** How often a step has been urged, and how often of late without a reply. */
export async function countUrges(db: Db, { provinceCode, petitionId, stepId, addresseeId }: OfStep, at: Date) {
  const since = startOfDay(addDays(dayOf(at), -WITHIN_DAYS))
  const { all, unanswered } = await db
    .selectFrom('urge')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('step_id', '=', stepId)
    .where('addressee_id', 'is not distinct from', addresseeId ?? null)
    .select(eb => eb.fn.countAll<string>().as('all'))
    .select(sql<string>`count(*) filter (where replied_at is null and at >= ${since})`.as('unanswered'))
    .executeTakeFirstOrThrow()
  return { all: Number(all), unanswered: Number(unanswered) }
}

async function openUrge(db: Db, { provinceCode, petitionId, stepId, addresseeId }: OfStep) {
  return await db
    .selectFrom('urge')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('step_id', '=', stepId)
    .where('addressee_id', 'is not distinct from', addresseeId ?? null)
    .where('replied_at', 'is', null)
    .where('superseded', '=', false)
    .select(['id', 'reply_due_at as replyDueAt'])
    .executeTakeFirst()
}
