import { sql } from 'kysely'
import type { Services } from '../../platform/services'

/** Nobody adds older changes to what was counted (`isStale`); by the database's clock, which wrote their times. */
export async function forgetFactChanges({ db }: Pick<Services, 'db'>): Promise<void> {
  await sql`delete from petition_fact_change where changed_at < now() - interval '4 days'`.execute(db)
}
