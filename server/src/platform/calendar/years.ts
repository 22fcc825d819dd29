import type { calendarYears } from '@portal/shared-lib/contract/clocks'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { Db } from '../database/connect'
import { dateTimeOf } from './china-time'
import { missingYears, missingYearsText } from './missing-years'
import { readCalendar } from './read-calendar'

/** Which years are loaded, and what is missing now. */
export async function readCalendarYears(db: Db, now: Date): Promise<CallAnswer<typeof calendarYears>> {
  const rows = await db.selectFrom('work_year').orderBy('year').select(['year', 'source', 'loaded_at']).execute()
  return {
    years: rows.map(({ loaded_at, ...row }) => ({ ...row, loadedAt: dateTimeOf(loaded_at) })),
    warning: missingYearsText(missingYears(await readCalendar(db), now)),
  }
}
