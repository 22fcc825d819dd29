import type { Db } from '../database/connect'
import { moveCounters } from './counter'
import { getTodoType, type TodoType } from './types'

/** Work that waits with a department until one of its people claims it. */
export interface NewTodo {
  readonly provinceCode: string
  readonly petitionId: string
  readonly type: TodoType
  readonly orgId: string
  readonly deptId: string
  /** The organisation the work comes from. */
  readonly sourceOrgId: string
  /** In whole milliseconds, which is what a cursor of the list can tell apart. */
  readonly dueAt: Date | null
  readonly createdAt: Date
}

/** Opens a to-do and counts it; answers its id. */
export async function openTodo(db: Db, todo: NewTodo): Promise<string> {
  const { id } = await db
    .insertInto('todo')
    .values({
      province_code: todo.provinceCode,
      family: getTodoType(todo.type).family,
      todo_type: todo.type,
      petition_id: todo.petitionId,
      org_id: todo.orgId,
      dept_id: todo.deptId,
      source_org_id: todo.sourceOrgId,
      due_at: todo.dueAt,
      created_at: todo.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await moveCounters(db, todo.provinceCode, [{ deptId: todo.deptId, personId: '', type: todo.type, by: 1 }])
  return id
}
