import { sweepFiles } from './files/sweep'
import { forgetAnswers } from './http/forget-answers'
import { forgetSessions } from './identity/forget-sessions'
import type { Services } from './services'

interface Log {
  error(details: object, text: string): void
}

const HOUR_MS = 3_600_000
const SWEEPS: readonly ((services: Services) => Promise<void>)[] = [forgetAnswers, forgetSessions, sweepFiles]

/** Sweeps at once and then hourly; the answer stops it, once a sweep that is running has ended. */
export function keepHouse(services: Services, log: Log): () => Promise<void> {
  let running = sweepAll(services, log)
  const timer = setInterval(() => {
    running = running.then(() => sweepAll(services, log))
  }, HOUR_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** A sweep that fails is told of and does not keep the others from their work. */
async function sweepAll(services: Services, log: Log): Promise<void> {
  for (const sweep of SWEEPS) await sweep(services).catch(error => log.error({ err: error }, `${sweep.name} failed`))
}
