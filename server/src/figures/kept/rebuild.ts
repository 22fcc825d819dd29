import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'

/** Petitions that are counted anew at once: who changes one of them waits no longer than these take. */
const AT_ONCE = 5000

/**
 * Writes the facts of all petitions anew, while people work: some petitions after the others, each chunk in a transaction
 * of its own. Answers how many facts there are.
 */
export async function rebuildFacts(db: Db, log: (line: string) => void = () => {}): Promise<number> {
  await sql`delete from petition_fact as fact where not exists (
    select from petition where petition.province_code = fact.province_code and petition.id = fact.petition_id)`.execute(
    db,
  )
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(id)::int as first, max(id)::int as last from petition`.execute(db)
  const { first, last } = rows[0] ?? {}
  for (let from = first ?? 1; from <= (last ?? 0); from += AT_ONCE) {
    await sql`select keep_facts(array_agg(distinct province_code), array_agg(id))
      from petition where id between ${from} and ${from + AT_ONCE - 1} having count(*) > 0`.execute(db)
    log(`${Math.min(last ?? 0, from + AT_ONCE - 1)} of ${last}`)
  }
  const counted = await sql<{ count: number }>`select count(*)::int as count from petition_fact`.execute(db)
  return counted.rows[0]?.count ?? 0
}

/** How many facts are not what they would be if they were written anew. */
export async function countWrongFacts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct petition_id)::int as count from (
    (select * from petition_fact_now except select * from petition_fact)
    union all (select * from petition_fact except select * from petition_fact_now)) as wrong`.execute(db)
  return rows[0]?.count ?? 0
}
