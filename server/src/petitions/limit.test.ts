import { dateTimeOf } from '../calendar/china-time'
import { sortingLimit } from './limit'

const dueAfter = (registeredAt: string) => dateTimeOf(sortingLimit(new Date(registeredAt)))

describe('The limit for sorting a petition', () => {
  it('ends at 24:00 of the fifteenth day after the day of registration', () => {
    expect(dueAfter('2026-11-16T09:30:00+08:00')).toBe('2026-12-01 23:59:59')
  })

  it('rolls from a Saturday to Monday', () => {
    expect(dueAfter('2026-11-20T10:00:00+08:00')).toBe('2026-12-07 23:59:59')
  })

  it.each([
    ['the first second of a day', '2026-11-16T00:00:00+08:00'],
    ['the last second of a day', '2026-11-16T23:59:59+08:00'],
    ['an instant that is still the day before in UTC', '2026-11-15T16:00:00Z'],
  ])('counts from the day at +08:00, so that %s makes no difference', (_, registeredAt) => {
    expect(dueAfter(registeredAt)).toBe('2026-12-01 23:59:59')
  })

  it.each([
    ['over the whole of National Day week', '2026-09-17T09:00:00+08:00', '2026-10-08 23:59:59'],
    ['not from a Saturday that is worked instead', '2026-09-25T09:00:00+08:00', '2026-10-10 23:59:59'],
    ['not from the Saturday worked before Spring Festival', '2026-01-30T09:00:00+08:00', '2026-02-14 23:59:59'],
    ['over Spring Festival', '2026-01-31T09:00:00+08:00', '2026-02-24 23:59:59'],
    ['over New Year', '2025-12-17T09:00:00+08:00', '2026-01-04 23:59:59'],
  ])('rolls %s', (_, registeredAt, due) => {
    expect(dueAfter(registeredAt)).toBe(due)
  })
})
