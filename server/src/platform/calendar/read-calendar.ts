import type { Db } from '../database/connect'
import { KEPT } from '../database/kept'
import { type WorkCalendar, workCalendar } from './work-calendar'

/** The calendar read last, by the digests of its years: another process that loads a year changes them. */
let read: { readonly digests: string; readonly calendar: WorkCalendar } | undefined

/** The working calendar as it is stored now. */
export async function readCalendar(db: Db): Promise<WorkCalendar> {
  const years = await db.selectFrom('work_year').select(['year', 'digest']).orderBy('year').modifyFront(KEPT).execute()
  const digests = JSON.stringify(years.map(({ year, digest }) => [year, digest]))
  if (read?.digests !== digests) read = { digests, calendar: await readDays(db, years) }
  return read.calendar
}

async function readDays(db: Db, years: readonly { year: number }[]): Promise<WorkCalendar> {
  const days = await db.selectFrom('work_calendar').select(['day', 'kind', 'name']).execute()
  return workCalendar(
    days,
    years.map(({ year }) => year),
  )
}
