/** Days of a report, both included: a month, a quarter, a year, or any. */
export interface Period {
  readonly from: string
  readonly to: string
}

export const PERIOD_UNITS = { month: '月', quarter: '季', year: '年', days: '自定' } as const
export type PeriodUnit = keyof typeof PERIOD_UNITS

const MONTHS_OF: Readonly<Record<Exclude<PeriodUnit, 'days'>, number>> = { month: 1, quarter: 3, year: 12 }
const MONTHS_OF_YEAR = 12

/** Months since the year 0. */
const monthOf = (day: string): number => Number(day.slice(0, 4)) * MONTHS_OF_YEAR + Number(day.slice(5, 7)) - 1

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** Of so many months, from one counted since the year 0. */
function ofMonths(first: number, months: number): Period {
  const year = Math.floor(first / MONTHS_OF_YEAR)
  const month = first % MONTHS_OF_YEAR
  return { from: dayOf(new Date(Date.UTC(year, month, 1))), to: dayOf(new Date(Date.UTC(year, month + months, 0))) }
}

/** The month, quarter or year in which a day lies. */
export function periodAround(unit: Exclude<PeriodUnit, 'days'>, day: string): Period {
  const months = MONTHS_OF[unit]
  const month = monthOf(day)
  return ofMonths(month - (month % months), months)
}

/** The last one that is over: what is reported. */
export const lastPeriod = (unit: Exclude<PeriodUnit, 'days'>, today: string): Period =>
  stepped(unit, periodAround(unit, today), -1)

/** The period so many of its length later or, below zero, earlier. */
export function stepped(unit: PeriodUnit, { from, to }: Period, by: number): Period {
  if (unit === 'days') {
    const days = daysBetween(from, to) + 1
    return { from: addDays(from, by * days), to: addDays(to, by * days) }
  }
  const months = MONTHS_OF[unit]
  return ofMonths(monthOf(from) + by * months, months)
}

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS))

/** 2026年10月, 2026年第三季度, 2026年, or its first and last day. */
export function periodName(unit: PeriodUnit, { from, to }: Period): string {
  const [year = '', month = ''] = from.split('-')
  if (unit === 'month') return `${year}年${Number(month)}月`
  if (unit === 'quarter') return `${year}年第${QUARTERS[Math.floor((Number(month) - 1) / MONTHS_OF.quarter)]}季度`
  if (unit === 'year') return `${year}年`
  return `${from}至${to}`
}

const QUARTERS = ['一', '二', '三', '四']

const LIKE_DAY = /^\d{4}-\d\d-\d\d$/

/** Whether a text of the address is a day of the calendar. */
export const isDay = (text: string | null): text is string =>
  text !== null && LIKE_DAY.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(new Date(text)) === text
