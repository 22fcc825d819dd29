import { addDays, dayOf, startOfDay } from '../calendar/china-time'
import type { Db } from '../database/connect'
import { readMostWarningDays } from './days'

/** Nobody is warned today of what is due from this moment on. */
export async function readHorizon(db: Db, now: Date): Promise<Date> {
  return startOfDay(addDays(dayOf(now), (await readMostWarningDays(db)) + 1))
}
