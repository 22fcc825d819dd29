import { sql } from 'kysely'
import type { Db } from '../platform/database/connect'

/** Petitions whose reach is written down at once. */
const AT_ONCE = 100_000

/**
 * Writes down in whose reach those petitions are that were stored without it. Indexes beside the key are made anew when
 * all is there, which is sooner than filling them row by row.
 */
export async function fillReach(db: Db): Promise<void> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(id)::int as first, max(id)::int as last from petition where not exists (select from petition_reach as reach
      where reach.province_code = petition.province_code and reach.petition_id = petition.id)`.execute(db)
  const { first, last } = rows[0] ?? {}
  if (typeof first !== 'number' || typeof last !== 'number') return
  await sql`set local work_mem = '256MB'`.execute(db)
  await sql`set local maintenance_work_mem = '512MB'`.execute(db)
  const definitions = await dropIndexes(db)
  for (let from = first; from <= last; from += AT_ONCE)
    await sql`insert into petition_reach select * from petition_reach_now
      where petition_id between ${from} and ${Math.min(last, from + AT_ONCE - 1)} order by party, petition_id`.execute(
      db,
    )
  for (const definition of definitions) await sql.raw(definition).execute(db)
}

/** Answers how they are made again. */
async function dropIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = 'petition_reach' and indexname <> 'petition_reach_pkey'`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}
