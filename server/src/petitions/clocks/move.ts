import type { Db } from '../../platform/database/connect'
import { followPetition } from './follow'
import type { LampThresholds } from './lamps/lamps'
import { readThresholds } from './lamps/read-thresholds'
import type { ClockRow } from './row'
import { getClockType } from './types'

type Changed = Partial<Pick<ClockRow, 'state' | 'paused_days' | 'extended_days'>> & { readonly due_at: Date }

/**
 * Moves when an open clock is due, in the caller's transaction, and with it whatever was due when it was: to-dos and
 * approvals of its step, the step, the petition, and approvals that are due with that. It is warned of anew.
 */
export async function moveClock(db: Db, clock: ClockRow, changed: Changed, at: Date): Promise<void> {
  const limit = { type: getClockType(clock.type), startAt: clock.start_at, dueAt: changed.due_at }
  const thresholds = await readThresholds(db, { ...limit, orgId: clock.org_id }, at)
  await db
    .updateTable('clock')
    .set({ ...changed, ...thresholds, lamp_told: 'none' })
    .where('province_code', '=', clock.province_code)
    .where('id', '=', clock.id)
    .execute()
  if (changed.due_at.getTime() === clock.due_at.getTime()) return
  const moved = { due_at: changed.due_at, ...thresholds }
  for (const orgId of await officesWith(db, clock)) {
    const own = orgId === clock.org_id ? thresholds : await readThresholds(db, { ...limit, orgId }, at)
    await moveWork(db, clock, orgId, { ...moved, ...own })
  }
  await movePlace(db, clock, moved, at)
}

type Moved = LampThresholds & { readonly due_at: Date }

/** Of these several organisations have one each on the same step: the to-dos of the others stay as they are. */
const OF_ONE: readonly string[] = ['K14']

const dueWith = (db: Db, { province_code, petition_id, step_id, due_at, type, org_id }: ClockRow) =>
  db
    .selectFrom('todo')
    .where('province_code', '=', province_code)
    .where('petition_id', '=', petition_id)
    .where('step_id', 'is not distinct from', step_id)
    .where('due_at', '=', due_at)
    .where('done_at', 'is', null)
    .$if(OF_ONE.includes(type), query => query.where('org_id', '=', org_id).where('todo_type', 'like', 'supervise%'))

async function officesWith(db: Db, clock: ClockRow): Promise<string[]> {
  const offices = await dueWith(db, clock).select('org_id').distinct().execute()
  return offices.map(({ org_id }) => org_id)
}

async function moveWork(db: Db, clock: ClockRow, orgId: string, moved: Moved): Promise<void> {
  await db
    .updateTable('todo')
    .set(moved)
    .where('province_code', '=', clock.province_code)
    .where('id', 'in', dueWith(db, clock).where('org_id', '=', orgId).select('id'))
    .execute()
  await db
    .updateTable('approval')
    .set(moved)
    .where('province_code', '=', clock.province_code)
    .where('petition_id', '=', clock.petition_id)
    .where('step_id', 'is not distinct from', clock.step_id)
    .where('org_id', '=', orgId)
    .where('due_at', '=', clock.due_at)
    .where('state', '=', 'pending')
    .execute()
}

async function movePlace(db: Db, clock: ClockRow, moved: Moved, at: Date): Promise<void> {
  await db
    .updateTable('handling_step')
    .set({ due_at: moved.due_at })
    .where('province_code', '=', clock.province_code)
    .where('id', '=', clock.step_id)
    .where('due_at', '=', clock.due_at)
    .execute()
  const petition = await db
    .updateTable('petition')
    .set(moved)
    .where('province_code', '=', clock.province_code)
    .where('id', '=', clock.petition_id)
    .where('due_at', '=', clock.due_at)
    .returning(['province_code as provinceCode', 'id as petitionId', 'due_at as dueAt'])
    .executeTakeFirst()
  if (petition) await followPetition(db, petition, at)
}
