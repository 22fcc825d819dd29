import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { isRowId } from '../../../platform/paging/row-id'
import { refuse } from '../../../platform/refusal'
import { mayKnowTodo } from '../../access/wall'

export type HeldTodo = Awaited<ReturnType<typeof lockTodo>>

/**
 * An open to-do of the caller's organisation. Its petition is kept from others until the transaction ends, as by every
 * action, and only then the to-do is read. Refused alike where there is none and where the caller may not know of it.
 */
export async function lockTodo(db: Db, caller: Caller, todoId: string) {
  if (!isRowId(todoId)) refuseTodo()
  const { petition_id } = (await todosOf(db, caller, todoId).select('petition_id').executeTakeFirst()) ?? refuseTodo()
  const petition = await db
    .selectFrom('petition')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', petition_id)
    .select(['petition.id as petitionId', 'petition_no as petitionNo'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  const todo = await readTodo(db, caller, todoId)
  return { ...todo, ...petition }
}

async function readTodo(db: Db, caller: Caller, todoId: string) {
  const found = await todosOf(db, caller, todoId)
    .leftJoin('person', 'person.id', 'todo.person_id')
    .select(['todo.id', 'step_id as stepId', 'todo_type as type', 'family'])
    .select([
      'dept_id as deptId',
      'ref_id as refId',
      'person_id as personId',
      'user_name as holderName',
      'todo.org_id as orgId',
    ])
    .select(['todo.created_at as createdAt', 'claimed_at as claimedAt', 'done_at as doneAt'])
    .executeTakeFirst()
  return found ?? refuseTodo()
}

const todosOf = (db: Db, caller: Caller, todoId: string) =>
  db
    .selectFrom('todo')
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.id', '=', todoId)
    .where('todo.org_id', '=', caller.orgId)
    // What is about no petition is not handed on: whoever of the organisation may act on it does.
    .where('todo.petition_id', 'is not', null)
    .where(mayKnowTodo(caller))

export const refuseTodo = (): never => refuse('notFound', { what: '待办事项' })
