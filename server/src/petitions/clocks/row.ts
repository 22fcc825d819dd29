import type { Selectable } from 'kysely'
import { addDays, dayOf, endOfDay } from '../../platform/calendar/china-time'
import type { WorkCalendar } from '../../platform/calendar/work-calendar'
import type { Database } from '../../platform/database/schema'
import { dueOf, type Terms, workingDayFrom } from './rules'

export type ClockRow = Selectable<Database['clock']>

/** What the due date of a row follows from; undefined where it was set by hand. */
export function termsOf(clock: ClockRow): Terms | undefined {
  if (clock.length === null) return undefined
  return {
    startAt: clock.start_at,
    unit: clock.unit,
    length: clock.length,
    pausedDays: clock.paused_days,
    extendedDays: clock.extended_days,
    capAt: clock.cap_at,
  }
}

/** Days by which a clock becomes longer, in its unit. */
export interface Longer {
  readonly pausedDays?: number
  readonly extendedDays?: number
}

/** The columns of a clock that has become longer. Days added to a date set by hand are natural ones and roll. */
export function lengthened(clock: ClockRow, { pausedDays = 0, extendedDays = 0 }: Longer, calendar: WorkCalendar) {
  const days = {
    paused_days: clock.paused_days + pausedDays,
    extended_days: clock.extended_days + extendedDays,
  }
  const terms = termsOf({ ...clock, ...days })
  const by = pausedDays + extendedDays
  return { ...days, due_at: terms ? dueOf(terms, calendar).dueAt : laterBy(clock.due_at, by, calendar) }
}

const laterBy = (dueAt: Date, days: number, calendar: WorkCalendar): Date =>
  days === 0 ? dueAt : endOfDay(workingDayFrom(addDays(dayOf(dueAt), days), calendar))
