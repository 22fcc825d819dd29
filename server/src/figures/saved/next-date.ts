import type { Every } from '@portal/shared-lib/contract/rules/cross-tables'
import { addDays } from '../../platform/calendar/china-time'
import { monthsAway } from '../periods'

const WEEK = 7

/** From 1, Monday. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || WEEK

/** The first day after another on which a table is sent: each day, or on one of the week or of the month. */
export function nextDate(every: Every, on: number, after: string): string {
  if (every === 'day') return addDays(after, 1)
  if (every === 'week') return addDays(after, ((on - weekdayOf(after) + WEEK - 1) % WEEK) + 1)
  const ofMonth = `${after.slice(0, 7)}-${String(on).padStart(2, '0')}`
  return ofMonth > after ? ofMonth : monthsAway(ofMonth, 1)
}
