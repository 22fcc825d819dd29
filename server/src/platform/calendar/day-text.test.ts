import { CALENDAR } from './cases/calendar'
import { dayText, rangesText } from './day-text'

it.each([
  ['2026-11-20', '2026年11月20日（周五）'],
  ['2026-11-22', '2026年11月22日（周日）'],
  ['2028-02-29', '2028年2月29日（周二）'],
])('%s is told as %s', (day, text) => {
  expect(dayText(day)).toBe(text)
})

describe('Days off are told', () => {
  it('one by one where they are apart', () => {
    const days = ['2026-11-14', '2026-11-21']
    expect(rangesText(days, CALENDAR)).toBe('2026年11月14日（周六）周末、2026年11月21日（周六）周末')
  })

  it('apart where a weekend follows a holiday', () => {
    const days = ['2025-01-01', '2025-01-04', '2025-01-05']
    expect(rangesText(days, CALENDAR)).toBe('2025年1月1日（周三）元旦、2025年1月4日（周六）至2025年1月5日（周日）周末')
  })
})
