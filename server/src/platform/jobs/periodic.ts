import type { Services } from '../services'
import { createBoss, rulesOf } from './boss'
import { keyOf } from './enqueue'
import type { Job, JobLog } from './job'

/** Milliseconds between two looks at which jobs are due again. */
const LOOK_MS = 2000

type On = Pick<Services, 'db' | 'config'>

/**
 * Puts each job that comes back by itself into its queue, unless that was done in this interval already, by whichever
 * server. The intervals are those of the database's clock, counted from 1970.
 */
export async function enqueueDue({ db, config }: On, jobs: readonly Job[]): Promise<void> {
  const province = config.provinceCode
  const due = jobs
    .filter(({ everySeconds }) => everySeconds !== undefined)
    .map(job => ({
      name: job.lane,
      data: { job: job.name, province, args: {} },
      ...rulesOf(job),
      singletonKey: keyOf(job, province, 'periodic'),
      singletonSeconds: job.everySeconds,
    }))
  if (due.length > 0) await createBoss(db).insert(due)
}

/** Does so again and again; the answer stops it. */
export function keepDue(on: On, jobs: readonly Job[], log: JobLog): () => Promise<void> {
  const look = () =>
    enqueueDue(on, jobs).catch(error => log.error({ err: error }, 'due jobs cannot be put into their queues'))
  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, LOOK_MS).unref()
  return () => {
    clearInterval(timer)
    return looking
  }
}
