import { startOfDay } from '../calendar/china-time'
import { readCalendar } from '../calendar/read-calendar'
import type { Db } from '../database/connect'
import { type ClockRow, termsOf } from './row'
import { dueOf } from './rules'

/**
 * Counts again when open clocks are due, after the calendar has changed from a day on, and moves what was due with
 * them: to-dos, steps, petitions. Answers how many clocks moved.
 */
export async function recountClocks(db: Db, fromDay: string): Promise<number> {
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
    await moveDue(db, clock, dueAt)
    moved += 1
  }
  return moved
}

async function moveDue(db: Db, clock: ClockRow, due_at: Date): Promise<void> {
  const { province_code, petition_id, step_id } = clock
  const dated = { due_at, lamp_told: 'none' as const }
  await db
    .updateTable('clock')
    .set(dated)
    .where('province_code', '=', province_code)
    .where('id', '=', clock.id)
    .execute()
  await db
    .updateTable('todo')
    .set({ due_at })
    .where('province_code', '=', province_code)
    .where('petition_id', '=', petition_id)
    .where('step_id', 'is not distinct from', step_id)
    .where('due_at', '=', clock.due_at)
    .where('done_at', 'is', null)
    .execute()
  await db
    .updateTable('handling_step')
    .set({ due_at })
    .where('province_code', '=', province_code)
    .where('id', '=', step_id)
    .where('due_at', '=', clock.due_at)
    .execute()
  await db
    .updateTable('petition')
    .set({ due_at })
    .where('province_code', '=', province_code)
    .where('id', '=', petition_id)
    .where('due_at', '=', clock.due_at)
    .execute()
}
