import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Db } from '../database/connect'
import type { Job } from './job'

/** What was enqueued, as it is stored. */
export interface Stored {
  readonly job: string
  /** The servers of another province leave it alone. */
  readonly province: string
  readonly args: object
}

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/** How often jobs are looked for whose server is gone. */
const LOOK_S = 10
/** Of jobs done nothing is needed any more once they cannot come again in their interval. */
const DONE_S = 2 * HOUR_S
/** How long a dead job waits for somebody who looks at it. */
const DEAD_S = 90 * DAY_S
/** After its time a job has so long to end by itself. */
const GRACE_S = 20

/** The library speaks through connections or a transaction of ours, which have their limits and pass through PgBouncer. */
export const through = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values = []) => ({
    rows: [...(await db.executeQuery(CompiledQuery.raw(text, values))).rows],
  }),
})

/** The tables are made by migrations; the server's role could not. */
export const createBoss = (db: Db): PgBoss =>
  new PgBoss({
    db: through(db),
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: LOOK_S,
    archiveCompletedAfterSeconds: DONE_S,
    archiveFailedAfterSeconds: DEAD_S,
    deleteAfterSeconds: LOOK_S,
  })

/** What the library has to know of a job. */
export const rulesOf = ({ attempts, pauseSeconds, limitSeconds }: Job) => ({
  retryLimit: attempts - 1,
  retryDelay: pauseSeconds,
  retryBackoff: true,
  expireInSeconds: limitSeconds + GRACE_S,
})
