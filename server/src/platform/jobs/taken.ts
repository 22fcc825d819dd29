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
  readonly isLastAttempt: boolean
  /** Until then no other server takes it. By `performance.now`. */
  readonly oursUntil: number
}

const SECOND_MS = 1000
const Kept = z.object({ job: z.string(), province: z.string(), args: z.looseObject({}) })

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
    stored: Kept.parse(data),
    key: singletonKey ?? undefined,
    rules: { retryLimit, retryDelay, retryBackoff, expireInSeconds: seconds },
    isLastAttempt: retryCount >= retryLimit,
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

const Answer = z.object({ affected: z.number() })

/** Ends a job; throws where it is no longer this server's, so that a transaction of it has no effect. */
export async function complete(boss: PgBoss, db: Db, { lane, id }: Taken): Promise<void> {
  const { affected } = Answer.parse(await boss.complete(lane, id, {}, { db: through(db) }))
  if (affected === 0) throw new Error('The job has been taken by another server')
}

/** Puts a job that was taken back, as it was before it was first tried. */
export async function putBack(boss: PgBoss, db: Db, taken: Taken, afterSeconds: number): Promise<void> {
  const { lane, stored, key, rules } = taken
  await complete(boss, db, taken)
  await boss.send(lane, stored, { ...rules, singletonKey: key, startAfter: afterSeconds, db: through(db) })
}
