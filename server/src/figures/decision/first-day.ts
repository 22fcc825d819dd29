import { sql } from 'kysely'
import { COUNTS } from '../../petitions/record/counted-rows'
import type { Confined } from '../conditions'
import type { Counting } from '../counting'
import { isCounted } from '../sight'

/** The day of the first registration that the caller counts: before it nothing is known, which is not none. */
export async function firstDay({ db, caller }: Counting, scope: Confined): Promise<string | undefined> {
  const { rows } = await sql<{ readonly day: string }>`
    select to_char(fact.registered_on, 'YYYY-MM-DD') as day from petition_fact as fact
    where ${isCounted(caller)} and ${COUNTS} and ${scope.sql} order by fact.registered_on limit 1`.execute(db)
  return rows[0]?.day
}
