import type { Lamp } from '@portal/shared-lib/contract/rules/lamp'
import { dayOf } from '../../../platform/calendar/china-time'
import { type LampThresholds, limitShown } from './lamps'

interface ShownClock {
  readonly dueAt: Date
  /** When it ended; null while it is open. */
  readonly closedAt: Date | null
}

interface ClockLamp {
  readonly lamp: Lamp
  /** Whole days left at +08:00, 0 on the last day; negative when overdue, null when it has ended. */
  readonly remainingDays: number | null
  /** Whether it ended after it was due. */
  readonly late: boolean
}

/** How a clock is shown: as its limit while it is open, grey when it has ended. */
export function clockLamp({ dueAt, closedAt }: ShownClock, thresholds: LampThresholds, now: Date): ClockLamp {
  if (closedAt) return { lamp: 'grey', remainingDays: null, late: dayOf(closedAt) > dayOf(dueAt) }
  return { ...limitShown(dueAt, thresholds, now), late: false }
}
