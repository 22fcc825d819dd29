import type { Lamp } from '@portal/shared-lib/contract/rules/lamp'
import { type RawBuilder, sql } from 'kysely'
import { dayOf, daysBetween, startOfDay } from '../../../platform/calendar/china-time'

/** When the lamp of a limit turns, as rows have it: no longer green, yellow, orange. Nothing turns without a limit. */
export interface LampThresholds {
  readonly calm_at: Date | null
  readonly yellow_at: Date | null
  readonly orange_at: Date | null
}

export const NO_THRESHOLDS: LampThresholds = { calm_at: null, yellow_at: null, orange_at: null }

/** Names of the columns. */
export const LAMP_THRESHOLDS = ['calm_at', 'yellow_at', 'orange_at'] as const

export interface LimitShown {
  /** Whole days left at +08:00: 0 on its day, negative when overdue. */
  readonly remainingDays: number | null
  readonly lamp: Lamp
}

/** SQL of the lamp that `limitShown` gives the limit of a table's row. */
export const lampOf = (table: RawBuilder<unknown>, now: Date): RawBuilder<string> => sql<string>`case
  when ${table}.due_at is null then 'none'
  when ${table}.due_at < ${startOfDay(dayOf(now))}::timestamptz then 'red'
  when ${table}.orange_at <= ${now}::timestamptz then 'orange'
  when ${table}.yellow_at <= ${now}::timestamptz then 'yellow'
  when ${table}.calm_at > ${now}::timestamptz then 'green'
  else 'none' end`

/** How an open limit is shown: green, nothing, yellow, orange or red. */
export function limitShown(dueAt: Date | null, thresholds: LampThresholds, now: Date): LimitShown {
  if (!dueAt) return { remainingDays: null, lamp: 'none' }
  const remainingDays = daysBetween(dayOf(now), dayOf(dueAt))
  return { remainingDays, lamp: remainingDays < 0 ? 'red' : lampBeforeDue(thresholds, now) }
}

function lampBeforeDue({ calm_at, yellow_at, orange_at }: LampThresholds, now: Date): Lamp {
  const hasTurned = (at: Date | null) => at !== null && at <= now
  if (hasTurned(orange_at)) return 'orange'
  if (hasTurned(yellow_at)) return 'yellow'
  return calm_at === null || hasTurned(calm_at) ? 'none' : 'green'
}
