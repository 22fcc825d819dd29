import { readCalendar } from '../../platform/calendar/read-calendar'
import type { Db } from '../../platform/database/connect'
import { moveClock } from './move'
import { type ClocksOf, openClocks } from './open-clocks'
import { lengthened } from './row'

/**
 * Extends the open clock of a petition, as a rule K05 of a step, by so many days in the caller's transaction: they are
 * counted on from its own last day, before it rolls. Answers when it is due now; undefined where no clock is open.
 */
export async function extendClock(db: Db, of: ClocksOf, days: number, at: Date): Promise<Date | undefined> {
  const clock = await openClocks(db, of).orderBy('id', 'desc').selectAll().forUpdate().executeTakeFirst()
  if (!clock) return undefined
  const longer = lengthened(clock, { extendedDays: days }, await readCalendar(db))
  await moveClock(db, clock, longer, at)
  return longer.due_at
}
