import { addDays } from './china-time'
import type { WorkCalendar } from './work-calendar'

const WEEKDAYS = '日一二三四五六'

/** Like 2026年12月5日（周六）. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日（周${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}）`
}

/** Days off with what makes them so, neighbours of a kind together: 2026年10月1日（周四）至2026年10月7日（周三）国庆节. */
export function rangesText(days: readonly string[], calendar: WorkCalendar): string {
  return rangesOf(days, calendar)
    .map(({ first, last, name }) => (first === last ? dayText(first) : `${dayText(first)}至${dayText(last)}`) + name)
    .join('、')
}

interface Range {
  readonly first: string
  readonly last: string
  readonly name: string
}

function rangesOf(days: readonly string[], calendar: WorkCalendar): Range[] {
  const ranges: Range[] = []
  for (const day of days) {
    const name = calendar.nameOf(day) || '周末'
    const before = ranges.at(-1)
    if (before && before.name === name && addDays(before.last, 1) === day)
      ranges.splice(-1, 1, { ...before, last: day })
    else ranges.push({ first: day, last: day, name })
  }
  return ranges
}
