import { digitsOf, numberOf } from './numerals'
import { matches, type Rule, TRUST, wholeOf } from './rule'

const IN_DIGITS = /((?:19|20)\d{2})[年./-](\d{1,2})\]?[月./-](\d{1,2})\]?[日号目]?/g
/** The round zero is read as a letter, or twice. */
const IN_HAN =
  /二[〇○零O0o@]{1,2}([〇○零O0一二三四五六七八九][一二三四五六七八九〇○零O0])年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})[日号]/g
const BIRTH = /^(?:出生|生)/
const BORN = /(?:生于|出生(?:日期|年月)?[:：]?)$/
const BORN_LENGTH = 6
/** Of the letter itself. */
const DATED = /(?:^|\n|(?:日期|时间)[:：])$/
const END_OF_LINE = /^(?:$|\n)/

interface Day {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** What it tells of: not a birthday, and not the day on which it was written. */
export const days: Rule = ({ text }, today) =>
  daysIn(text)
    .filter(({ value }) => value !== '' && value <= today)
    .filter(day => !isBirthday(text, day) && !isDateOfLetter(text, day))
    .toSorted((a, b) => a.start - b.start)
    .map(day => ({ ...day, field: 'eventDate', trust: TRUST.guess }))

const daysIn = (text: string): Day[] => [
  ...matches(IN_DIGITS, text).map(match => ({ ...wholeOf(match), value: dayOf(match[1], match[2], match[3]) })),
  ...matches(IN_HAN, text).map(match => ({
    ...wholeOf(match),
    value: dayOf(`20${digitsOf(match[1] ?? '')}`, String(numberOf(match[2] ?? '')), String(numberOf(match[3] ?? ''))),
  })),
]

/** Empty where the calendar has no such day. */
function dayOf(year = '', month = '', day = ''): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text ? text : ''
}

const isBirthday = (text: string, { start, end }: Day): boolean =>
  BIRTH.test(text.slice(end)) || BORN.test(text.slice(Math.max(start - BORN_LENGTH, 0), start))

const isDateOfLetter = (text: string, { start, end }: Day): boolean =>
  END_OF_LINE.test(text.slice(end)) && DATED.test(text.slice(Math.max(start - BORN_LENGTH, 0), start))
