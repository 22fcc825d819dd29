import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { mayKnowTodo } from '../access/wall'
import { isOfSets, type TodoSet } from './sets'

/** Open to-dos of some sets in the post in which the caller acts. */
export const openTodosOf = (db: Db, caller: Caller, sets: readonly TodoSet[], now: Date) =>
  db
    .selectFrom('todo')
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.dept_id', '=', caller.deptId)
    .where('todo.done_at', 'is', null)
    .where(isOfSets(caller, sets, now))
    .where(mayKnowTodo(caller))
