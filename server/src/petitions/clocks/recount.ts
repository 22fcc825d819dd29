import { startOfDay } from '../../platform/calendar/china-time'
import { readCalendar } from '../../platform/calendar/read-calendar'
import type { Db } from '../../platform/database/connect'
import { moveClock } from './move'
import { termsOf } from './row'
import { dueOf } from './rules'

/**
 * Counts again when open clocks are due, after the calendar has changed from a day on, and moves what was due with
 * them: to-dos, steps, petitions. Answers how many clocks moved.
 */
export async function recountClocks(db: Db, fromDay: string, at: Date): Promise<number> {
  const moved = await clocksMoved(db, fromDay, true)
  for (const { clock, dueAt } of moved) await moveClock(db, clock, { due_at: dueAt }, at)
  return moved.length
}

/** Open clocks that are due at another time by the calendar as it is now; `locked` for those that are to be moved. */
export async function clocksMoved(db: Db, fromDay: string, locked = false) {
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
