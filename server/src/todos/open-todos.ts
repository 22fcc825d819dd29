import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import { isHidden, mayKnowTodo } from '../rights/wall'
import { LISTED_TYPES } from './types'

export type Whose = 'department' | 'personal'

/** Open to-dos to be handled in the post in which the caller acts: all of its department, or the caller's own there. */
export function openTodosOf(db: Db, caller: Caller, whose: Whose) {
  const open = db
    .selectFrom('todo')
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.dept_id', '=', caller.deptId)
    .where('todo.done_at', 'is', null)
    .where('todo.todo_type', 'in', LISTED_TYPES)
    .where(mayKnowTodo(caller))
  // The second condition is what the partial index todo_personal asks for.
  return whose === 'department'
    ? open
    : open.where('todo.person_id', '=', caller.holderId).where('todo.person_id', '<>', '')
}

/** How many they are: from the counters, less those of which the caller may not know. */
export async function countOpenTodos(db: Db, caller: Caller, whose: Whose): Promise<number> {
  const counters = db
    .selectFrom('todo_counter')
    .where('province_code', '=', caller.provinceCode)
    .where('dept_id', '=', caller.deptId)
    .where('todo_type', 'in', LISTED_TYPES)
  const ofHolder = whose === 'department' ? counters : counters.where('person_id', '=', caller.holderId)
  const { count } = await ofHolder
    .select(eb => eb.fn.sum<string | null>('open_count').as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) - (await countHidden(db, caller, whose))
}

async function countHidden(db: Db, caller: Caller, whose: Whose): Promise<number> {
  const hidden = db
    .selectFrom('todo')
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.dept_id', '=', caller.deptId)
    .where('todo.done_at', 'is', null)
    .where('todo.todo_type', 'in', LISTED_TYPES)
    .where(isHidden(caller))
  const ofHolder = whose === 'department' ? hidden : hidden.where('todo.person_id', '=', caller.holderId)
  const { count } = await ofHolder.select(eb => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
