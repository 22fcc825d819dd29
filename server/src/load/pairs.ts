import { sql } from 'kysely'
import type { Db } from '../platform/database/connect'

/** The index by which words of summaries are found: of many petitions it is made sooner when all are there. */
export const dropPairs = (db: Db) => sql`drop index if exists petition_summary_pairs`.execute(db)

/** As the migration has made it, where it is not there. */
export async function makePairs(db: Db): Promise<void> {
  await sql`set maintenance_work_mem = '512MB'`.execute(db)
  await sql`create index if not exists petition_summary_pairs on petition using gin (text_pairs(summary))`.execute(db)
  await sql`reset maintenance_work_mem`.execute(db)
}
