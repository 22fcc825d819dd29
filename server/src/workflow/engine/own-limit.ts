import { getOffice } from '../../people/organisations/office'
import { openClocks } from '../../petitions/clocks/open-clocks'
import { reopenClock } from '../../petitions/clocks/reopen'
import type { ClockType } from '../../petitions/clocks/types'
import type { Step } from './case-file'
import { start, stop } from './clocks'
import { parentOf, type Work } from './work'

/** By when an organisation has to have handed a step over, or be done with it; what was reopened has the limit of its ground. */
export const OWN_LIMITS: readonly ClockType[] = ['K01', 'K04', 'K05', 'K20', 'K21']

/** The limit of a step runs as if the step had never been handed over; answers when it is due. */
export async function goOnWithLimit(work: Work, step: Step): Promise<Date> {
  const { db, caller, at, file } = work
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id, types: OWN_LIMITS }
  const running = await openClocks(db, of).orderBy('due_at').select('due_at').executeTakeFirst()
  const dueAt = running?.due_at ?? (await reopenClock(db, of, at))
  if (dueAt) return dueAt
  const office = await getOffice(db, step.row.to_org_id)
  return await start(work, office.isBureau ? 'K01' : 'K04', step, office, { startAt: step.row.sent_at })
}

/**
 * A return was asked for of what leads: until it is decided on, the limit of whoever sent it runs again. Answers when it
 * is due; null where the return is of a co-handling step.
 */
export async function reopenSender(work: Work, step: Step): Promise<Date | null> {
  const sender = parentOf(work, step)
  return sender && step.isLead ? await goOnWithLimit(work, sender) : null
}

/** The return is decided on: it lies with somebody else than the sender again. */
export async function stopSender(work: Work, step: Step, result: string): Promise<void> {
  const sender = parentOf(work, step)
  if (sender && step.isLead) await stop(work, sender, result, OWN_LIMITS)
}
