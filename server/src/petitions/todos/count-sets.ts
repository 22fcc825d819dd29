import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isHidden } from '../access/wall'
import { isPressing, type Pressing } from './pressing'
import { isOfSet, type TodoSet } from './sets'

/** Open to-dos of which the number is asked for: those of all sets together, or what of them presses. */
export interface AskedSets {
  readonly sets: readonly TodoSet[]
  readonly by?: Pressing
}

/** How many there are of all sets together. */
export async function countSets(db: Db, caller: Caller, sets: readonly TodoSet[], now: Date): Promise<number> {
  const { count } = await db.selectNoFrom(sumOfSets(caller, sets, now).as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** SQL of the same. */
export function sumOfSets(caller: Caller, sets: readonly TodoSet[], now: Date): RawBuilder<string> {
  const { from, numbers } = numbersOfSets(caller, [{ sets }], now)
  return sql<string>`(select ${sql.join(numbers)} from ${sql.join(from)})`
}

/**
 * SQL of several numbers, in the order in which they are asked for, and of what they are taken from. The counters are read
 * once for all that they hold, and so are the few to-dos of which the caller may not know: each further query would be
 * planned by every connection whenever the tables have new statistics. The rest is counted along an index.
 */
export function numbersOfSets(caller: Caller, asked: readonly AskedSets[], now: Date) {
  const parts = asked.map(({ sets, by }) => {
    const isHeld = (set: TodoSet) => by === undefined && !isPart(set)
    const ofSet = (set: TodoSet) => sql<boolean>`(${isOfSet(caller, set, now)} and ${pressing(by, now)})`
    return { held: sets.filter(isHeld), read: sets.filter(set => !isHeld(set)).map(ofSet), all: sets.map(ofSet) }
  })
  const open = openTodos(caller)
  const held = parts.flatMap(part => part.held)
  const types = typesOf(asked.flatMap(({ sets }) => sets))
  const known = parts.map(part =>
    plus(part.held.map(set => sql`sum(open_count) filter (where ${isCountedFor(caller, set)})`)),
  )
  const hidden = parts.map(({ all }) => plus(all.map(isOfOne => sql`count(*) filter (where ${isOfOne})`)))
  return {
    from: [
      sql<unknown>`(select count(*), ${named(known)} from todo_counter where province_code = ${caller.provinceCode}
        and dept_id = ${caller.deptId} and todo_type = any(${typesOf(held)}::text[])
        and ${isOfHolders(caller, held)})`.as('known'),
      sql<unknown>`(select count(*), ${named(hidden)} from todo where ${open} and todo.todo_type = any(${types}::text[])
        and ${isHidden(caller)})`.as('hidden'),
    ],
    numbers: parts.map(({ read }, at) => {
      const counted = read.map(isOfOne => sql`(select count(*) from todo where ${open} and ${isOfOne})`)
      return sql<string>`(known.${nameOf(at)} - hidden.${nameOf(at)} + ${plus(counted)})`
    }),
  }
}

const nameOf = (at: number) => sql.id(`n${at}`)

const named = (values: readonly RawBuilder<unknown>[]) =>
  sql.join(values.map((value, at) => sql`${value} as ${nameOf(at)}`))

const plus = (numbers: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`0`, ...numbers.map(number => sql`coalesce(${number}, 0)`)], sql` + `)

const typesOf = (sets: readonly TodoSet[]) => [...new Set(sets.flatMap(({ types }) => types))].sort()

/** The counters know all of a type alone. */
const isPart = ({ days, unread, simple }: TodoSet): boolean => days !== undefined || unread === true || simple === true

const isCountedFor = (caller: Caller, set: TodoSet) =>
  sql<boolean>`todo_type = any(${set.types}::text[]) and ${isOfHolders(caller, [set])}`

const isOfHolders = (caller: Caller, sets: readonly TodoSet[]) =>
  sets.some(({ whose }) => whose === 'department')
    ? sql<boolean>`true`
    : sql<boolean>`person_id = any(${holders(caller, sets)}::text[])`

const holders = ({ holderId }: Caller, sets: readonly TodoSet[]) => [
  ...(sets.some(({ whose }) => whose !== 'unclaimed') ? [holderId] : []),
  ...(sets.some(({ whose }) => whose !== 'mine') ? [''] : []),
]

const pressing = (by: Pressing | undefined, now: Date) => (by ? isPressing('todo', by, now) : sql<boolean>`true`)

const openTodos = (caller: Caller) => sql<boolean>`todo.province_code = ${caller.provinceCode}
  and todo.dept_id = ${caller.deptId} and todo.done_at is null`
