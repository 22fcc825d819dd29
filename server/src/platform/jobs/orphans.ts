import { sql } from 'kysely'
import { z } from 'zod'
import { newReference } from '../http/reference'
import type { Services } from '../services'
import type { Stored } from './boss'
import type { Job, JobLog } from './job'

const CAUSE = '最后一次处理时服务器中断，或超过时限仍未完成'

interface Orphan {
  readonly id: string
  readonly name: string
  readonly data: Stored
}

const Args = z.looseObject({})

/**
 * Sees dead jobs off whose server was gone in the last attempt, or before it could write down the end of it: whoever waits is
 * told, and the officer reads a cause. A server that is killed meanwhile leaves them to the next look.
 */
export async function buryOrphans(services: Services, jobs: readonly Job[], log: JobLog): Promise<void> {
  const { db, config } = services
  const { rows } = await sql<Orphan>`select id, name, data from pgboss.job
    where state = 'failed' and data ->> 'province' = ${config.provinceCode} and not coalesce(output, '{}') ? 'causes'
    order by completed_on limit 100`.execute(db)
  for (const { id, name, data } of rows) {
    const job = jobs.find(known => known.name === data.job)
    if (!job) continue
    const reference = newReference()
    log.error({ job: job.name, reference }, 'a job died with its server')
    const run = { services, log, signal: new AbortController().signal, goesOn: async () => {} }
    await job.bury(run, Args.parse(data.args), new Error(CAUSE))
    await sql`update pgboss.job set output = ${JSON.stringify({ reference, causes: [CAUSE] })}::jsonb
      where name = ${name} and id = ${id} and state = 'failed'`.execute(db)
  }
}
