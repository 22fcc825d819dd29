import { isDay, lastPeriod, periodAround, periodName, stepped } from './periods'

const period = (from: string, to: string) => ({ from, to })

describe('the periods of a report', () => {
  it.each([
    ['month', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['month', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['quarter', '2026-01-01', '2025-10-01', '2025-12-31'],
    ['quarter', '2026-11-26', '2026-07-01', '2026-09-30'],
    ['year', '2026-11-26', '2025-01-01', '2025-12-31'],
  ] as const)('have as the last %s that is over on %s the one from %s to %s', (unit, today, from, to) => {
    expect(lastPeriod(unit, today)).toEqual(period(from, to))
  })

  it('follow one another, days by as many as they are', () => {
    expect(stepped('month', periodAround('month', '2026-12-09'), 1)).toEqual(period('2027-01-01', '2027-01-31'))
    expect(stepped('quarter', periodAround('quarter', '2026-02-01'), -1)).toEqual(period('2025-10-01', '2025-12-31'))
    expect(stepped('days', period('2026-02-27', '2026-03-01'), 1)).toEqual(period('2026-03-02', '2026-03-04'))
    expect(stepped('days', period('2026-03-02', '2026-03-04'), -1)).toEqual(period('2026-02-27', '2026-03-01'))
  })

  it.each([
    ['month', '2026-10-01', '2026年10月'],
    ['quarter', '2026-07-01', '2026年第三季度'],
    ['year', '2026-01-01', '2026年'],
  ] as const)('are called as offices call them: a %s from %s is %s', (unit, from, name) => {
    expect(periodName(unit, periodAround(unit, from))).toBe(name)
  })

  it('take days of the calendar only', () => {
    expect(['2026-02-28', '2026-02-30', '2026-2-1', '', null].map(isDay)).toEqual([true, false, false, false, false])
  })
})
