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
  const calendar = await readCalendar(db)
  const clocks = await db
    .selectFrom('clock')
    .where('state', 'in', ['running', 'paused'])
    .where('due_at', '>=', startOfDay(fromDay))
    .where('unit', '<>', 'hour')
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .execute()
  let moved = 0
  for (const clock of clocks) {
    const terms = termsOf(clock)
    const dueAt = terms ? dueOf(terms, calendar).dueAt : clock.due_at
    if (dueAt.getTime() === clock.due_at.getTime()) continue
    await moveClock(db, clock, { due_at: dueAt }, at)
    moved += 1
  }
  return moved
}
