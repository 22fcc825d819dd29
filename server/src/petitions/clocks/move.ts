import { sql } from 'kysely'
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

/** SQL for the addressee of an order for which a clock runs: several may have one each on the same step. */
const addresseeWith = ({ province_code, id }: ClockRow) => sql<string>`(
  select addressee.id::text from supervision_addressee as addressee
  where addressee.province_code = ${province_code} and addressee.clock_id = ${id})`

/** The approvals of a step that are due with a clock; with K14 those that its addressee has asked for. */
const approvalsWith = (db: Db, clock: ClockRow) =>
  db
    .selectFrom('approval')
    .where('province_code', '=', clock.province_code)
    .where('petition_id', '=', clock.petition_id)
    .where('step_id', 'is not distinct from', clock.step_id)
    .where('due_at', '=', clock.due_at)
    .where('state', '=', 'pending')
    .$if(clock.type === 'K14', query =>
      query.where(sql<boolean>`split_part(subject_id, ':', 1) = ${addresseeWith(clock)}`),
    )

/** The to-dos of others whom an order was sent to stay as they are. */
const dueWith = (db: Db, clock: ClockRow) =>
  db
    .selectFrom('todo')
    .where('province_code', '=', clock.province_code)
    .where('petition_id', '=', clock.petition_id)
    .where('step_id', 'is not distinct from', clock.step_id)
    .where('due_at', '=', clock.due_at)
    .where('done_at', 'is', null)
    .$if(clock.type === 'K14', query =>
      query.where(({ or, and, eb }) =>
        or([
          and([eb('todo_type', '=', 'supervise'), eb('ref_id', '=', addresseeWith(clock))]),
          and([
            eb('todo_type', '=', 'superviseApproval'),
            eb('ref_id', 'in', approvalsWith(db, clock).select(sql<string>`id::text`.as('id'))),
          ]),
        ]),
      ),
    )

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
    .where('id', 'in', approvalsWith(db, clock).where('org_id', '=', orgId).select('id'))
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
