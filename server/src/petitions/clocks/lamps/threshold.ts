import { z } from 'zod'
import type { WARNING_DAYS } from '../../../platform/calendar/warning-days'

const MOST = 365

/** What a region may set for each of them: days left, or how much of the time of a limit is used. */
export const WarningDaysParameter = z.union([
  z.int().min(0).max(MOST),
  z.strictObject({ percentUsed: z.int().min(1).max(99) }),
])

export type Threshold = z.output<typeof WarningDaysParameter>

/** From when on a region's limits are warned of. */
export type WarningDays = Record<keyof typeof WARNING_DAYS, Threshold>

/** Days that a limit has left when it comes to a threshold, of so many that it has in all. */
export const daysLeft = (threshold: Threshold, allDays: number): number =>
  typeof threshold === 'number' ? threshold : Math.floor((allDays * (100 - threshold.percentUsed)) / 100)

/** Days of the limit that each of them is about before all: 分办, 办结, 办结, 评价. */
const USUAL_DAYS: Readonly<Record<keyof WarningDays, number>> = { department: 15, unit: 60, safe: 60, evaluation: 30 }

/** In days left, for what does not ask how long a single limit is: lists with limits of every kind. */
export const inDays = (days: WarningDays): Record<keyof WarningDays, number> => ({
  department: daysLeft(days.department, USUAL_DAYS.department),
  unit: daysLeft(days.unit, USUAL_DAYS.unit),
  safe: daysLeft(days.safe, USUAL_DAYS.safe),
  evaluation: daysLeft(days.evaluation, USUAL_DAYS.evaluation),
})
