import { addDays, startOfDay } from '../../platform/calendar/china-time'
import { isWorkingDay } from '../../platform/calendar/working-days'
import type { Seeded } from '../seeded'

const MINUTE_MS = 60_000
/** Minutes of the day in which letters are registered: 8:30 to 17:00. */
const OFFICE_HOURS = { from: 8 * 60 + 30, to: 17 * 60 }
/** Days back to which registrations reach: beyond the fifteen of the limit, so that some are overdue. */
const DAYS_BACK = 18
/** A claim comes so many minutes after the registration, still on the same day. */
const CLAIM_MINUTES = { from: 15, to: 90 }

/** Who registers how many letters from where, and who claims one in how many of them. */
const SHARES = [
  { registrar: 'zs01', letters: 60, regionPath: '', claimedBy: 'zs05', claimEvery: 4 },
  { registrar: 'al05', letters: 4, regionPath: '安澜市', claimedBy: 'al05', claimEvery: 2 },
  { registrar: 'sd05', letters: 4, regionPath: '安澜市石渡县', claimedBy: 'sd05', claimEvery: 2 },
  { registrar: 'rs12', letters: 2, regionPath: '安澜市', claimedBy: 'rs12', claimEvery: 2 },
  { registrar: 'xz12', letters: 2, regionPath: '安澜市石渡县荷塘镇', claimedBy: 'xz12', claimEvery: 2 },
]

export interface Registration {
  readonly registrar: string
  readonly regionPath: string
  readonly at: Date
  readonly claim?: { readonly account: string; readonly at: Date }
}

/** Registrations of the days before today, in the order of time, on working days and in office hours. */
export function schedule(random: Seeded, today: string): Registration[] {
  const days = workingDaysBefore(today)
  const registrations = SHARES.flatMap(({ registrar, letters, regionPath, claimedBy, claimEvery }) =>
    Array.from({ length: letters }, (_, index) => {
      const at = inOfficeHours(random, random.pick(days))
      const claim = { account: claimedBy, at: later(at, random.between(CLAIM_MINUTES.from, CLAIM_MINUTES.to)) }
      return { registrar, regionPath, at, ...(index % claimEvery === 0 && { claim }) }
    }),
  )
  return registrations.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function workingDaysBefore(today: string): string[] {
  const days = Array.from({ length: DAYS_BACK }, (_, index) => addDays(today, index - DAYS_BACK))
  const working = days.filter(isWorkingDay)
  return working.length > 0 ? working : days
}

const inOfficeHours = (random: Seeded, day: string): Date =>
  later(startOfDay(day), random.between(OFFICE_HOURS.from, OFFICE_HOURS.to))

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS)
