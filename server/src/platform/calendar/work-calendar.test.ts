import { isWorkday } from 'chinese-days'
import { CALENDAR } from './cases/calendar'
import { addDays } from './china-time'
import { workCalendar } from './work-calendar'

const daysFrom2025To2026 = Array.from({ length: 730 }, (_, number) => addDays('2025-01-01', number))

describe('The working calendar', () => {
  it.each([
    ['2026-11-20', 'W', ''],
    ['2026-11-21', 'R', ''],
    ['2026-11-22', 'R', ''],
    ['2026-10-01', 'H', '国庆节'],
    ['2026-10-03', 'H', '国庆节'],
    ['2026-10-10', 'A', '国庆节'],
    ['2026-09-20', 'A', '国庆节'],
    ['2025-10-06', 'H', '国庆节、中秋节'],
  ])('%s is %s %s', (day, kind, name) => {
    expect(CALENDAR.kindOf(day)).toBe(kind)
    expect(CALENDAR.nameOf(day)).toBe(name)
  })

  it('has work on working days and on those worked in exchange', () => {
    expect(['2026-11-20', '2026-10-10', '2026-11-21', '2026-10-01'].map(CALENDAR.isWorkingDay)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('of 2025 and 2026 is the one that others publish', () => {
    expect(daysFrom2025To2026.filter(day => CALENDAR.isWorkingDay(day) !== isWorkday(day))).toEqual([])
  })

  it('knows weekends alone where nothing is loaded', () => {
    const calendar = workCalendar([], [])
    expect(['2028-02-25', '2028-02-26', '2028-02-27', '2028-02-28'].map(calendar.kindOf)).toEqual(['W', 'R', 'R', 'W'])
    expect(calendar.nameOf('2028-01-01')).toBe('')
  })

  it('knows which years it has', () => {
    expect([2024, 2025, 2026, 2027].map(CALENDAR.knows)).toEqual([false, true, true, false])
  })
})
