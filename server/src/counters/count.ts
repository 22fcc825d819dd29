import { sql } from 'kysely'
import { countEntrusted } from '../approvals/waiting'
import { addDays, dayOf, startOfDay } from '../calendar/china-time'
import type { Db } from '../database/connect'
import { PREPARED } from '../database/prepared'
import type { Caller } from '../identity/caller'
import { isHidden } from '../rights/wall'
import { isPressing, type Pressing } from '../todos/pressing'
import type { TodoSet } from './todo-sets'

/** A number that is asked for: all of some sets, or those of them that press. */
export interface Asked {
  readonly sets: readonly TodoSet[]
  readonly by?: Pressing
}

/** Numbers of open to-dos, in the order in which they were asked for: one statement for all of them. */
export async function countTodos(db: Db, caller: Caller, asked: readonly Asked[], now: Date): Promise<number[]> {
  if (!asked.length) return []
  const row = await countingQuery(db, caller, asked, now).executeTakeFirstOrThrow()
  return asked.map((_, at) => Number(row[nameOf(at)]))
}

/** Each number from the counters where they hold it, else along an index of the open to-dos. */
export function countingQuery(db: Db, caller: Caller, asked: readonly Asked[], now: Date) {
  const sums = asked.map(one => sumOf(db, caller, one, now))
  return db.selectNoFrom(sums.map((sum, at) => sum.as(nameOf(at)))).modifyFront(PREPARED)
}

const nameOf = (at: number) => `n${at}`

function sumOf(db: Db, caller: Caller, { sets, by }: Asked, now: Date) {
  const numbers = sets.flatMap(set => [
    by || isPart(set) ? fromTodos(db, caller, set, now, by) : fromCounters(db, caller, set),
    ...(set.withEntrusted ? [countEntrusted(db, caller, now, by)] : []),
  ])
  return sql<string>`${sql.join([sql`0`, ...numbers.map(number => sql`(${number})`)], sql` + `)}`
}

/** The counters know all of a type alone. */
const isPart = ({ days, unread, simple }: TodoSet): boolean => days !== undefined || unread === true || simple === true

function fromCounters(db: Db, caller: Caller, { types, whose }: TodoSet) {
  const counters = db
    .selectFrom('todo_counter')
    .where('province_code', '=', caller.provinceCode)
    .where('dept_id', '=', caller.deptId)
    .where(isOf(types))
  const held = whose === 'department' ? counters : counters.where('person_id', 'in', holders(caller, whose))
  const known = sql`coalesce(sum(open_count), 0) - (${hiddenAmong(openTodos(db, caller, { types, whose }), caller)})`
  return held.select(known.as('count'))
}

function fromTodos(db: Db, caller: Caller, set: TodoSet, now: Date, by?: Pressing) {
  const open = openTodos(db, caller, set)
  const { days } = set
  const recent = days === undefined ? open : open.where('created_at', '>=', startOfDay(addDays(dayOf(now), 1 - days)))
  const due = by ? recent.where(isPressing('todo', by, now)) : recent
  return due.select(sql`count(*) - (${hiddenAmong(due, caller)})`.as('count'))
}

/** One parameter, however many there are. */
const isOf = (types: TodoSet['types']) => sql<boolean>`todo_type = any(${types}::text[])`

function openTodos(db: Db, caller: Caller, { types, whose, unread, simple }: TodoSet) {
  const open = db
    .selectFrom('todo')
    .where('province_code', '=', caller.provinceCode)
    .where('dept_id', '=', caller.deptId)
    .where(isOf(types))
    .where('done_at', 'is', null)
    .$if(unread === true, query => query.where(isUnread))
    .$if(simple === true, query => query.where(isSimple))
  return whose === 'department' ? open : open.where('person_id', 'in', holders(caller, whose))
}

/** None has been asked for, or it is under way or has failed. */
const isUnread = sql<boolean>`not exists (select from letter_recognition as read
  where read.province_code = todo.province_code and read.petition_id = todo.petition_id
    and read.state in ('done', 'unreadable'))`

const isSimple = sql<boolean>`exists (select from handling_step as step
  where step.province_code = todo.province_code and step.id = todo.step_id and step.simple)`

/** Those of which the caller may not know are counted apart: they are few, and all others are counted by index alone. */
const hiddenAmong = (todos: ReturnType<typeof openTodos>, caller: Caller) =>
  todos.where(isHidden(caller)).select(sql`count(*)`.as('count'))

function holders({ holderId }: Caller, whose: Exclude<TodoSet['whose'], 'department'>): string[] {
  return { mine: [holderId], unclaimed: [''], available: [holderId, ''] }[whose]
}
