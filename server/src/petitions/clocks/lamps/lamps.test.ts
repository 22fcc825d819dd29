import { endOfDay } from '../../../platform/calendar/china-time'
import { lampThresholdsOf } from './lamp-thresholds'
import { type LampThresholds, limitShown, NO_THRESHOLDS } from './lamps'

const now = new Date('2026-11-20T08:00:00+08:00')
const DAYS = { department: 3, unit: 10, safe: 15, evaluation: 7 }
const startAt = new Date('2026-10-20T08:00:00+08:00')
const thresholdsAt = (dueAt: Date): LampThresholds => lampThresholdsOf({ ofDepartment: true, startAt, dueAt }, DAYS)
const shown = (day: string) => limitShown(endOfDay(day), thresholdsAt(endOfDay(day)), now)

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
    const first = limitShown(due, thresholdsAt(due), new Date('2026-11-20T00:00:00+08:00'))
    expect(limitShown(due, thresholdsAt(due), new Date('2026-11-20T23:59:59+08:00'))).toEqual(first)
  })

  it('has no lamp without a limit', () => {
    expect(limitShown(null, NO_THRESHOLDS, now)).toEqual({ remainingDays: null, lamp: 'none' })
  })
})
