import { INTERVIEW_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/interview'
import { addStep } from '../../petitions/record/timeline'
import { dayOf, instantOf } from '../../platform/calendar/china-time'
import { refuseField } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { answerAtDesk } from './answer-at-desk'

export interface Interview {
  readonly room: string
  /** `HH:mm`, or empty. */
  readonly startedAt: string
  readonly endedAt: string
  readonly record: string
  /** What was answered at the desk, or empty. */
  readonly answer: string
}

/** When an interview has been, as instants of the day of the visit; refused where that is yet to come. */
export function timesOf({ startedAt, endedAt }: Interview, day: string | undefined, now: Date, path = '') {
  const at = (time: string, field: string): Date | null => {
    const instant = time ? (instantOf(`${day ?? dayOf(now)} ${time}:00`) ?? null) : null
    if (instant && instant > now) refuseField(TEXTS.future, path + field)
    return instant
  }
  return { started_at: at(startedAt, 'jtkssj'), ended_at: at(endedAt, 'jtjssj') }
}

/** Keeps the interview of a visitor who came without a ticket, and what follows from it. */
export async function storeInterview(
  ask: Ask<unknown>,
  petitionId: string,
  day: string | undefined,
  interview: Interview,
) {
  const { db, caller, services } = ask
  const { room, record } = interview
  const of = { province_code: caller.provinceCode, petition_id: petitionId, interviewer_id: caller.personId }
  await db
    .insertInto('interview')
    .values({ ...of, room, record, ...timesOf(interview, day, services.now(), 'jtxx.') })
    .execute()
  await followInterview(ask, petitionId, interview)
}

/** What was said stands in the timeline, for the registering organisation alone; what was answered closes the case. */
export async function followInterview(ask: Ask<unknown>, petitionId: string, interview: Interview): Promise<void> {
  const { db, caller, services } = ask
  const { startedAt, endedAt, room, record, answer } = interview
  const when = [startedAt, endedAt].filter(Boolean).join('至')
  const text = [when, room, record].filter(Boolean).join('，')
  await addStep(db, caller, { petitionId, action: '接谈', at: services.now(), text, shared: false })
  if (answer) await answerAtDesk(ask, petitionId, answer)
}
