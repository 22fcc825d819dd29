import { lastPeriod, periodBefore, yearBefore } from './periods'

describe('A period is compared', () => {
  it.each([
    ['a month with the month before', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
    ['the month until now with as much of the one before', ['2026-03-01', '2026-03-30'], ['2026-02-01', '2026-02-28']],
    ['a quarter with the quarter before', ['2026-01-01', '2026-03-31'], ['2025-10-01', '2025-12-31']],
    ['a day with the day before', ['2026-03-02', '2026-03-02'], ['2026-03-01', '2026-03-01']],
    ['other days with as many before', ['2026-03-10', '2026-03-19'], ['2026-02-28', '2026-03-09']],
  ])('%s', (_, [from = '', to = ''], [before, until]) => {
    expect(periodBefore({ from, to })).toEqual({ from: before, to: until })
  })

  it.each([
    ['the same days', ['2026-03-10', '2026-03-19'], ['2025-03-10', '2025-03-19']],
    ['a February of a leap year', ['2028-02-01', '2028-02-29'], ['2027-02-01', '2027-02-28']],
    ['a February before a leap year', ['2029-02-01', '2029-02-28'], ['2028-02-01', '2028-02-29']],
  ])('with the year before: %s', (_, [from = '', to = ''], [before, until]) => {
    expect(yearBefore({ from, to })).toEqual({ from: before, to: until })
  })
})

describe('The last period that is over', () => {
  it.each([
    ['month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['month', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['quarter', '2026-11-30', '2026-07-01', '2026-09-30'],
    ['quarter', '2026-01-01', '2025-10-01', '2025-12-31'],
    ['year', '2026-12-31', '2025-01-01', '2025-12-31'],
  ] as const)('is, of a %s on %s, %s', (unit, day, from, to) => {
    expect(lastPeriod(unit, day)).toEqual({ from, to })
  })
})
