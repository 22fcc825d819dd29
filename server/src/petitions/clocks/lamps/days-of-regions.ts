import type { Db } from '../../../platform/database/connect'
import { readWarningDays } from './days'
import type { WarningDays } from './threshold'

export type DaysOf = (regionCode: string) => Promise<WarningDays>

/** The warning days of regions on one day, each region's read once. */
export function daysOfRegions(db: Db, day: string): DaysOf {
  const read = new Map<string, Promise<WarningDays>>()
  return regionCode => {
    const days = read.get(regionCode) ?? readWarningDays(db, { regionCode, day })
    read.set(regionCode, days)
    return days
  }
}
