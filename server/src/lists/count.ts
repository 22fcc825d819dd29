import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect'
import { EVERYTHING } from './conditions'
import type { Read } from './part'
import { hasPartyOf, idsInReach } from './reach-rows'

type Counted = Pick<Read, 'view' | 'asker' | 'filter' | 'counties'>

/** How many rows a list has; where `most` is given, it stops counting there. */
export async function countRows(db: Db, read: Counted, most?: number): Promise<number> {
  const { view, asker, filter } = read
  if (view.total && filter === EVERYTHING) return await view.total(db, asker)
  const rows = view.ofPetitions ? idsInReach(read, most) : rowsOf(read)
  const counted = sql`select count(*) from (${rows} ${most === undefined ? sql`` : sql`limit ${most}`}) as found`
  const quickly = view.ofPetitions && filter === EVERYTHING && most !== undefined
  const count = quickly
    ? sql`case when ${hasPartyOf(read, most)} then ${most} else (${counted}) end`
    : sql`(${counted})`
  const { rows: found } = await sql<{ count: string }>`select ${count} as count`.execute(db)
  return Number(found[0]?.count)
}

const rowsOf = ({ view, asker, filter }: Counted): RawBuilder<unknown> =>
  sql`select from ${view.from(asker)} where ${view.where(asker)} and ${filter}`
