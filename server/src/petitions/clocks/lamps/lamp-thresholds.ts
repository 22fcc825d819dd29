import { addDays, dayOf, daysBetween, startOfDay } from '../../../platform/calendar/china-time'
import type { ClockType } from '../types'
import type { LampThresholds } from './lamps'
import { daysLeft, type Threshold, type WarningDays } from './threshold'

/** What the lamp of a limit follows from. */
export interface Limit {
  /** The clock it is measured by, where one is. */
  readonly type?: ClockType | undefined
  /** Whether it is shown to a petition department; otherwise to a responsible unit. */
  readonly ofDepartment: boolean
  readonly startAt: Date
  readonly dueAt: Date
}

/** Days left at which a lamp changes. */
interface Thresholds {
  /** Yellow from here down. */
  readonly warn: number
  /** Green above this. */
  readonly safe: number
}

/** When the lamp of a limit turns: yellow where it is warned of, orange from a third of that on. */
export function lampThresholdsOf(limit: Limit, days: WarningDays): LampThresholds {
  const { warn, safe } = thresholdsOf(limit, days)
  const daysBefore = (left: number) => startOfDay(addDays(dayOf(limit.dueAt), -left))
  return { calm_at: daysBefore(safe), yellow_at: daysBefore(warn), orange_at: daysBefore(Math.ceil(warn / 3)) }
}

/** Where the region has set days, a limit is not warned of before half of its own have passed. */
export function thresholdsOf(limit: Limit, days: WarningDays): Thresholds {
  const allDays = Math.max(0, daysBetween(dayOf(limit.startAt), dayOf(limit.dueAt)))
  const row = rowFor(limit, days)
  const warn = typeof row === 'number' ? Math.min(row, Math.floor(allDays / 2)) : daysLeft(row, allDays)
  return { warn, safe: daysLeft(days.safe, allDays) }
}

function rowFor({ type, ofDepartment }: Limit, { evaluation, department, unit }: WarningDays): Threshold {
  if (type === 'K13') return evaluation
  if (ofDepartment) return department
  return type === 'K04' && typeof unit === 'number' ? Math.ceil(unit / 2) : unit
}
