import PgBoss from 'pg-boss'
import type { Config } from '../config'
import type { Db } from '../database/connect'
import { rulesOf, through } from './boss'
import type { Job } from './job'

/** Never asks by itself: each time it is given a transaction. */
const boss = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A job is enqueued through a transaction')) },
  migrate: false,
})

interface To {
  readonly db: Db
  readonly config: Pick<Config, 'provinceCode'>
}

interface When {
  readonly afterSeconds?: number
}

/**
 * Puts a job in its queue; with a transaction, exactly when that commits. Where one of the same key waits already, that
 * one is enough.
 */
export async function enqueue<Args extends object>(
  { db, config }: To,
  job: Job<Args>,
  args: Args,
  key: string,
  { afterSeconds = 0 }: When = {},
): Promise<void> {
  const province = config.provinceCode
  const singletonKey = keyOf(job, province, key)
  const stored = { job: job.name, province, args }
  await boss.send(job.lane, stored, { ...rulesOf(job), singletonKey, startAfter: afterSeconds, db: through(db) })
}

/** One job by this key waits at a time. */
export const keyOf = ({ name }: Pick<Job, 'name'>, province: string, key: string): string =>
  [province, name, key].join(' ')
