import { sql } from 'kysely'
import { currentRights } from '../../../people/identity/rights'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import { moveCounters } from '../counter'
import { mayHave } from '../owner'
import { refuseTodo } from './held'
import type { Moving } from './move'
import { type Colleague, NOT_ENTITLED, receiverOf } from './receiver'

/** SQL for how lists call what a to-do without a petition is about: a recommendation. */
export const subjectWithout = sql<string>`(
  select coalesce(nullif(document_no, ''), '未编号') || ' ' || receiver.company_name
  from recommendation join organisation as receiver on receiver.id = recommendation.to_org_id
  where recommendation.province_code = todo.province_code and recommendation.id = todo.ref_id::bigint)`

export async function isWithoutPetition(db: Db, { provinceCode }: Caller, todoId: string): Promise<boolean> {
  const todo = db.selectFrom('todo').where('province_code', '=', provinceCode).where('id', '=', todoId)
  return (await todo.where('petition_id', 'is', null).select('id').executeTakeFirst()) !== undefined
}

/**
 * Gives a to-do about a recommendation to a colleague, who answers for it at the addressee from then on. Its row is locked
 * first, as by every action on it; it notes who has it now.
 */
export async function giveWithoutPetition(moving: Moving, todoId: string, colleague: Colleague, action: string) {
  const { db, caller, at, origin } = moving
  const { ref_id: id, todo_type: type, dept_id: deptId, person_id: personId } = await readTodo(db, caller, todoId)
  const about = await lockSubject(db, caller, id)
  const isAddressee = about.to_org_id === caller.orgId
  await refuseUnfit(moving, { type, isAddressee, petitionId: isAddressee ? null : about.petition_id }, colleague)
  const to = await receiverOf(db, caller, colleague, at)
  await db
    .updateTable('todo')
    .set({ person_id: to.personId, dept_id: to.deptId, claimed_at: at, given_by: caller.personId })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', todoId)
    .execute()
  if (type === 'recommendation' && isAddressee)
    await db
      .updateTable('recommendation')
      .set({ handler_id: to.personId, handler_dept_id: to.deptId })
      .where('province_code', '=', caller.provinceCode)
      .where('id', '=', id)
      .execute()
  await note(db, caller, id, { action, text: colleague.name, at })
  await recordAudit(db, {
    ...origin,
    ...actorOf(caller),
    action: `${action}待办`,
    objectType: 'todo',
    objectId: todoId,
  })
  await moveCounters(db, caller.provinceCode, [
    { deptId, personId, type, by: -1 },
    { deptId: to.deptId, personId: to.personId, type, by: 1 },
  ])
}

async function readTodo(db: Db, { provinceCode, orgId }: Caller, todoId: string) {
  const found = await db
    .selectFrom('todo')
    .where('province_code', '=', provinceCode)
    .where('id', '=', todoId)
    .where('org_id', '=', orgId)
    .where('petition_id', 'is', null)
    .where('done_at', 'is', null)
    .select(['ref_id', 'todo_type', 'dept_id', 'person_id'])
    .executeTakeFirst()
  return found ?? refuseTodo()
}

const lockSubject = (db: Db, { provinceCode }: Caller, id: string) =>
  db
    .selectFrom('recommendation')
    .where('province_code', '=', provinceCode)
    .where('id', '=', id)
    .select(['to_org_id', 'petition_id'])
    .forUpdate()
    .executeTakeFirstOrThrow()

interface Given {
  readonly type: string
  readonly isAddressee: boolean
  /** What has to be known of to have it. */
  readonly petitionId: string | null
}

/** Nobody could do it who has not the right to, or may not know of the petition. */
async function refuseUnfit({ services, db, caller }: Moving, given: Given, { roles, personId }: Colleague) {
  const { type, isAddressee, petitionId } = given
  const right = type === 'recommendationApproval' ? 'jy:agree' : isAddressee ? 'jy:answer' : 'jy:write'
  const { permissionsOf } = await currentRights(services)
  if (!permissionsOf(roles).has(right)) refuseRule(NOT_ENTITLED)
  const { provinceCode } = caller
  if (!(await mayHave(db, { provinceCode, petitionId }, personId))) refuseRule('该人员不在知悉范围内，不能转办')
}

/** A line of what was done with it, which the own organisation reads. */
async function note(
  db: Db,
  caller: Caller,
  id: string,
  { action, text, at }: { action: string; text: string; at: Date },
) {
  const of = sql`province_code = ${caller.provinceCode} and recommendation_id = ${id}`
  await sql`insert into recommendation_entry
      (province_code, recommendation_id, seq, at, person_id, org_id, action, text, shared)
    select ${caller.provinceCode}, ${id}, coalesce(max(seq), 0) + 1, ${at}, ${caller.personId}, ${caller.orgId},
      ${action}, ${text}, false
    from recommendation_entry where ${of}`.execute(db)
}
