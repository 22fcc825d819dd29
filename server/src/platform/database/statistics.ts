import { sql } from 'kysely'
import type { Db } from './connect'

/** After much was filled in at once: until PostgreSQL has looked at it, it plans for tables as if they were empty. */
export const gatherStatistics = async (db: Db): Promise<void> => void (await sql`vacuum (analyze)`.execute(db))
