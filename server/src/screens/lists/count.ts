import { type RawBuilder, sql } from 'kysely'
import { readParties } from '../../petitions/access/parties'
import type { Db } from '../../platform/database/connect'
import { EVERYTHING } from './conditions'
import type { ListSearch } from './part'
import { idsInReach } from './reach-rows'
import { FEW } from './telling-pairs'

/** How many rows a list has; where `most` is given, it stops counting there. */
export async function countRows(db: Db, read: ListSearch, most?: number): Promise<number> {
  const { view, asker, filter } = read
  if (view.total && filter === EVERYTHING) return await view.total(db, asker)
  const ids = view.ofPetitions
    ? idsInReach(read, await readParties(db, asker.caller), most)
    : sql`select ${rowsOf(read)} ${most === undefined ? sql`` : sql`limit ${most}`}`
  return (await counted(db, sql`select count(*)::int as count from (${ids}) as found`)).count
}

/** How many petitions a list has, and where they are few their ids. */
interface Counted {
  readonly count: number
  readonly ids?: readonly string[] | null
}

/** Counts the petitions of a list, at most so many. */
export async function countPetitions(db: Db, read: ListSearch, most: number): Promise<Counted> {
  const ids = idsInReach(read, await readParties(db, read.asker.caller), most)
  const few = sql`case when count(*) <= ${FEW} then array_agg(id)::text[] end`
  return await counted(db, sql`select count(*)::int as count, ${few} as ids from (${ids}) as found`)
}

async function counted(db: Db, query: RawBuilder<unknown>): Promise<Counted> {
  const { rows } = await sql<Counted>`${query}`.execute(db)
  return rows[0] ?? { count: 0 }
}

/** SQL of where the rows of a list come from, and which of them are asked for. */
export const rowsOf = ({ view, asker, filter }: ListSearch): RawBuilder<unknown> =>
  sql`from ${view.from(asker)} where ${view.where(asker)} and ${filter}`
