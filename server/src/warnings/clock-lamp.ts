import { type Lamp, type LampThresholds, lampOf } from '@portal/shared-lib/contract/rules/lamp'
import { dayOf, daysBetween } from '../calendar/china-time'
import type { ClockType } from '../clocks/types'
import { daysLeft, type Threshold, type WarningDays } from './threshold'

/** What a clock's lamp follows from. */
export interface LampOf {
  readonly type: ClockType
  /** Whether a petition department owes it; otherwise a responsible unit. */
  readonly ofDepartment: boolean
  readonly startAt: Date
  readonly dueAt: Date
  /** When it ended; null while it is open. */
  readonly closedAt: Date | null
}

export interface ClockLamp {
  readonly lamp: Lamp
  /** Whole days left at +08:00, 0 on the last day; negative when overdue, null when it has ended. */
  readonly remainingDays: number | null
  /** Whether it ended after it was due. */
  readonly late: boolean
}

/** How a clock is shown: green, nothing, yellow, orange or red while it is open, grey when it has ended. */
export function clockLamp(clock: LampOf, days: WarningDays, now: Date): ClockLamp {
  const { dueAt, closedAt } = clock
  if (closedAt) return { lamp: 'grey', remainingDays: null, late: dayOf(closedAt) > dayOf(dueAt) }
  const remainingDays = daysBetween(dayOf(now), dayOf(dueAt))
  return { lamp: lampOf(remainingDays, thresholdsOf(clock, days)), remainingDays, late: false }
}

/**
 * Days left at which the lamp of a clock changes. Where the region has set days, a limit is not warned of before half of
 * its own have passed.
 */
export function thresholdsOf(clock: Omit<LampOf, 'closedAt'>, days: WarningDays): LampThresholds {
  const allDays = Math.max(0, daysBetween(dayOf(clock.startAt), dayOf(clock.dueAt)))
  const row = rowFor(clock, days)
  const warn = typeof row === 'number' ? Math.min(row, Math.floor(allDays / 2)) : daysLeft(row, allDays)
  return { warn, safe: daysLeft(days.safe, allDays) }
}

function rowFor({ type, ofDepartment }: Pick<LampOf, 'type' | 'ofDepartment'>, days: WarningDays): Threshold {
  const { evaluation, department, unit } = days
  if (type === 'K13') return evaluation
  if (ofDepartment) return department
  return type === 'K04' && typeof unit === 'number' ? Math.ceil(unit / 2) : unit
}
