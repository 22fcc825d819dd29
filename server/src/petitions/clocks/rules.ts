import { addDays, dayOf, endOfDay, SECOND_MS } from '../../platform/calendar/china-time'
import type { WorkCalendar } from '../../platform/calendar/work-calendar'
import type { ClockUnit } from './types'

/** What a due date follows from. */
export interface Terms {
  readonly startAt: Date
  readonly unit: ClockUnit
  readonly length: number
  /** Whole days in which the clock stood, in its unit. */
  readonly pausedDays?: number
  /** Days by which it was extended, in its unit. */
  readonly extendedDays?: number
  /** A limit from above that it cannot exceed. */
  readonly capAt?: Date | null
}

/** How a due date came about. Days as `YYYY-MM-DD`. */
export interface Computation {
  readonly dueAt: Date
  /** Day of the event; it is not counted. */
  readonly startDay: string
  /** The last day by count, before it gave way to the next working day. */
  readonly lastDay: string
  /** Days off that working days were counted past. */
  readonly skipped: readonly string[]
  /** Days off past which the last day rolled. */
  readonly rolledOver: readonly string[]
  /** Whether the limit from above came first. */
  readonly capped: boolean
}

const HOUR_MS = 3600 * SECOND_MS

/**
 * When a limit ends: natural days from the day after the event, a last day off giving way to the next working day
 * (民法典 第二百零一条, 第二百零三条); working days; or hours from the event. Days end at 24:00, told as their last
 * second. Paused and extended days lengthen the count before it rolls.
 */
export function dueOf(terms: Terms, calendar: WorkCalendar): Computation {
  const computed = countOf[terms.unit](terms, calendar)
  const { capAt } = terms
  return capAt && capAt < computed.dueAt ? { ...computed, dueAt: capAt, capped: true } : computed
}

const countOf: Record<ClockUnit, (terms: Terms, calendar: WorkCalendar) => Computation> = {
  day: naturalDays,
  workday: workingDays,
  hour: hours,
}

/** Half of the days that the lead has left, so many at most, and one at least. */
export const coHandlingDays = (remainingDays: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(remainingDays / 2)))

/** Whole days in which a clock stood, in its unit: the day of the pause is not counted, that of the end is. */
export function pausedBetween(unit: ClockUnit, from: Date, until: Date, calendar: WorkCalendar): number {
  const days = daysAfter(dayOf(from), dayOf(until))
  return unit === 'workday' ? days.filter(calendar.isWorkingDay).length : days.length
}

/** The day itself where offices work on it, else the next one on which they do. */
export function workingDayFrom(day: string, calendar: WorkCalendar): string {
  return calendar.isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1), calendar)
}

function naturalDays(terms: Terms, calendar: WorkCalendar): Computation {
  const startDay = dayOf(terms.startAt)
  const lastDay = addDays(startDay, totalOf(terms))
  const day = workingDayFrom(lastDay, calendar)
  const rolledOver = day === lastDay ? [] : [lastDay, ...daysAfter(lastDay, addDays(day, -1))]
  return { dueAt: endOfDay(day), startDay, lastDay, skipped: [], rolledOver, capped: false }
}

function workingDays(terms: Terms, calendar: WorkCalendar): Computation {
  const startDay = dayOf(terms.startAt)
  let [day, left] = [startDay, totalOf(terms)]
  while (left > 0) {
    day = addDays(day, 1)
    if (calendar.isWorkingDay(day)) left -= 1
  }
  const skipped = daysAfter(startDay, day).filter(passed => !calendar.isWorkingDay(passed))
  return { dueAt: endOfDay(day), startDay, lastDay: day, skipped, rolledOver: [], capped: false }
}

function hours(terms: Terms): Computation {
  const end = terms.startAt.getTime() + totalOf(terms) * HOUR_MS
  const dueAt = new Date(Math.floor(end / SECOND_MS) * SECOND_MS)
  return { dueAt, startDay: dayOf(terms.startAt), lastDay: dayOf(dueAt), skipped: [], rolledOver: [], capped: false }
}

const totalOf = ({ length, pausedDays = 0, extendedDays = 0 }: Terms): number => length + pausedDays + extendedDays

/** The days after one up to and with another. */
function daysAfter(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) days.push(day)
  return days
}
