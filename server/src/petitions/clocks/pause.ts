import { readCalendar } from '../../platform/calendar/read-calendar'
import type { WorkCalendar } from '../../platform/calendar/work-calendar'
import type { Db } from '../../platform/database/connect'
import { moveClock } from './move'
import { type ClocksOf, openClocks } from './open-clocks'
import { type ClockRow, lengthened } from './row'
import { pausedBetween } from './rules'
import { CLOCK_TYPES, CLOCKS } from './types'

const PAUSABLE = CLOCK_TYPES.filter(type => CLOCKS[type].pausable)

/** Lets running clocks stand that a suspension touches, in the caller's transaction; answers how many. */
export async function pauseClocks(db: Db, of: ClocksOf, at: Date, reason: string): Promise<number> {
  const paused = await db
    .updateTable('clock')
    .set({ state: 'paused' })
    .where('province_code', '=', of.provinceCode)
    .where('id', 'in', openClocks(db, of).where('state', '=', 'running').where('type', 'in', PAUSABLE).select('id'))
    .returning('id')
    .execute()
  const row = { province_code: of.provinceCode, from_at: at, reason }
  const rows = paused.map(({ id }) => ({ ...row, clock_id: id }))
  if (rows.length) await db.insertInto('clock_pause').values(rows).execute()
  return rows.length
}

/** Lets clocks that stand run again, due later by the whole days in which they stood; answers how many. */
export async function resumeClocks(db: Db, of: ClocksOf, at: Date): Promise<number> {
  const clocks = await openClocks(db, of).where('state', '=', 'paused').selectAll().forUpdate().execute()
  const calendar = await readCalendar(db)
  for (const clock of clocks) await resume(db, clock, at, calendar)
  return clocks.length
}

async function resume(db: Db, clock: ClockRow, at: Date, calendar: WorkCalendar): Promise<void> {
  const from = await endPause(db, { provinceCode: clock.province_code, clockId: clock.id }, at)
  const pausedDays = from ? pausedBetween(clock.unit, from, at, calendar) : 0
  await moveClock(db, clock, { state: 'running', ...lengthened(clock, { pausedDays }, calendar) }, at)
}

/** Ends the pause of a clock, where it has one; answers when that had begun. */
export async function endPause(
  db: Db,
  { provinceCode, clockId }: { provinceCode: string; clockId: string },
  at: Date,
): Promise<Date | undefined> {
  const ended = await db
    .updateTable('clock_pause')
    .set({ until_at: at })
    .where('province_code', '=', provinceCode)
    .where('clock_id', '=', clockId)
    .where('until_at', 'is', null)
    .returning('from_at')
    .executeTakeFirst()
  return ended?.from_at
}
