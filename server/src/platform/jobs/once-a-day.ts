import { sql } from 'kysely'
import { dayOf } from '../calendar/china-time'
import type { Db } from '../database/connect'
import { HOLDING } from '../database/limits'
import type { Services } from '../services'

/** Minutes past midnight at +08:00 from which the jobs of a day are done. */
const FROM_MINUTES = 10
const MINUTE_MS = 60_000

/**
 * Does the job of a day unless it is done already. Of several servers one does it; where that one is ended midway, the
 * next to ask begins anew, so a job must leave alone what an earlier run has done. Its own transactions commit as it
 * goes; what it does in the one that it is given is done exactly when the job is.
 */
export async function onceADay(
  { db, config: { provinceCode }, now }: Services,
  name: string,
  job: (transaction: Db) => Promise<void>,
): Promise<void> {
  const run = { provinceCode, name, day: dayOf(new Date(now().getTime() - FROM_MINUTES * MINUTE_MS)) }
  if (await isDone(db, run)) return
  await db.transaction().execute(async transaction => {
    if (!(await isFree(transaction, run)) || (await isDone(transaction, run))) return
    await sql.raw(HOLDING).execute(transaction)
    await job(transaction)
    await transaction
      .insertInto('job_run')
      .values({ province_code: provinceCode, name, day: run.day, done_at: now() })
      .execute()
  })
}

interface Run {
  readonly provinceCode: string
  readonly name: string
  readonly day: string
}

async function isDone(db: Db, { provinceCode, name, day }: Run): Promise<boolean> {
  const found = await db
    .selectFrom('job_run')
    .where('province_code', '=', provinceCode)
    .where('name', '=', name)
    .where('day', '=', day)
    .select('day')
    .executeTakeFirst()
  return found !== undefined
}

/** Whether no other server is at it; held until the transaction ends. */
async function isFree(db: Db, { provinceCode, name }: Run): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`job ${provinceCode} ${name}`}, 0)) as free`.execute(db)
  return rows[0]?.free === true
}
