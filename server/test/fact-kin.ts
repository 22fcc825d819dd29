import { sql } from 'kysely'
import type { Db } from '../src/platform/database/connect'

/** Tells facts that were stored without their petitions of the others of their matter, as docs/statistics.md has it. */
export const tellOfMatters = async (db: Db): Promise<void> => {
  await sql`update petition_fact as fact set (same_matter, next_on) = (
    select count(*), min(other.registered_on) filter (where other.registered_on > fact.closed_on)
    from petition_fact as other where other.matter_id = fact.matter_id and other.petition_id <> fact.petition_id
      and other.state not in ('91', '99') and not other.guarded)`.execute(db)
}
