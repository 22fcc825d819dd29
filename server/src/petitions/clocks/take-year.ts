import { type Author, COMMAND_LINE } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import { startOfDay } from '../../platform/calendar/china-time'
import { importYear } from '../../platform/calendar/import-year'
import type { Notice } from '../../platform/calendar/notice-file'
import { readCalendar } from '../../platform/calendar/read-calendar'
import type { Db } from '../../platform/database/connect'
import { moveClock } from './move'
import { termsOf } from './row'
import { dueOf } from './rules'

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

/**
 * Counts again when open clocks are due, after the calendar has changed from a day on, and moves what was due with
 * them: to-dos, steps, petitions. Answers how many clocks moved.
 */
async function recountClocks(db: Db, fromDay: string, at: Date): Promise<number> {
  const moved = await clocksMoved(db, fromDay, true)
  for (const { clock, dueAt } of moved) await moveClock(db, clock, { due_at: dueAt }, at)
  return moved.length
}

/** Open clocks that are due at another time by the calendar as it is now; `locked` for those that are to be moved. */
async function clocksMoved(db: Db, fromDay: string, locked = false) {
  const calendar = await readCalendar(db)
  const clocks = await db
    .selectFrom('clock')
    .where('state', 'in', ['running', 'paused'])
    .where('due_at', '>=', startOfDay(fromDay))
    .where('unit', '<>', 'hour')
    .orderBy('id')
    .selectAll()
    .$if(locked, query => query.forUpdate())
    .execute()
  return clocks.flatMap(clock => {
    const terms = termsOf(clock)
    const dueAt = terms ? dueOf(terms, calendar).dueAt : clock.due_at
    return dueAt.getTime() === clock.due_at.getTime() ? [] : [{ clock, dueAt }]
  })
}
