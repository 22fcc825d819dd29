import { z } from 'zod'
import { addDays } from './china-time'
import { type CalendarDay, weekdayKind, yearOf } from './work-calendar'

const FIRST_YEAR = 2000
const LAST_YEAR = 2100

/** A year's notice as holiday-cn writes it: the days off, and the Saturdays and Sundays worked in exchange. */
const NoticeFile = z
  .object({
    year: z.int().min(FIRST_YEAR).max(LAST_YEAR),
    /** Addresses of the notices. */
    papers: z.array(z.string()).default([]),
    days: z
      .array(z.object({ name: z.string().trim().min(1), date: z.iso.date(), isOffDay: z.boolean() }))
      .min(1, 'it names no day'),
  })
  .superRefine(({ year, days }, context) => {
    const problem = (message: string) => context.addIssue({ code: 'custom', message })
    for (const { date, isOffDay } of days) {
      if (!isOfNotice(date, year)) problem(`${date} is not a day of ${year}`)
      if (!isOffDay && weekdayKind(date) === 'W') problem(`${date} is no Saturday or Sunday, so it is worked anyway`)
    }
    if (new Set(days.map(({ date }) => date)).size < days.length) problem('it names a day twice')
  })

/** A notice speaks of its year, and at most of the last month of the year before. */
const isOfNotice = (day: string, year: number) => yearOf(day) === year || day.startsWith(`${year - 1}-12-`)

export interface Notice {
  readonly year: number
  readonly source: string
  /** Every day of the year, and days before it of which the notice speaks. */
  readonly days: readonly CalendarDay[]
}

/** What a file says; throws, telling what is wrong, where it is no notice. */
export function readNotice(text: string): Notice {
  const read = NoticeFile.safeParse(parsed(text))
  if (!read.success) throw new Error(`The file is no calendar: ${z.prettifyError(read.error)}`)
  const { year, papers, days } = read.data
  const named = new Map(days.map(({ date, name, isOffDay }) => [date, { name, kind: kindOf(isOffDay) }]))
  const all = new Set([...daysOf(year), ...named.keys()])
  return {
    year,
    source: papers.join(' ') || `${year}`,
    days: [...all].sort().map(day => ({ day, kind: weekdayKind(day), name: '', ...named.get(day) })),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error('The file is no JSON', { cause: error })
  }
}

const kindOf = (isOffDay: boolean) => (isOffDay ? ('H' as const) : ('A' as const))

function daysOf(year: number): string[] {
  const days: string[] = []
  for (let day = `${year}-01-01`; yearOf(day) === year; day = addDays(day, 1)) days.push(day)
  return days
}
