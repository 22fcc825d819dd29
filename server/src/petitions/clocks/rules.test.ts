import { CALENDAR } from '../../platform/calendar/cases/calendar'
import { endOfDay } from '../../platform/calendar/china-time'
import { type LimitCase, termsOfRule } from './cases/case'
import { FIFTEEN_DAYS } from './cases/fifteen-days'
import { HOURS } from './cases/hours'
import { LONGER, SIXTY_DAYS } from './cases/sixty-days'
import { THIRTY_DAYS } from './cases/thirty-days'
import { FIVE_WORKING_DAYS, OTHER_WORKING_DAYS } from './cases/working-days'
import { coHandlingDays, dueOf, pausedBetween } from './rules'

const CASES: readonly LimitCase[] = [
  ...FIFTEEN_DAYS,
  ...THIRTY_DAYS,
  ...SIXTY_DAYS,
  ...LONGER,
  ...FIVE_WORKING_DAYS,
  ...OTHER_WORKING_DAYS,
  ...HOURS,
]

const NOON = '12:00:00'
const at = (text: string) => new Date(`${text.includes(' ') ? text.replace(' ', 'T') : `${text}T${NOON}`}+08:00`)
const end = (text: string) => (text.includes(' ') ? at(text) : endOfDay(text))

describe('When a limit ends', () => {
  it('is known by hand in more than 200 cases, each once', () => {
    expect(new Set(CASES.map(({ start, rule }) => `${start} ${rule}`)).size).toBe(CASES.length)
    expect(CASES.length).toBeGreaterThan(200)
  })

  it.each(CASES.map(each => [each.start, each.rule, each.due, each.citation] as const))(
    '%s, %s: %s (%s)',
    (start, rule, due) => {
      expect(dueOf({ startAt: at(start), ...termsOfRule(rule) }, CALENDAR).dueAt).toEqual(end(due))
    },
  )

  it('is the moment from above where that comes first, and only then', () => {
    const terms = { startAt: at('2026-11-20'), unit: 'day', length: 15 } as const
    const [before, after] = [endOfDay('2026-12-06'), endOfDay('2026-12-08')]
    expect(dueOf({ ...terms, capAt: before }, CALENDAR)).toMatchObject({ dueAt: before, capped: true })
    expect(dueOf({ ...terms, capAt: after }, CALENDAR)).toMatchObject({ dueAt: endOfDay('2026-12-07'), capped: false })
    expect(dueOf({ ...terms, capAt: endOfDay('2026-12-07') }, CALENDAR).capped).toBe(false)
    expect(dueOf({ ...terms, capAt: null }, CALENDAR).capped).toBe(false)
  })

  it('is told in whole seconds', () => {
    const startAt = new Date('2026-11-20T10:00:00.999+08:00')
    const dueAt = at('2026-11-20 12:00:00')
    expect(dueOf({ startAt, unit: 'hour', length: 2 }, CALENDAR)).toMatchObject({ dueAt, capped: false })
  })
})

describe('How a limit came about', () => {
  it('tells past which days off the last day rolled', () => {
    expect(dueOf({ startAt: at('2026-09-22'), unit: 'day', length: 15 }, CALENDAR)).toMatchObject({
      startDay: '2026-09-22',
      lastDay: '2026-10-07',
      rolledOver: ['2026-10-07'],
      skipped: [],
    })
    expect(dueOf({ startAt: at('2026-04-03'), unit: 'day', length: 1 }, CALENDAR).rolledOver).toEqual([
      '2026-04-04',
      '2026-04-05',
      '2026-04-06',
    ])
  })

  it('tells past which days off working days were counted', () => {
    expect(dueOf({ startAt: at('2026-09-18'), unit: 'workday', length: 5 }, CALENDAR)).toMatchObject({
      lastDay: '2026-09-24',
      skipped: ['2026-09-19'],
      rolledOver: [],
    })
  })

  it('skips and rolls over nothing in an ordinary week', () => {
    const computed = dueOf({ startAt: at('2026-11-23'), unit: 'workday', length: 4 }, CALENDAR)
    expect(computed).toMatchObject({ lastDay: '2026-11-27', skipped: [], rolledOver: [], capped: false })
    const natural = dueOf({ startAt: at('2026-11-23'), unit: 'day', length: 4 }, CALENDAR)
    expect(natural).toMatchObject({ lastDay: '2026-11-27', rolledOver: [] })
  })
})

describe('The time in which a clock stood', () => {
  it.each([
    ['day', '2026-11-10', '2026-11-10', 0],
    ['day', '2026-11-10', '2026-11-15', 5],
    ['day', '2026-09-28', '2026-10-09', 11],
    ['workday', '2026-09-28', '2026-10-09', 4],
    ['workday', '2026-02-13', '2026-02-15', 1],
    ['workday', '2026-11-20', '2026-11-22', 0],
  ] as const)('in %s from %s to %s is %d', (unit, from, until, days) => {
    expect(pausedBetween(unit, at(`${from} 23:00:00`), at(`${until} 01:00:00`), CALENDAR)).toBe(days)
  })
})

describe('Co-handling', () => {
  it.each([
    [60, 15],
    [31, 15],
    [30, 15],
    [29, 14],
    [2, 1],
    [1, 1],
    [-3, 1],
  ])('has, where the lead has %d days left, %d', (left, days) => {
    expect(coHandlingDays(left, 15)).toBe(days)
  })
})
