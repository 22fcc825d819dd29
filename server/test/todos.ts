import { sql } from 'kysely'
import { moveCounters } from '../src/petitions/todos/counter'
import { openTodo } from '../src/petitions/todos/open'
import type { TodoType } from '../src/petitions/todos/types'
import type { Caller } from '../src/platform/caller'
import type { Db } from '../src/platform/database/connect'

interface TodoOptions {
  /** Who holds it; nobody without. */
  readonly personId?: string
  readonly dueAt?: Date | null
  readonly createdAt?: Date
}

/** Opens a to-do of any type with the caller's department, on any petition there is that all may know of. */
export async function createTodo(db: Db, caller: Caller, type: TodoType, options: TodoOptions = {}): Promise<string> {
  const { personId = '', dueAt = null, createdAt = new Date() } = options
  const open = db.selectFrom('petition').where('walled_off', '=', false)
  const { id: petitionId } = await open.select('id').limit(1).executeTakeFirstOrThrow()
  const { provinceCode, orgId, deptId } = caller
  const opened = { provinceCode, petitionId, type, orgId, deptId, sourceOrgId: orgId, dueAt, createdAt }
  const id = await openTodo(db, opened)
  if (personId) await hold(db, opened, id, personId)
  return id
}

async function hold(
  db: Db,
  { provinceCode, deptId, type }: { provinceCode: string; deptId: string; type: TodoType },
  id: string,
  personId: string,
) {
  await db.updateTable('todo').set({ person_id: personId }).where('id', '=', id).execute()
  await moveCounters(db, provinceCode, [
    { deptId, personId: '', type, by: -1 },
    { deptId, personId, type, by: 1 },
  ])
}

/** Does a to-do: it is open no longer, and counted no longer. */
export async function finishTodo(db: Db, id: string): Promise<void> {
  const { rows } = await sql<{ province_code: string; dept_id: string; person_id: string; todo_type: string }>`
    update todo set done_at = now() where id = ${id} returning *`.execute(db)
  for (const row of rows) {
    await moveCounters(db, row.province_code, [
      { deptId: row.dept_id, personId: row.person_id, type: row.todo_type, by: -1 },
    ])
  }
}
