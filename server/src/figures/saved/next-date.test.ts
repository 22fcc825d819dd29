import { nextDate } from './next-date'

describe('The next day on which a table is sent', () => {
  it.each([
    ['each day, over the end of a month', 'day', 1, '2026-11-30', '2026-12-01'],
    ['Monday, from a Sunday', 'week', 1, '2026-11-29', '2026-11-30'],
    ['Monday, from a Monday', 'week', 1, '2026-11-30', '2026-12-07'],
    ['Sunday, from a Monday', 'week', 7, '2026-11-30', '2026-12-06'],
    ['Wednesday, over the end of a year', 'week', 3, '2026-12-31', '2027-01-06'],
    ['a day to come of this month', 'month', 28, '2026-02-27', '2026-02-28'],
    ['the day itself', 'month', 28, '2026-02-28', '2026-03-28'],
    ['a day that has passed, over the end of a year', 'month', 1, '2026-12-15', '2027-01-01'],
  ] as const)('%s', (_, every, on, after, next) => {
    expect(nextDate(every, on, after)).toBe(next)
  })
})
