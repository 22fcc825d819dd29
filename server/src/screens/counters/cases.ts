import { type RawBuilder, sql } from 'kysely'
import { entrustedPetitions } from '../../approvals/waiting/waiting'
import { entrustedDocuments } from '../../official-documents/entrusted'
import { openTodosOf } from '../../petitions/todos/open-todos'
import { isPressing } from '../../petitions/todos/pressing'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Counted } from './count'

interface Cases {
  readonly total: number
  readonly urgent: number
}

/**
 * How many petitions wait behind the entries of each of several blocks, and how many of them are urgent: one that stands
 * in two entries, or with two to-dos, counts once. The counters cannot know that; the open to-dos are read along an index.
 */
export async function countCases(
  db: Db,
  caller: Caller,
  blocks: readonly (readonly Counted[])[],
  now: Date,
): Promise<Cases[]> {
  if (blocks.length === 0) return []
  const row = await casesQuery(db, caller, blocks, now).executeTakeFirstOrThrow()
  return blocks.map((_, at) => ({ total: Number(row[total(at)]), urgent: Number(row[urgent(at)]) }))
}

/** One statement for all blocks. */
export function casesQuery(db: Db, caller: Caller, blocks: readonly (readonly Counted[])[], now: Date) {
  const counts = blocks.map((block, at) =>
    db
      .selectFrom(waitingIn(db, caller, block, now).as('waiting'))
      .select([
        sql<string>`count(distinct petition_id)`.as(total(at)),
        sql<string>`count(distinct petition_id) filter (where pressing)`.as(urgent(at)),
      ])
      .as(`block${at}`),
  )
  const [first, ...others] = counts
  if (!first) throw new Error('No block to count')
  return others
    .reduce((query, block) => query.crossJoin(block), db.selectFrom(first))
    .select(
      blocks.flatMap((_, at) => [sql.ref<string>(total(at)).as(total(at)), sql.ref<string>(urgent(at)).as(urgent(at))]),
    )
}

const total = (at: number) => `total${at}`
const urgent = (at: number) => `urgent${at}`

function waitingIn(db: Db, caller: Caller, block: readonly Counted[], now: Date) {
  const own = openTodosOf(
    db,
    caller,
    block.flatMap(({ sets }) => sets),
    now,
  ).select([
    sql<string>`coalesce(todo.petition_id, ${byItself(sql`(todo.todo_type like 'document%')::text || todo.ref_id`)})`.as(
      'petition_id',
    ),
    sql<boolean>`coalesce(${isPressing('todo', 'urgent', now)}, false)`.as('pressing'),
  ])
  const isIn = (type: Counted['entrusted']) => block.some(({ entrusted }) => entrusted === type)
  return own
    .$if(isIn('approval'), query => query.unionAll(entrustedPetitions(db, caller, now)))
    .$if(isIn('documentApproval'), query => query.unionAll(documents(db, caller, now)))
}

/** What is about no petition counts by itself. */
const byItself = (key: RawBuilder<unknown>) => sql<string>`-1 - (hashtextextended(${key}, 0) & 9007199254740991)`

const documents = (db: Db, caller: Caller, now: Date) =>
  entrustedDocuments(db, caller, now)
    .clearSelect()
    .select([byItself(sql`'true' || entrusted.id::text`).as('petition_id'), sql<boolean>`false`.as('pressing')])
