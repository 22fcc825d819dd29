import { indexOldTexts } from '../intake/duplicates/text-index'
import { readWaiting } from '../intake/recognition/queue'
import { forgetPetitionDrafts } from '../intake/registration/drafts'
import { forgetSelfEntries } from '../intake/registration/self-entries/take'
import { forgetChallenges } from '../people/identity/certificates/challenges'
import { forgetSessions } from '../people/identity/forget-sessions'
import { forgetQrSignIns } from '../people/identity/qr/forget'
import { forgetSignIns } from '../people/identity/sign-in/forget'
import { alarmOfAccess } from '../petitions/access/access-alarm'
import { keepTurns } from '../petitions/clocks/lamps/restamp'
import { sealOldPersons } from '../petitions/record/seal-old'
import { remindOfToday } from '../petitions/todos/reminders'
import { warnOfMissingYears } from '../petitions/urging/missing-years'
import { suggestForIdle } from '../petitions/urging/no-progress'
import { tellOfOverdue } from '../petitions/urging/overdue-digest'
import { warnOfLimits } from '../petitions/urging/warn'
import { auditRefused } from '../platform/audit/refused-calls'
import { sealAudit } from '../platform/audit/seal'
import { renewSeals } from '../platform/files/renew-seals'
import { sweepFiles } from '../platform/files/sweep'
import { forgetAnswers } from '../platform/http/forget-answers'
import { forgetCounts } from '../platform/http/limits/write-counts'
import type { Services } from '../platform/services'
import { forgetDrafts } from '../post/mail/draft'
import { indexOldMails } from '../post/mail/search-index'
import { moveToHistory } from '../post/messages/move'
import { tellOfDueNotices } from '../post/notices/tell-readers'
import { forgetExports } from '../screens/exports/forget'
import { endOldMeetings } from '../screens/meetings/end-old'
import { lapseEvaluations } from '../workflow/lapse-evaluations'
import { selectClosed } from '../workflow/select-closed'

interface Log {
  error(details: object, text: string): void
  warn(text: string): void
}

const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS

type Sweep = (services: Services, log: Log) => Promise<void>

const HOURLY: readonly Sweep[] = [
  forgetAnswers,
  forgetSessions,
  forgetSignIns,
  forgetChallenges,
  forgetQrSignIns,
  forgetDrafts,
  indexOldMails,
  indexOldTexts,
  sealOldPersons,
  forgetPetitionDrafts,
  forgetSelfEntries,
  endOldMeetings,
  moveToHistory,
  forgetExports,
  sweepFiles,
  lapseEvaluations,
]
/** Begins to read what waits, and does not wait for it: the next round comes meanwhile. */
const readScans: Sweep = async (services, log) =>
  void readWaiting(services).catch(error => log.error({ err: error }, 'readScans failed'))

/** So long a row of the audit is without its seal, and a scheduled notice or the job of a day may be late. */
const OFTEN_MS = 10 * SECOND_MS
const OFTEN: readonly Sweep[] = [
  ...[auditRefused, alarmOfAccess, sealAudit, tellOfDueNotices],
  // What the others read.
  keepTurns,
  // Whoever is told today for the first time that a limit is overdue is not told again of it today.
  ...[tellOfOverdue, warnOfLimits, suggestForIdle, remindOfToday],
  ...[warnOfMissingYears, selectClosed, readScans, forgetCounts],
]

/** Sweeps at once and then again and again; the answer stops it, once a sweep that is running has ended. */
export function keepHouse(services: Services, log: Log): () => Promise<void> {
  const stops = [repeat(HOUR_MS, HOURLY, services, log), repeat(OFTEN_MS, OFTEN, services, log), renew(services, log)]
  return async () => {
    for (const stop of stops) await stop()
  }
}

/** Files of hours need not be done before a server stops: the next start goes on. */
function renew(services: Services, log: Log): () => Promise<void> {
  const stopping = new AbortController()
  const renewing = renewSeals(services, log, stopping.signal).catch(error =>
    log.error({ err: error }, 'renewSeals failed'),
  )
  return () => {
    stopping.abort()
    return renewing
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
  for (const sweep of sweeps)
    await sweep(services, log).catch(error => log.error({ err: error }, `${sweep.name} failed`))
}
