import * as contract from '@portal/shared-lib/contract/jobs'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Job } from '../../platform/jobs/job'
import { type Route, route } from '../../platform/route'
import { listJobs, listKinds } from './list'
import { retryJob } from './retry'

/** The page of the system's officer (R91). */
const JOBS_PAGE = ['sys/jobs']

/** What runs in the background, waits and failed, of the kinds of work that there are. */
export const jobRoutes = (kinds: readonly Job[]): Route[] => [
  route(contract.jobKinds, JOBS_PAGE, async ({ db, caller, services }) => ({
    list: await listKinds({ ...services, db }, caller.provinceCode, kinds),
  })),
  route(contract.jobs, JOBS_PAGE, ({ args, db, caller }) => listJobs(db, caller.provinceCode, kinds, args)),
  route(contract.retryJob, JOBS_PAGE, async ({ args, db, caller, services, requestId, request }) => {
    const { title } = await retryJob({ ...services, db }, kinds, args.id)
    const retried = { action: 'retryJob', objectType: 'job', objectId: args.id, after: { title } }
    await recordAudit(db, { ...actorOf(caller), ...retried, requestId, address: request.ip })
    return null
  }),
]
