import { type Author, COMMAND_LINE } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import { importYear } from '../../platform/calendar/import-year'
import type { Notice } from '../../platform/calendar/notice-file'
import type { Db } from '../../platform/database/connect'
import { clocksMoved, recountClocks } from './recount'

/** Takes a year into the calendar. Answers how many limits moved; undefined where nothing has changed. */
export async function takeYear(
  db: Db,
  notice: Notice,
  at: Date,
  by: Author = COMMAND_LINE,
): Promise<number | undefined> {
  if (!(await importYear(db, notice))) return undefined
  const audited = { action: 'importCalendar', objectType: 'calendar', objectId: String(notice.year) }
  await recordSetting(db, { ...audited, is: { source: notice.source, days: notice.days } }, by)
  return await recountClocks(db, firstDay(notice), at)
}

/** How many limits `takeYear` would move. In a transaction that is undone. */
export async function movedByYear(db: Db, notice: Notice): Promise<number | undefined> {
  if (!(await importYear(db, notice))) return undefined
  return (await clocksMoved(db, firstDay(notice))).length
}

/** A notice has every day of its year. */
const firstDay = ({ year, days }: Notice): string => days[0]?.day ?? `${year}-01-01`
