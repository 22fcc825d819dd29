import { JOB_TEXTS } from '@portal/shared-lib/contract/rules/jobs'
import { sql } from 'kysely'
import type { Stored } from '../../platform/jobs/boss'
import type { Job } from '../../platform/jobs/job'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'

/**
 * Gives a dead job one more attempt. `services.db` is the transaction it is done in.
 * @returns the kind of job.
 */
export async function retryJob(services: Services, kinds: readonly Job[], id: string): Promise<Job> {
  const { db, config } = services
  const { rows } = await sql<{ data: Stored; state: string }>`
    select data, state from pgboss.job where id = ${id} and data ->> 'province' = ${config.provinceCode}
    for update`.execute(db)
  const found = rows[0] ?? refuse('notFound', { what: '任务' })
  if (found.state !== 'failed') refuseRule(JOB_TEXTS.notDead)
  const job = kinds.find(({ name }) => name === found.data.job) ?? refuseRule(JOB_TEXTS.unknown)
  if (!(await job.revive(services, found.data.args))) refuseRule(JOB_TEXTS.nobodyWaits)
  await sql`update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
    where id = ${id} and name = ${job.lane}`.execute(db)
  return job
}
