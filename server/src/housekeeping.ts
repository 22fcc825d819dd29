import { sealAudit } from './audit/seal'
import { sweepFiles } from './files/sweep'
import { forgetAnswers } from './http/forget-answers'
import { forgetChallenges } from './identity/certificates/challenges'
import { forgetSessions } from './identity/forget-sessions'
import { forgetQrSignIns } from './identity/qr/forget'
import { forgetSignIns } from './identity/sign-in/forget'
import { forgetDrafts } from './mail/draft'
import { indexOldMails } from './mail/search-index'
import { endOldMeetings } from './meetings/end-old'
import { moveToHistory } from './messages/move'
import { tellOfDueNotices } from './notices/tell-readers'
import type { Services } from './services'

interface Log {
  error(details: object, text: string): void
}

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS

type Sweep = (services: Services) => Promise<void>

const HOURLY: readonly Sweep[] = [
  forgetAnswers,
  forgetSessions,
  forgetSignIns,
  forgetChallenges,
  forgetQrSignIns,
  forgetDrafts,
  indexOldMails,
  endOldMeetings,
  moveToHistory,
  sweepFiles,
]
/** So long a row of the audit is without its seal, and a scheduled notice may be late. */
const OFTEN_MS = 10 * SECOND_MS

/** Sweeps at once and then again and again; the answer stops it, once a sweep that is running has ended. */
export function keepHouse(services: Services, log: Log): () => Promise<void> {
  const stops = [repeat(HOUR_MS, HOURLY, services, log), repeat(OFTEN_MS, [sealAudit, tellOfDueNotices], services, log)]
  return async () => {
    for (const stop of stops) await stop()
  }
}

function repeat(everyMs: number, sweeps: readonly Sweep[], services: Services, log: Log): () => Promise<void> {
  let running = sweepAll(sweeps, services, log)
  const timer = setInterval(() => {
    running = running.then(() => sweepAll(sweeps, services, log))
  }, everyMs).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

/** A sweep that fails is told of and does not keep the others from their work. */
async function sweepAll(sweeps: readonly Sweep[], services: Services, log: Log): Promise<void> {
  for (const sweep of sweeps) await sweep(services).catch(error => log.error({ err: error }, `${sweep.name} failed`))
}
