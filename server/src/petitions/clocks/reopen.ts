import { readCalendar } from '../../platform/calendar/read-calendar'
import type { Db } from '../../platform/database/connect'
import { readThresholds } from './lamps/read-thresholds'
import type { ClocksOf } from './open-clocks'
import { lengthened } from './row'
import { getClockType } from './types'

/**
 * Lets the clock of a step run again that was stopped last, in the caller's transaction, as if it had never stopped: due
 * when it was, and told of as far as it was. Answers when that is; undefined where none was stopped.
 */
export async function reopenClock(
  db: Db,
  of: Required<Pick<ClocksOf, 'provinceCode' | 'petitionId' | 'stepId' | 'types'>>,
  at: Date,
) {
  const clock = await db
    .selectFrom('clock')
    .where('province_code', '=', of.provinceCode)
    .where('petition_id', '=', of.petitionId)
    .where('step_id', '=', of.stepId)
    .where('type', 'in', of.types)
    .where('state', '=', 'stopped')
    .orderBy('closed_at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!clock) return undefined
  // Days off may have been loaded since.
  const due = lengthened(clock, {}, await readCalendar(db))
  const limit = { type: getClockType(clock.type), orgId: clock.org_id, startAt: clock.start_at, dueAt: due.due_at }
  const thresholds = await readThresholds(db, limit, at)
  await db
    .updateTable('clock')
    .set({ ...due, ...thresholds, state: 'running', closed_at: null, result: '' })
    .where('province_code', '=', of.provinceCode)
    .where('id', '=', clock.id)
    .execute()
  return due.due_at
}
