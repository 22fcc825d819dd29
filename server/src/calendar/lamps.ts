import { type Lamp, type LampThresholds, lampOf } from '@portal/shared-lib/contract/rules/lamp'
import { addDays, dayOf, daysBetween, startOfDay } from './china-time'
import { WARNING_DAYS } from './warning-days'

const THRESHOLDS: LampThresholds = { warn: WARNING_DAYS.department, safe: WARNING_DAYS.safe }

/** How a limit is shown: whole days left at +08:00 (0 on its day, negative when overdue) and lamp. */
export function limitShown(dueAt: Date | null, now: Date): { remainingDays: number | null; lamp: Lamp } {
  if (!dueAt) return { remainingDays: null, lamp: 'none' }
  const days = daysBetween(dayOf(now), dayOf(dueAt))
  return { remainingDays: days, lamp: lampOf(days, THRESHOLDS) }
}

/** Limits before this instant are urgent: overdue, or yellow or worse. */
export const urgentBefore = (now: Date): Date => startOfDay(addDays(dayOf(now), THRESHOLDS.warn + 1))
