import { type Lamp, type LampThresholds, lampOf } from '@portal/shared-lib/contract/rules/lamp'
import { addDays, dayOf, daysBetween, startOfDay } from './china-time'

export interface LimitShown {
  /** Whole days left at +08:00: 0 on its day, negative when overdue. */
  readonly remainingDays: number | null
  readonly lamp: Lamp
}

/** How a limit is shown where lamps change at such days left. */
export function limitShown(dueAt: Date | null, now: Date, lamps: LampThresholds): LimitShown {
  if (!dueAt) return { remainingDays: null, lamp: 'none' }
  const days = daysBetween(dayOf(now), dayOf(dueAt))
  return { remainingDays: days, lamp: lampOf(days, lamps) }
}

/** Limits before this instant are urgent: overdue, or yellow or worse. */
export const urgentBefore = (now: Date, { warn }: LampThresholds): Date => startOfDay(addDays(dayOf(now), warn + 1))
