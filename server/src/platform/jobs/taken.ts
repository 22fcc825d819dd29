import { sql } from 'kysely'
import type PgBoss from 'pg-boss'
import { z } from 'zod'
import type { Db } from '../database/connect'
import { type Stored, through } from './boss'
import type { Lane } from './job'

export interface Taken {
  readonly lane: Lane
  readonly id: string
  readonly stored: Stored
  readonly key: string | undefined
  readonly rules: Pick<PgBoss.SendOptions, 'retryLimit' | 'retryDelay' | 'retryBackoff' | 'expireInSeconds'>
  /** How often it was tried before. */
  readonly attempts: number
  /** Until then no other server takes it. By `performance.now`. */
  oursUntil: number
}

const SECOND_MS = 1000
const JobData = z.object({ job: z.string(), province: z.string(), args: z.looseObject({}) })

/** Takes the next job of a queue that may begin. */
export async function takeNext(boss: PgBoss, db: Db, lane: Lane): Promise<Taken | undefined> {
  const askedAt = performance.now()
  const asking = remembering(through(db))
  const [job] = await boss.fetch(lane, { includeMetadata: true, db: asking })
  // The library takes a database that refuses for an empty queue.
  if (asking.failure) throw asking.failure
  if (!job) return undefined
  const { id, data, retryLimit, retryCount, retryDelay, retryBackoff, expireInSeconds, singletonKey } = job
  const seconds = Number(expireInSeconds)
  return {
    lane,
    id,
    stored: JobData.parse(data),
    key: singletonKey ?? undefined,
    rules: { retryLimit, retryDelay, retryBackoff, expireInSeconds: seconds },
    attempts: retryCount,
    oursUntil: askedAt + seconds * SECOND_MS,
  }
}

function remembering(db: PgBoss.Db) {
  const asking: PgBoss.Db & { failure?: unknown } = {
    executeSql: (text, values) =>
      db.executeSql(text, values).catch(error => {
        asking.failure = error
        throw error
      }),
  }
  return asking
}

/** Begins the time of a job anew, while it is this server's. */
export async function renewTime(db: Db, taken: Taken): Promise<void> {
  const { lane, id, attempts } = taken
  const askedAt = performance.now()
  const { numAffectedRows } = await sql`update pgboss.job set started_on = now()
    where name = ${lane} and id = ${id} and state = 'active' and retry_count = ${attempts}`.execute(db)
  if (!numAffectedRows) throw new Error(GONE)
  taken.oursUntil = askedAt + (taken.rules.expireInSeconds ?? 0) * SECOND_MS
}

/** Makes the attempt that runs the last one. */
export const makeLast = (db: Db, { lane, id }: Taken): Promise<unknown> =>
  sql`update pgboss.job set retry_limit = retry_count where name = ${lane} and id = ${id}`.execute(db)

/** Of the dead jobs of a key the newest is enough. */
export const forgetDead = (db: Db, { lane, key = '' }: Taken): Promise<unknown> =>
  sql`delete from pgboss.job where name = ${lane} and singleton_key = ${key} and state = 'failed'`.execute(db)

const GONE = 'The job has been taken by another server'
const Answer = z.object({ affected: z.number() })

/** Ends a job; throws where it is no longer this server's, so that a transaction of it has no effect. */
export async function complete(boss: PgBoss, db: Db, { lane, id }: Taken): Promise<void> {
  const { affected } = Answer.parse(await boss.complete(lane, id, {}, { db: through(db) }))
  if (affected === 0) throw new Error(GONE)
}

/** Puts a job that was taken back, as it was before it was first tried. */
export async function putBack(boss: PgBoss, db: Db, taken: Taken, afterSeconds: number): Promise<void> {
  const { lane, stored, key, rules } = taken
  await complete(boss, db, taken)
  await boss.send(lane, stored, { ...rules, singletonKey: key, startAfter: afterSeconds, db: through(db) })
}
