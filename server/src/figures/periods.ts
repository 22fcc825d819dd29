import { addDays, daysBetween } from '../platform/calendar/china-time'

/** Days, both included. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** The period of the same length before: by months where it begins with one, else by days. */
export function periodBefore(period: Period): Period {
  if (!period.from.endsWith('-01')) return shiftedBy(period, -daysBetween(period.from, period.to) - 1)
  return byMonths(period, -(monthOf(period.to) - monthOf(period.from) + 1))
}

const MONTHS_OF_YEAR = 12

export const yearBefore = (period: Period): Period => byMonths(period, -MONTHS_OF_YEAR)

const shiftedBy = ({ from, to }: Period, days: number): Period => ({ from: addDays(from, days), to: addDays(to, days) })

const byMonths = ({ from, to }: Period, months: number): Period => ({
  from: monthsAway(from, months),
  to: isLastDay(to) ? lastDayOf(monthsAway(`${to.slice(0, 7)}-01`, months)) : monthsAway(to, months),
})

const monthOf = (day: string): number => Number(day.slice(0, 4)) * MONTHS_OF_YEAR + Number(day.slice(5, 7))

const isLastDay = (day: string): boolean => addDays(day, 1).endsWith('-01')

/** The last day of the month in which a day lies. */
export const lastDayOf = (day: string): string => addDays(`${nameOf(monthOf(day) + 1)}-01`, -1)

const MONTHS_OF = { month: 1, quarter: 3, year: MONTHS_OF_YEAR } as const

/** The last month, quarter or year that is over on a day. */
export function lastPeriod(unit: keyof typeof MONTHS_OF, day: string): Period {
  const months = MONTHS_OF[unit]
  const first = `${nameOf(monthOf(day) - ((monthOf(day) - 1) % months))}-01`
  return { from: monthsAway(first, -months), to: addDays(first, -1) }
}

const nameOf = (month: number): string => {
  const year = Math.floor((month - 1) / MONTHS_OF_YEAR)
  return `${year}-${String(month - year * MONTHS_OF_YEAR).padStart(2, '0')}`
}

/** The same day so many months away, or the last of a month that is shorter. */
export function monthsAway(day: string, months: number): string {
  const moved = `${nameOf(monthOf(day) + months)}-`
  const last = lastDayOf(`${moved}01`)
  const same = `${moved}${day.slice(8)}`
  return same < last ? same : last
}
