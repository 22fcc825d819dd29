import { sql } from 'kysely'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'

const AT_ONCE = 1000

/** Writes anew, once, the facts from before they told what opinions cite and the reason of a petition. */
export async function writeOldFacts({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>): Promise<void> {
  const run = { province_code: config.provinceCode, name: writeOldFacts.name }
  const done = await db
    .selectFrom('job_run')
    .where('province_code', '=', run.province_code)
    .where('name', '=', run.name)
    .select('day')
    .executeTakeFirst()
  if (done) return
  for (let last: string | null = '0'; last !== null; ) last = await writeNext(db, last)
  await db
    .insertInto('job_run')
    .values({ ...run, day: dayOf(now()), done_at: now() })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Some of those after one; answers the last of them, null where there was none. */
async function writeNext(db: Db, after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with old as (
      select fact.province_code, fact.petition_id
      from petition_fact as fact
      join petition on petition.province_code = fact.province_code and petition.id = fact.petition_id
      where fact.petition_id > ${after} and (fact.cause <> petition.cause or fact.cited is null and exists (
        select from opinion_citation as cited
        where cited.province_code = fact.province_code and cited.petition_id = fact.petition_id))
      order by fact.petition_id limit ${AT_ONCE}
    )
    select max(petition_id)::text as last, keep_facts(array_agg(distinct province_code), array_agg(petition_id))
    from old having count(*) > 0`.execute(db)
  return rows[0]?.last ?? null
}
