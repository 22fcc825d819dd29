import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import type { LampThresholds } from './lamps'

/** An open limit with when its lamp turns, and what that follows from. */
export interface Stamped extends LampThresholds {
  readonly id: string
  readonly petitionId: string
  /** The type of clock it is measured by. */
  readonly type: string | null
  readonly startAt: Date
  readonly dueAt: Date
  readonly regionCode: string
  readonly ofDepartment: boolean
}

export async function readOpenClocks(db: Db, provinceCode: string): Promise<Stamped[]> {
  const { rows } = await sql<Stamped>`
    select clock.id, petition_id as "petitionId", type, start_at as "startAt", due_at as "dueAt", calm_at, yellow_at,
      orange_at, region_code as "regionCode", is_petition as "ofDepartment"
    from clock join organisation on organisation.id = clock.org_id
    where clock.province_code = ${provinceCode} and clock.state in ('running', 'paused')`.execute(db)
  return rows
}

/** Each with the clock by which it is due, as `readThresholdsWithClock` finds it; none of what is about no petition. */
export async function readOpenTodos(db: Db, provinceCode: string): Promise<Stamped[]> {
  const { rows } = await sql<Stamped>`
    select todo.id, petition_id as "petitionId", clock.type, coalesce(clock.start_at, todo.created_at) as "startAt",
      todo.due_at as "dueAt", calm_at, yellow_at, orange_at, region_code as "regionCode",
      is_petition as "ofDepartment"
    from todo join organisation on organisation.id = todo.org_id left join lateral (
      select type, start_at from clock
      where clock.province_code = todo.province_code and clock.petition_id = todo.petition_id
        and clock.due_at = todo.due_at
      order by step_id is not distinct from todo.step_id desc, closed_at is null desc, id desc limit 1) as clock on true
    where todo.province_code = ${provinceCode} and todo.done_at is null and todo.due_at is not null
      and todo.petition_id is not null`.execute(db)
  return rows
}
