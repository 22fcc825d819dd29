import { dayOf } from './china-time'
import { type WorkCalendar, yearOf } from './work-calendar'

/** From this day on, month and day, the coming year's holidays are expected: the notice comes out in these weeks. */
const EXPECTED_FROM = '11-01'

/** The years whose holidays should be known by now and are not. */
export function missingYears(calendar: WorkCalendar, now: Date): number[] {
  const today = dayOf(now)
  const year = yearOf(today)
  const expected = today.slice(5) >= EXPECTED_FROM ? [year, year + 1] : [year]
  return expected.filter(each => !calendar.knows(each))
}

/** What is missing and what to do about it; empty where nothing is. */
export function missingYearsText(years: readonly number[]): string {
  if (!years.length) return ''
  return `${years.join('、')}年节假日安排尚未载入，期限暂仅按周末计算；请在国务院办公厅通知发布后导入。`
}
