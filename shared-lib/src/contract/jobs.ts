import { z } from 'zod'
import { dateTime, nothing } from './fields'
import { call, named } from './form'
import { JOB_STATES } from './rules/jobs'

const state = z.enum(JOB_STATES)
const kind = z.string().max(60)

const JobKind = z.object({
  kind: named('rwlx', kind),
  title: named('rwmc', z.string()),
  /** Seconds between two of a job that comes back by itself; null of one that somebody asks for. */
  everySeconds: named('zqms', z.int().nullable()),
  lastDoneAt: named('zjwcsj', dateTime.nullable()),
  /** How long the last one took, in milliseconds. */
  lastTook: named('zjhs', z.int().nullable()),
  /** How it stands with what the job is for, where the job itself does not tell; `isBad`: somebody has to see to it. */
  standing: named('qk', z.object({ text: named('wz', z.string()), isBad: named('yc', z.enum(['0', '1'])) }).nullable()),
  counts: named('slList', z.record(state, z.int())),
})

/** Every kind of background work, with how many of it stand how. What is done is counted for two hours. */
export const jobKinds = call('POST', 'api/jobs/kinds', { answer: z.object({ list: z.array(JobKind) }) })

const ShownJob = z.object({
  id: z.string(),
  kind: named('rwlx', kind),
  title: named('rwmc', z.string()),
  state: named('zt', state),
  /** Times it was begun, the one that runs included, of as many as there may be. */
  attempts: named('cscs', z.int()),
  attemptLimit: named('cssx', z.int()),
  enqueuedAt: named('jrsj', dateTime),
  /** When it begins at the earliest. */
  dueAt: named('kssj', dateTime),
  startedAt: named('qdsj', dateTime.nullable()),
  endedAt: named('jssj', dateTime.nullable()),
  /** Of the last attempt that failed, as the log has it too. */
  reference: named('bh', z.string()),
  causes: named('yyList', z.array(z.string())),
})

/** The jobs that stand in a certain way, those that changed last first. */
export const jobs = call('POST', 'api/jobs/list', {
  json: {
    state: named('zt', state),
    /** Empty where any kind will do. */
    kind: named('rwlx', kind.default('')),
    pageNumber: named('pageNum', z.int().min(1).default(1)),
  },
  answer: z.object({ total: z.int(), list: z.array(ShownJob) }),
})

/** Tries a job that lies dead once more. */
export const retryJob = call('POST', 'api/jobs/retry', {
  json: { id: z.uuid() },
  writes: true,
  answer: nothing,
})
