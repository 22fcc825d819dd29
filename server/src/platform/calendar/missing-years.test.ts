import { CALENDAR } from './cases/calendar'
import { missingYears, missingYearsText } from './missing-years'
import { workCalendar } from './work-calendar'

const on = (day: string) => new Date(`${day}T00:00:00+08:00`)

describe('Years that are missing', () => {
  it.each([
    ['2026-10-31', []],
    ['2026-11-01', [2027]],
    ['2026-12-31', [2027]],
    ['2027-01-01', [2027]],
    ['2025-11-01', []],
    ['2024-12-01', [2024]],
  ])('on %s are %j', (day, years) => {
    expect(missingYears(CALENDAR, on(day))).toEqual(years)
  })

  it('are two where nothing is loaded late in the year', () => {
    expect(missingYears(workCalendar([], []), on('2026-11-02'))).toEqual([2026, 2027])
  })

  it('are told of with what to do', () => {
    expect(missingYearsText([2027])).toBe(
      '2027年节假日安排尚未载入，期限暂仅按周末计算；请在国务院办公厅通知发布后导入。',
    )
    expect(missingYearsText([])).toBe('')
  })
})
