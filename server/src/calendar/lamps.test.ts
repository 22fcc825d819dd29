import { endOfDay } from './china-time'
import { limitShown, urgentBefore } from './lamps'

const now = new Date('2026-11-20T08:00:00+08:00')
const lamps = { warn: 3, safe: 15 }
const shown = (day: string) => limitShown(endOfDay(day), now, lamps)

describe('How a limit is shown', () => {
  it.each([
    ['2026-12-06', 16, 'green'],
    ['2026-12-05', 15, 'none'],
    ['2026-11-24', 4, 'none'],
    ['2026-11-23', 3, 'yellow'],
    ['2026-11-21', 1, 'orange'],
    ['2026-11-20', 0, 'orange'],
    ['2026-11-19', -1, 'red'],
  ])('due %s: %d days, %s', (day, remainingDays, lamp) => {
    expect(shown(day)).toEqual({ remainingDays, lamp })
  })

  it('does not change between the first and the last second of a day', () => {
    const due = endOfDay('2026-11-21')
    const first = limitShown(due, new Date('2026-11-20T00:00:00+08:00'), lamps)
    expect(limitShown(due, new Date('2026-11-20T23:59:59+08:00'), lamps)).toEqual(first)
  })

  it('has no lamp without a limit', () => {
    expect(limitShown(null, now, lamps)).toEqual({ remainingDays: null, lamp: 'none' })
  })

  it('is urgent where it is yellow or worse', () => {
    expect(endOfDay('2026-11-23') < urgentBefore(now, lamps)).toBe(true)
    expect(endOfDay('2026-11-24') < urgentBefore(now, lamps)).toBe(false)
  })
})
