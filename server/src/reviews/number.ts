import type { ReviewKind } from '@portal/shared-lib/contract/rules/review'
import { nextSerial } from '../petitions/record/number'
import { dayOf } from '../platform/calendar/china-time'
import type { Work } from '../workflow/engine/work'

const PREFIX: Readonly<Record<ReviewKind, string>> = { review: 'FC', reReview: 'FH' }
const SERIAL_DIGITS = 5
const REGION_DIGITS = 6

/** FC or FH, year, region and serial: 17 characters, so that nobody takes it for the number of a petition. */
export async function nextReviewNo({ db, caller, at }: Work, kind: ReviewKind): Promise<string> {
  const region6 = caller.regionCode.slice(0, REGION_DIGITS)
  const year = dayOf(at).slice(0, 4)
  const serial = await nextSerial(db, PREFIX[kind], region6, `${year}-01-01`)
  return `${PREFIX[kind]}${year}${region6}${String(serial).padStart(SERIAL_DIGITS, '0')}`
}
