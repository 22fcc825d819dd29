import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isHidden } from '../access/wall'
import { isPressing, type Pressing } from './pressing'
import { isOfSet, type TodoSet } from './sets'

/** SQL of how many open to-dos of a set there are: from the counters where they hold it, else along an index. */
export const numberOf = (db: Db, caller: Caller, set: TodoSet, now: Date, by?: Pressing) =>
  by || isPart(set) ? fromTodos(db, caller, set, now, by) : fromCounters(db, caller, set, now)

/** How many there are of all sets together. */
export async function countSets(db: Db, caller: Caller, sets: readonly TodoSet[], now: Date): Promise<number> {
  const { count } = await db.selectNoFrom(sumOfSets(db, caller, sets, now).as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** SQL of the same. */
export function sumOfSets(db: Db, caller: Caller, sets: readonly TodoSet[], now: Date) {
  const numbers = sets.map(set => sql`(${numberOf(db, caller, set, now)})`)
  return sql<string>`${sql.join([sql`0`, ...numbers], sql` + `)}`
}

/** The counters know all of a type alone. */
const isPart = ({ days, unread, simple }: TodoSet): boolean => days !== undefined || unread === true || simple === true

function fromCounters(db: Db, caller: Caller, set: TodoSet, now: Date) {
  const counters = db
    .selectFrom('todo_counter')
    .where('province_code', '=', caller.provinceCode)
    .where('dept_id', '=', caller.deptId)
    .where(sql<boolean>`todo_type = any(${set.types}::text[])`)
  const held = set.whose === 'department' ? counters : counters.where('person_id', 'in', holders(caller, set.whose))
  const known = sql`coalesce(sum(open_count), 0) - (${hiddenAmong(openTodos(db, caller, set, now), caller)})`
  return held.select(known.as('count'))
}

function fromTodos(db: Db, caller: Caller, set: TodoSet, now: Date, by?: Pressing) {
  const open = openTodos(db, caller, set, now)
  const asked = by ? open.where(isPressing('todo', by, now)) : open
  return asked.select(sql`count(*) - (${hiddenAmong(asked, caller)})`.as('count'))
}

const openTodos = (db: Db, caller: Caller, set: TodoSet, now: Date) =>
  db
    .selectFrom('todo')
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.dept_id', '=', caller.deptId)
    .where('todo.done_at', 'is', null)
    .where(isOfSet(caller, set, now))

/** Those of which the caller may not know are counted apart: they are few, and all others are counted by index alone. */
const hiddenAmong = (todos: ReturnType<typeof openTodos>, caller: Caller) =>
  todos.where(isHidden(caller)).select(sql`count(*)`.as('count'))

function holders({ holderId }: Caller, whose: Exclude<TodoSet['whose'], 'department'>): string[] {
  return { mine: [holderId], unclaimed: [''], available: [holderId, ''] }[whose]
}
