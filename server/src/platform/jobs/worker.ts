import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { describeError } from '../http/error-log'
import { newReference } from '../http/reference'
import { followSecrecy } from '../secrecy'
import type { Services } from '../services'
import { traced } from '../tracing/traced'
import { createBoss } from './boss'
import type { Job, JobLog, Lane, Outcome, Run } from './job'
import { complete, forgetDead, makeLast, putBack, renewTime, type Taken, takeNext } from './taken'

const SECOND_MS = 1000
/** Milliseconds after which an empty queue is looked at again. */
const LOOK_MS = SECOND_MS
/** Seconds after which a job that is none of this server's may be looked at by another. */
const OTHERS_S = 5

export interface Worker {
  /** Does whatever waits in a queue and may begin now, one after the other. */
  workOff(lane: Lane): Promise<void>
  /** Looks after queues until it is stopped; the answer stops, once what runs has ended. */
  work(lanes: readonly Lane[]): Promise<() => Promise<void>>
}

/** Does the jobs that this process knows. */
export function createWorker(services: Services, jobs: readonly Job[], log: JobLog): Worker {
  const { db, config } = services
  const boss = createBoss(db)
  boss.on('error', error => log.error({ err: error }, 'the queues cannot be kept'))
  const stopping = new AbortController()
  const running = new Set<AbortController>()

  /** Whether there was one. */
  async function doNext(lane: Lane): Promise<boolean> {
    const taken = await takeNext(boss, db, lane)
    if (!taken) return false
    const job = jobs.find(({ name }) => name === taken.stored.job)
    // Another province shares the database, or another version does.
    if (!job || taken.stored.province !== config.provinceCode) await giveBack(taken, OTHERS_S)
    else await doJob(taken, job)
    return true
  }

  const giveBack = (taken: Taken, afterSeconds = 0) =>
    db.transaction().execute(transaction => putBack(boss, transaction, taken, afterSeconds))

  async function doJob(taken: Taken, job: Job): Promise<void> {
    const ending = new AbortController()
    running.add(ending)
    const timer = setTimeout(() => ending.abort(), job.limitSeconds * SECOND_MS).unref()
    const goesOn = async () => {
      await renewTime(db, taken)
      timer.refresh()
    }
    const run: Run = { services, log, signal: ending.signal, goesOn }
    const ended = await attempt(job, run, taken)
    clearTimeout(timer)
    running.delete(ending)
    // Another server has it by now, and says how it ended.
    if (performance.now() > taken.oursUntil) log.error({ job: job.name }, 'a job ran beyond its time')
    else if (ended === 'again' || ('error' in ended && stopping.signal.aborted)) await giveBack(taken)
    else if ('error' in ended) await fail(boss, { taken, job, run, error: ended.error })
    else await complete(boss, db, taken)
  }

  async function lookAfter(lane: Lane): Promise<void> {
    while (!stopping.signal.aborted) {
      const found = await doNext(lane).catch(error => log.error({ err: error, lane }, 'a queue cannot be worked on'))
      if (!found) await pause(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  return {
    async workOff(lane) {
      while (await doNext(lane));
    },
    async work(lanes) {
      await boss.start()
      const looking = lanes.map(lookAfter)
      return async () => {
        stopping.abort()
        for (const ending of running) ending.abort()
        await Promise.all(looking)
        await boss.stop({ graceful: false })
      }
    },
  }
}

type Ended = Exclude<Outcome, undefined> | { readonly error: unknown } | { readonly done: true }

async function attempt(job: Job, run: Run, { stored }: Taken): Promise<Ended> {
  try {
    await followSecrecy(run.services)
    const outcome = await traced(`job ${job.name}`, {}, async () => await job.begin(run, stored.args))
    return outcome ?? { done: true }
  } catch (error) {
    return { error }
  }
}

interface Failure {
  readonly taken: Taken
  readonly job: Job
  readonly run: Run
  readonly error: unknown
}

/** Tells the log all, and the queue what the officer may read; after the last attempt the job lies dead. */
async function fail(boss: PgBoss, { taken, job, run, error }: Failure): Promise<void> {
  const reference = newReference()
  run.log.error({ err: error, job: job.name, reference }, 'a job failed')
  const isOver = taken.attempts >= (taken.rules.retryLimit ?? 0)
  const isHopeless = job.isHopeless?.(error) === true
  if (isHopeless) await makeLast(run.services.db, taken)
  if (isOver || isHopeless) {
    await job
      .bury(run, taken.stored.args, error)
      .catch(failure => run.log.error({ err: failure, job: job.name, reference }, 'a dead job cannot be told of'))
    await forgetDead(run.services.db, taken)
  }
  await boss.fail(taken.lane, taken.id, { reference, causes: causesOf(error) })
}

/** What is no personal data: as the log tells it, without where it came from. */
function causesOf(error: unknown): string[] {
  const texts: string[] = []
  for (let next: unknown = describeError(error); isDescribed(next); next = next.cause)
    texts.push([next.type, next.code, next.message].filter(Boolean).join(' '))
  return texts
}

type Described = ReturnType<typeof describeError>
const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'message' in value && 'type' in value
