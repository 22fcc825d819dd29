import { sql } from 'kysely'
import type { Db } from '../src/platform/database/connect'
import type { Lane } from '../src/platform/jobs/job'
import { createWorker } from '../src/platform/jobs/worker'
import type { Services } from '../src/platform/services'
import { JOBS } from '../src/start/jobs'

/** Does what waits in a queue, as a server does by itself. What fails goes to `errors`. */
export const workOff = (services: Services, lane: Lane, errors: unknown[] = []): Promise<void> =>
  createWorker(services, JOBS, { error: line => void errors.push(line), warn: () => {} }).workOff(lane)

interface StoredJob {
  readonly job: string
  readonly state: string
  readonly output: unknown
}

/** The jobs of a queue, oldest first. */
export async function jobsOf(owner: Db, lane: Lane): Promise<StoredJob[]> {
  const { rows } = await sql<StoredJob>`select data ->> 'job' as job, state, output from pgboss.job
    where name = ${lane} order by created_on, id`.execute(owner)
  return rows
}

/** As if the pause before the next attempt of each job were over. */
export const endPauses = (owner: Db): Promise<unknown> =>
  sql`update pgboss.job set start_after = now() - interval '1 second'`.execute(owner)
