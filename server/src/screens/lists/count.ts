import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { EVERYTHING } from './conditions'
import type { ListSearch } from './part'
import { idsInReach } from './reach-rows'

/** How many rows a list has; where `most` is given, it stops counting there. */
export async function countRows(db: Db, read: ListSearch, most?: number): Promise<number> {
  const { view, asker, filter } = read
  if (view.total && filter === EVERYTHING) return await view.total(db, asker)
  const rows = view.ofPetitions ? idsInReach(read, most) : sql`select ${rowsOf(read)}`
  const { rows: found } = await sql<{ count: string }>`
    select count(*) as count from (${rows} ${most === undefined ? sql`` : sql`limit ${most}`}) as found`.execute(db)
  return Number(found[0]?.count)
}

/** SQL of where the rows of a list come from, and which of them are asked for. */
export const rowsOf = ({ view, asker, filter }: ListSearch): RawBuilder<unknown> =>
  sql`from ${view.from(asker)} where ${view.where(asker)} and ${filter}`
