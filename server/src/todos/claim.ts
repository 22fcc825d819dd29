import type { ExpressionBuilder } from 'kysely'
import { actorOf } from '../audit/actor'
import { type AuditEntry, recordAudit } from '../audit/record'
import { dateTimeOf } from '../calendar/china-time'
import type { Db } from '../database/connect'
import type { Database } from '../database/schema'
import { refuse } from '../http/refusal'
import type { Caller } from '../identity/caller'
import { isRowId } from '../paging/row-id'
import { addStep } from '../petitions/timeline'
import { moveCounters } from './counter'
import { getTodoType } from './types'

const CLAIM = '领取'

/** Takes an unclaimed to-do of the caller's department for the caller. Taking it again changes nothing. */
export async function claimTodo(
  db: Db,
  caller: Caller,
  todoId: string,
  at: Date,
  origin: Pick<AuditEntry, 'requestId' | 'address'> = {},
): Promise<void> {
  if (!isRowId(todoId)) refuseTodo()
  const claimed = await takeUnclaimed(db, caller, todoId, at)
  if (!claimed) return await refuseUnlessOwn(db, caller, todoId)
  const { petition_id: petitionId, todo_type: type } = claimed
  await addStep(db, caller, { petitionId, action: CLAIM, at, text: getTodoType(type).name })
  const { holderId: personId, deptId } = caller
  await recordAudit(db, { ...origin, ...actorOf(caller), action: '领取待办', objectType: 'todo', objectId: todoId })
  await moveCounters(db, caller.provinceCode, [
    { deptId, personId: '', type, by: -1 },
    { deptId, personId, type, by: 1 },
  ])
}

/** Of two who claim at once the second waits here for the first's transaction and then finds nothing to take. */
function takeUnclaimed(db: Db, caller: Caller, todoId: string, at: Date) {
  return db
    .updateTable('todo')
    .set({ person_id: caller.holderId, claimed_at: at })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', todoId)
    .where('dept_id', '=', caller.deptId)
    .where('person_id', '=', '')
    .where('done_at', 'is', null)
    .returning(['petition_id', 'todo_type'])
    .executeTakeFirst()
}

async function refuseUnlessOwn(db: Db, caller: Caller, todoId: string): Promise<void> {
  const { personId, name, doneAt, claimedAt } = (await heldTodo(db, caller, todoId)) ?? refuseTodo()
  if (personId === caller.holderId && !doneAt) return
  refuse('changedMeanwhile', { name, time: dateTimeOf(doneAt ?? claimedAt) })
}

const refuseTodo = (): never => refuse('notFound', { what: '待办事项' })

/** The to-do with its holder; when it was claimed is what the petition's timeline says. */
function heldTodo(db: Db, caller: Caller, todoId: string) {
  return db
    .selectFrom('todo')
    .innerJoin('person', 'person.id', 'todo.person_id')
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.id', '=', todoId)
    .where('todo.dept_id', '=', caller.deptId)
    .select(['todo.person_id as personId', 'person.user_name as name', 'todo.done_at as doneAt'])
    .select(eb => eb.fn.coalesce(lastClaim(eb), 'todo.created_at').as('claimedAt'))
    .executeTakeFirst()
}

const lastClaim = (eb: ExpressionBuilder<Database, 'todo'>) =>
  eb
    .selectFrom('timeline')
    .whereRef('timeline.province_code', '=', 'todo.province_code')
    .whereRef('timeline.petition_id', '=', 'todo.petition_id')
    .whereRef('timeline.person_id', '=', 'todo.person_id')
    .where('timeline.action', '=', CLAIM)
    .select('at')
    .orderBy('seq', 'desc')
    .limit(1)
