import { sql } from 'kysely'
import { currentRights } from '../../../people/identity/rights'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import { moveCounters } from '../counter'
import { mayHave } from '../owner'
import {
  documentRight,
  documentSubject,
  giveReceipt,
  isDocumentTodo,
  lockDocumentOf,
  noteDocument,
} from './document-todo'
import { refuseTodo } from './held'
import type { Moving } from './move'
import { type Colleague, NOT_ENTITLED, receiverOf } from './receiver'

/** SQL for how lists call what a to-do without a petition is about: a recommendation or an official document. */
export const subjectWithout = sql<string>`case
  when todo.petition_id is not null then null
  when todo.todo_type in ('document', 'documentApproval') then ${documentSubject}
  else (
  select coalesce(nullif(document_no, ''), '未编号') || ' ' || receiver.company_name
  from recommendation join organisation as receiver on receiver.id = recommendation.to_org_id
  where recommendation.province_code = todo.province_code and recommendation.id = todo.ref_id::bigint) end`

export async function isWithoutPetition(db: Db, { provinceCode }: Caller, todoId: string): Promise<boolean> {
  const todo = db.selectFrom('todo').where('province_code', '=', provinceCode).where('id', '=', todoId)
  return (await todo.where('petition_id', 'is', null).select('id').executeTakeFirst()) !== undefined
}

/**
 * Gives a to-do about a recommendation or an official document to a colleague, who answers for it at whom it is for from
 * then on. Its row is locked first, as by every action on it; it notes who has it now.
 */
export async function giveWithoutPetition(moving: Moving, todoId: string, colleague: Colleague, action: string) {
  const { db, caller, at, origin } = moving
  const { ref_id: id, todo_type: type, dept_id: deptId, person_id: personId } = await readTodo(db, caller, todoId)
  const subject = await (isDocumentTodo(type) ? documentOf : recommendationOf)(db, caller, id, type)
  await refuseUnfit(moving, subject, colleague)
  const to = await receiverOf(db, caller, colleague, at)
  await db
    .updateTable('todo')
    .set({ person_id: to.personId, dept_id: to.deptId, claimed_at: at, given_by: caller.personId })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', todoId)
    .execute()
  await subject.give(to, { action, text: colleague.name, at })
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

interface Line {
  readonly action: string
  readonly text: string
  readonly at: Date
}

/** What a to-do is about. */
interface Subject {
  /** What whoever has it needs. */
  readonly right: string
  /** What has to be known of to have it. */
  readonly petitionId: string | null
  /** Notes who has it from now on. */
  readonly give: (to: { readonly personId: string; readonly deptId: string }, line: Line) => Promise<void>
}

async function documentOf(db: Db, caller: Caller, refId: string, type: string): Promise<Subject> {
  const { petitionId, isReceiver, ...part } = await lockDocumentOf(db, caller, refId)
  return {
    right: documentRight(type, isReceiver),
    petitionId,
    async give(to, line) {
      if (isReceiver) await giveReceipt(db, caller, part, to)
      await noteDocument(db, caller, part.id, line)
    },
  }
}

async function recommendationOf(db: Db, caller: Caller, id: string, type: string): Promise<Subject> {
  const { to_org_id: addresseeId, petition_id: petitionId } = await lockRecommendation(db, caller, id)
  const isAddressee = addresseeId === caller.orgId
  return {
    right: type === 'recommendationApproval' ? 'jy:agree' : isAddressee ? 'jy:answer' : 'jy:write',
    petitionId: isAddressee ? null : petitionId,
    async give({ personId, deptId }, line) {
      if (type === 'recommendation' && isAddressee)
        await db
          .updateTable('recommendation')
          .set({ handler_id: personId, handler_dept_id: deptId })
          .where('province_code', '=', caller.provinceCode)
          .where('id', '=', id)
          .execute()
      await note(db, caller, id, line)
    },
  }
}

const lockRecommendation = (db: Db, { provinceCode }: Caller, id: string) =>
  db
    .selectFrom('recommendation')
    .where('province_code', '=', provinceCode)
    .where('id', '=', id)
    .select(['to_org_id', 'petition_id'])
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Nobody could do it who has not the right to, or may not know of the petition. */
async function refuseUnfit(
  { services, db, caller }: Moving,
  { right, petitionId }: Subject,
  { roles, personId }: Colleague,
) {
  const { permissionsOf } = await currentRights(services)
  if (!permissionsOf(roles).has(right)) refuseRule(NOT_ENTITLED)
  const { provinceCode } = caller
  if (!(await mayHave(db, { provinceCode, petitionId }, personId))) refuseRule('该人员不在知悉范围内，不能转办')
}

/** A line of what was done with it, which the own organisation reads. */
async function note(db: Db, caller: Caller, id: string, { action, text, at }: Line) {
  const of = sql`province_code = ${caller.provinceCode} and recommendation_id = ${id}`
  await sql`insert into recommendation_entry
      (province_code, recommendation_id, seq, at, person_id, org_id, action, text, shared)
    select ${caller.provinceCode}, ${id}, coalesce(max(seq), 0) + 1, ${at}, ${caller.personId}, ${caller.orgId},
      ${action}, ${text}, false
    from recommendation_entry where ${of}`.execute(db)
}
