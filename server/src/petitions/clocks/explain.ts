import { dateTimeOf } from '../../platform/calendar/china-time'
import { dayText, rangesText } from '../../platform/calendar/day-text'
import { type WorkCalendar, yearOf } from '../../platform/calendar/work-calendar'
import { type ClockRow, termsOf } from './row'
import { type Computation, dueOf, type Terms } from './rules'
import { CLOCKS, type ClockUnit, getClockType } from './types'

export interface Line {
  readonly label: string
  readonly text: string
}

const UNITS: Record<ClockUnit, string> = { day: '日', workday: '个工作日', hour: '小时' }

/** How the due date of a clock came about, for people who doubt it. */
export function explain(clock: ClockRow, calendar: WorkCalendar): Line[] {
  const terms = termsOf(clock)
  const lines = terms ? countedLines(clock, terms, dueOf(terms, calendar), calendar) : handLines(clock)
  return [...lines, { label: '截止时间', text: endOf(clock.due_at) }]
}

function countedLines(clock: ClockRow, terms: Terms, computed: Computation, calendar: WorkCalendar): Line[] {
  return [
    { label: '起算', text: startOf(terms, computed) },
    { label: '期限', text: `${lengthOf(terms)}（${CLOCKS[getClockType(clock.type)].basis}）` },
    ...addedLines(clock),
    ...skippedLines(computed, calendar),
    ...rolledLines(computed, calendar),
    ...cappedLines(clock, computed),
    ...unknownLines(computed, calendar),
  ]
}

/** A date set by hand leaves nothing to count but what came later. */
const handLines = (clock: ClockRow): Line[] => [
  { label: '起算', text: dateTimeOf(clock.start_at) },
  { label: '期限', text: '由交办机关指定' },
  ...addedLines(clock),
]

const startOf = ({ startAt, unit }: Terms, { startDay }: Computation): string =>
  unit === 'hour' ? `${dateTimeOf(startAt)}起` : `${dayText(startDay)}，当日不计入，自次日起算`

/** 15日. */
export const lengthOf = ({ length, unit }: Pick<Terms, 'length' | 'unit'>): string => `${length}${UNITS[unit]}`

function addedLines({ paused_days, extended_days, unit }: ClockRow): Line[] {
  const lines: Line[] = []
  if (paused_days) lines.push({ label: '中止', text: `中止期间共${paused_days}${UNITS[unit]}，不计入期限` })
  if (extended_days) lines.push({ label: '延期', text: `经批准延长${extended_days}${UNITS[unit]}` })
  return lines
}

const skippedLines = ({ skipped }: Computation, calendar: WorkCalendar): Line[] =>
  skipped.length ? [{ label: '不计入的休息日', text: rangesText(skipped, calendar) }] : []

const rolledLines = ({ lastDay, rolledOver }: Computation, calendar: WorkCalendar): Line[] =>
  rolledOver.length
    ? [
        { label: '期满日', text: dayText(lastDay) },
        { label: '顺延', text: `${rangesText(rolledOver, calendar)}，顺延至下一工作日` },
      ]
    : []

const cappedLines = ({ cap_at }: ClockRow, { capped }: Computation): Line[] =>
  capped && cap_at ? [{ label: '上级期限', text: `不得晚于${endOf(cap_at)}` }] : []

function unknownLines({ startDay, dueAt }: Computation, calendar: WorkCalendar): Line[] {
  const years = [...new Set([yearOf(startDay), yearOf(dateTimeOf(dueAt))])].filter(year => !calendar.knows(year))
  return years.map(year => ({ label: '说明', text: `${year}年节假日安排尚未载入，仅按周末计算` }))
}

/** The last second of a day is its 24:00. */
const endOf = (at: Date): string => {
  const [day = '', time = ''] = dateTimeOf(at).split(' ')
  return time === '23:59:59' ? `${dayText(day)}24:00` : `${dayText(day)}${time}`
}
