import { readCalendar } from '../calendar/read-calendar'
import type { Db } from '../database/connect'
import { type ClocksOf, openClocks } from './open-clocks'
import { lengthened } from './row'

/**
 * Extends the open clock of a petition, as a rule K05 of a step, by so many days in the caller's transaction: they are
 * counted on from its own last day, before it rolls. Answers when it is due now; undefined where no clock is open.
 */
export async function extendClock(db: Db, of: ClocksOf, days: number): Promise<Date | undefined> {
  const clock = await openClocks(db, of).orderBy('id', 'desc').selectAll().forUpdate().executeTakeFirst()
  if (!clock) return undefined
  const longer = lengthened(clock, { extendedDays: days }, await readCalendar(db))
  await db
    .updateTable('clock')
    .set({ ...longer, lamp_told: 'none' })
    .where('province_code', '=', clock.province_code)
    .where('id', '=', clock.id)
    .execute()
  return longer.due_at
}
