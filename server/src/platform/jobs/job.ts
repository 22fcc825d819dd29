import type { z } from 'zod'
import type { Services } from '../services'

/** Queues in the database; of each, a server does one job at a time. A new one takes a migration. */
export const LANES = ['short', 'exports', 'reading'] as const
export type Lane = (typeof LANES)[number]

export interface JobLog {
  error(details: object, text: string): void
  warn(text: string): void
}

/** What a job has while it runs. */
export interface Run {
  readonly services: Services
  readonly log: JobLog
  /** Aborted when the server is to stop, and at the end of the job's time: a long job looks at it between its portions. */
  readonly signal: AbortSignal
  /** Begins the job's time anew. Throws where another server has the job, which then must be left alone. */
  goesOn(): Promise<void>
}

/** `again`: the job is not at its end and goes on soon, here or on another server; that is no failure. */
export type Outcome = 'again' | undefined

/** How it stands with what a job is for, in words; `isBad`: somebody has to see to it. */
export interface Standing {
  readonly text: string
  readonly isBad?: boolean
}

interface Rules {
  /** In the queue; a job of that name may wait there while the server is renewed. */
  readonly name: string
  /** As the system's officer reads it. */
  readonly title: string
  readonly lane: Lane
  /** How often it is tried before it lies dead. */
  readonly attempts: number
  /** Before the second attempt; doubles with each. */
  readonly pauseSeconds: number
  /** How long an attempt may run, or be silent (`goesOn`). After that, and a while, another server takes it. */
  readonly limitSeconds: number
  /** Of a job that comes back by itself: once in such an interval, whatever number of servers runs. */
  readonly everySeconds?: number
  /** Where a job that has ended well may have had nothing to do. */
  standing?(services: Services): Promise<Standing>
}

interface Definition<Args extends object> extends Rules {
  readonly args: z.ZodType<Args>
  run(run: Run, args: Args): Promise<Outcome> | Promise<void>
  /** Whether another attempt is of no use. */
  isHopeless?(error: unknown): boolean
  /** What is left to do when no attempt is left: somebody may wait for it. */
  bury?(run: Run, args: Args, error: unknown): Promise<void>
  /** Takes back what `bury` did, for one more attempt. Answers whether somebody still waits for the job. */
  revive?(services: Services, args: Args): Promise<boolean>
}

/** A kind of job. What it takes is stored: ids, no personal data. */
export interface Job<Args extends object = never> extends Rules {
  /** Whether there is such a job is asked by the compiler alone. */
  readonly takes?: (args: Args) => void
  begin(run: Run, stored: unknown): Promise<Outcome>
  isHopeless?(error: unknown): boolean
  bury(run: Run, stored: unknown, error: unknown): Promise<void>
  revive(services: Services, stored: unknown): Promise<boolean>
}

/** A job may run twice where a server is killed or stands still: what it has done it leaves alone. */
export function defineJob<Args extends object>({ args, run, bury, revive, ...rules }: Definition<Args>): Job<Args> {
  return {
    ...rules,
    begin: async (its, stored) => ((await run(its, args.parse(stored))) === 'again' ? 'again' : undefined),
    bury: async (its, stored, error) => bury?.(its, args.parse(stored), error),
    revive: async (services, stored) => (await revive?.(services, args.parse(stored))) ?? true,
  }
}
