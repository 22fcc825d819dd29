import type { ReviewKind } from '@portal/shared-lib/contract/rules/review'
import type { ClockType } from '../petitions/clocks/types'
import { startOfDay } from '../platform/calendar/china-time'
import type { Step } from '../workflow/engine/case-file'
import { start } from '../workflow/engine/clocks'
import type { Work } from '../workflow/engine/work'

/** By when a review and a re-review have to be decided and delivered. */
const HANDLING: Readonly<Record<ReviewKind, ClockType>> = { review: 'K10', reReview: 'K12' }

/** Until when each may be asked for. */
export const WINDOW: Readonly<Record<ReviewKind, ClockType>> = { review: 'K09', reReview: 'K11' }

/** What runs on a review until it is over. */
export const LIMITS: readonly ClockType[] = ['K10', 'K12', 'K18', 'K19', 'K22']

/** Both limits count from the day on which what was asked for came; answers when the decision to accept is due. */
export async function startLimits(work: Work, step: Step, kind: ReviewKind, receivedOn: string): Promise<Date> {
  const { orgId: id, regionCode } = work.caller
  const given = { startAt: startOfDay(receivedOn) }
  await start(work, HANDLING[kind], step, { id, regionCode }, given)
  return await start(work, 'K19', step, { id, regionCode }, given)
}
