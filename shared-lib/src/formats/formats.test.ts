import { formatDateTime, formatDay, greeting, remainingWords } from './days'
import { formatNumber } from './numbers'
import { formatSize } from './sizes'

/** An hour of the clock at +08:00. */
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour - 8, minute))

describe('numbers', () => {
  it.each([
    [0, '0'],
    [1234567, '1,234,567'],
    [1234.5, '1,234.50'],
    [-1000, '-1,000'],
    [0.126, '0.13'],
    [100, '100'],
  ])('writes %s as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })
})

describe('days', () => {
  it('shows office time wherever the browser stands', () => {
    expect(formatDateTime(new Date('2026-11-20T17:30:05Z'))).toBe('2026-11-21 01:30:05')
    expect(formatDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  })

  it.each([
    [at(0), '早上好'],
    [at(9, 59), '早上好'],
    [at(10), '中午好'],
    [at(13, 59), '中午好'],
    [at(14), '下午好'],
    [at(17, 59), '下午好'],
    [at(18), '晚上好'],
    [at(23, 59), '晚上好'],
  ])('greets at %s with %s', (instant, text) => {
    expect(greeting(instant)).toBe(text)
  })

  it.each([
    [null, '—'],
    [-2, '超期2天'],
    [0, '今日到期'],
    [3, '剩3天'],
  ])('says of %s days: %s', (days, text) => {
    expect(remainingWords(days)).toBe(text)
  })
})

describe('sizes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [104857600, '100 MB'],
  ])('writes %s bytes as %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text)
  })
})
