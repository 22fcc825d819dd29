import { formatDay } from '@portal/shared-lib'

const MONTH_LENGTH = 7

/** The month of today, `YYYY-MM`. */
export const thisMonth = (): string => formatDay(new Date()).slice(0, MONTH_LENGTH)

/** The last day of a month, `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

/** As it is printed: 2026年11月. */
export const monthName = (month: string): string => month.replace(/^(\d{4})-0?(\d+)$/, '$1年$2月')
