import { addDays, endOfDay } from '../../../platform/calendar/china-time'
import { circleOf, isWorse, levelOf } from '../../urging/warnings/levels'
import { warningText } from '../../urging/warnings/tell-of'
import { clockLamp } from './clock-lamp'
import { type Limit, lampThresholdsOf, thresholdsOf } from './lamp-thresholds'
import { daysLeft, inDays, WarningDaysParameter } from './threshold'

const DAYS = { department: 3, unit: 10, safe: 15, evaluation: 7 }
const now = new Date('2026-11-20T08:00:00+08:00')
const startAt = new Date('2026-10-20T08:00:00+08:00')

const clock = (more: Partial<Limit>): Limit => ({
  type: 'K05',
  ofDepartment: false,
  startAt,
  dueAt: endOfDay('2026-12-20'),
  ...more,
})

const lampNow = (limit: Limit, closedAt: Date | null = null) =>
  clockLamp({ dueAt: limit.dueAt, closedAt }, lampThresholdsOf(limit, DAYS), now)

const dueIn = (days: number) => endOfDay(addDays('2026-11-20', days))

describe('The lamp of a clock', () => {
  it.each([
    ['K05', false, 16, 'green'],
    ['K05', false, 15, 'none'],
    ['K05', false, 11, 'none'],
    ['K05', false, 10, 'yellow'],
    ['K05', false, 5, 'yellow'],
    ['K05', false, 4, 'orange'],
    ['K05', false, 0, 'orange'],
    ['K05', false, -1, 'red'],
    ['K04', false, 6, 'none'],
    ['K04', false, 5, 'yellow'],
    ['K04', false, 2, 'orange'],
    ['K01', true, 4, 'none'],
    ['K01', true, 3, 'yellow'],
    ['K07', true, 4, 'none'],
    ['K13', true, 8, 'none'],
    ['K13', false, 7, 'yellow'],
    ['K13', true, 7, 'yellow'],
  ] as const)('%s of a department %s with %d days left is %s', (type, ofDepartment, days, lamp) => {
    const shown = lampNow(clock({ type, ofDepartment, dueAt: dueIn(days) }))
    expect(shown).toEqual({ lamp, remainingDays: days, late: false })
  })

  it.each([
    ['on its last day', '2026-12-20T23:59:59+08:00', false],
    ['a second later', '2026-12-21T00:00:00+08:00', true],
  ])('is grey when it ended %s', (_, closedAt, late) => {
    const shown = lampNow(clock({}), new Date(closedAt))
    expect(shown).toEqual({ lamp: 'grey', remainingDays: null, late })
  })

  it('is yellow for 受理告知 from half of the days on, rounded up', () => {
    expect(thresholdsOf(clock({ type: 'K04' }), { ...DAYS, unit: 9 }).warn).toBe(5)
  })

  it('warns of nothing before half of the days have passed', () => {
    const short = { startAt: now, dueAt: dueIn(5) }
    expect(thresholdsOf(clock(short), DAYS)).toEqual({ warn: 2, safe: 15 })
    expect(lampNow(clock(short)).lamp).toBe('none')
    expect(thresholdsOf(clock({ startAt: now, dueAt: new Date(now.getTime() - 3 * 86_400_000) }), DAYS).warn).toBe(0)
  })
})

describe('Who is told', () => {
  it.each([
    ['yellow', false, false, false],
    ['orange', true, false, false],
    ['red', true, true, true],
  ] as const)('at %s besides the handler', (level, departmentLeaders, unitLeaders, sender) => {
    expect(circleOf(level)).toEqual({ departmentLeaders, unitLeaders, sender })
  })

  it('only of what has become worse', () => {
    expect(isWorse('yellow', 'none')).toBe(true)
    expect(isWorse('red', 'orange')).toBe(true)
    expect(isWorse('orange', 'orange')).toBe(false)
    expect(isWorse('none', 'yellow')).toBe(false)
  })

  it('nothing at green, grey and no lamp', () => {
    expect((['green', 'grey', 'none', 'yellow', 'orange', 'red'] as const).map(levelOf)).toEqual([
      'none',
      'none',
      'none',
      'yellow',
      'orange',
      'red',
    ])
  })
})

describe('A warning says', () => {
  const NUMBER = 'LX991101202611200001'

  it.each([
    ['K04', 5, `信访件${NUMBER}距受理告知期限还剩5天，请及时处理。`],
    ['K05', 1, `信访件${NUMBER}距办结期限还剩1天，请及时处理。`],
    ['K05', 0, `信访件${NUMBER}的办结期限今日届满，请及时处理。`],
    ['K05', -2, `信访件${NUMBER}的办结期限已超期2天，请尽快办理。`],
  ] as const)('%s with %d days left', (type, days, text) => {
    expect(warningText(NUMBER, type, days)).toBe(text)
  })
})

describe('A threshold in parts of the time', () => {
  const used = { percentUsed: 75 }

  it.each([
    [15, 15, 3],
    [60, 60, 15],
    [4, 4, 1],
  ])('of a limit of %d days is yellow from the day on which so much is used', (allDays, length, warn) => {
    const begun = { startAt: now, dueAt: dueIn(length) }
    expect(thresholdsOf(clock(begun), { ...DAYS, unit: used }).warn).toBe(warn)
    expect(thresholdsOf(clock({ ...begun, type: 'K04' }), { ...DAYS, unit: used }).warn).toBe(warn)
    expect(daysLeft(used, allDays)).toBe(warn)
  })

  it.each([
    [0, true],
    [365, true],
    [366, false],
    [-1, false],
    [{ percentUsed: 1 }, true],
    [{ percentUsed: 99 }, true],
    [{ percentUsed: 0 }, false],
    [{ percentUsed: 100 }, false],
    [{ percentUsed: 50, days: 3 }, false],
    ['3', false],
  ])('may be %j: %s', (value, isFine) => {
    expect(WarningDaysParameter.safeParse(value).success).toBe(isFine)
  })

  it('may come before the half, and holds for green alike', () => {
    const begun = { startAt: now, dueAt: dueIn(60) }
    const early = { ...DAYS, unit: { percentUsed: 40 }, safe: { percentUsed: 20 } }
    expect(thresholdsOf(clock(begun), early)).toEqual({ warn: 36, safe: 48 })
  })

  it('counts in lists by the limit that each office has as a rule', () => {
    const parts = { department: used, unit: used, safe: { percentUsed: 50 }, evaluation: 7 }
    expect(inDays(parts)).toEqual({ department: 3, unit: 15, safe: 30, evaluation: 7 })
  })
})
