import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../database/connect'
import type { Database } from '../database/schema'

/** Totals are counted exactly up to here; more is answered as capped. */
export const TOTAL_LIMIT = 10_000

interface Total {
  total: number
  totalCapped?: boolean
}

export const cappedTotal = (count: number): Total =>
  count > TOTAL_LIMIT ? { total: TOTAL_LIMIT, totalCapped: true } : { total: count }

/** How many rows a query finds; stops counting beyond the limit. */
export async function countTotal<Tables extends Database, T extends keyof Tables>(
  db: Db,
  query: SelectQueryBuilder<Tables, T, unknown>,
): Promise<Total> {
  const found = query.select(sql`1`.as('one')).limit(TOTAL_LIMIT + 1)
  const { count } = await db
    .selectFrom(found.as('found'))
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return cappedTotal(Number(count))
}
