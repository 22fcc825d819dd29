import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import type { Circle } from './levels'

/** Who works on petitions, and who leads departments and organisations. */
const CASEWORKERS = ['R06', 'R12']
const DEPARTMENT_LEADERS = ['R07', 'R13']
const UNIT_LEADERS = ['R08', 'R14']

/** A clock, and whom to tell of it besides its handler. */
export interface Asked extends Circle {
  readonly clockId: string
}

/**
 * Whom to tell of clocks, by clock: the holder of the open to-do on its step, else the caseworkers of the department
 * that has it, and whoever else is asked for. Of a walled petition only those who may know of it.
 */
export async function receiversOf(
  db: Db,
  provinceCode: string,
  asked: readonly Asked[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ clock_id: string; people: string[] }>`
    with ${clocksWithPlace(provinceCode, asked)}
    select place.clock_id, array_agg(distinct person.id) as people
    from place
    cross join lateral (${peopleOfPlace}) as told
    join person on person.id = told.person_id and person.in_use
    where not place.walled_off or exists (
      select 1 from petition_access as access
      where access.province_code = ${provinceCode} and access.petition_id = place.petition_id
        and access.person_id = person.id)
    group by place.clock_id`.execute(db)
  return new Map(rows.map(({ clock_id, people }) => [clock_id, people]))
}

const clocksWithPlace = (provinceCode: string, asked: readonly Asked[]) => sql`place as (
  select clock.id as clock_id, clock.org_id, clock.petition_id, petition.walled_off,
    coalesce(supervision.drafter_id, step.from_person_id) as from_person_id,
    asked.department_leaders, asked.unit_leaders,
    asked.sender and coalesce(supervision.org_id, step.from_org_id) <> clock.org_id as to_sender,
    coalesce(own.person_id, '') as holder,
    coalesce(own.dept_id, case clock.org_id when step.to_org_id then step.to_dept_id
      when addressee.org_id then addressee.dept_id when step.from_org_id then step.from_dept_id when petition.register_org_id then petition.register_dept_id
    end) as dept_id
  from unnest(${asked.map(({ clockId }) => clockId)}::bigint[],
    ${asked.map(({ departmentLeaders }) => departmentLeaders)}::boolean[],
    ${asked.map(({ unitLeaders }) => unitLeaders)}::boolean[], ${asked.map(({ sender }) => sender)}::boolean[])
    as asked (clock_id, department_leaders, unit_leaders, sender)
  join clock on clock.province_code = ${provinceCode} and clock.id = asked.clock_id
  join petition on petition.province_code = clock.province_code and petition.id = clock.petition_id
  left join handling_step as step on step.province_code = clock.province_code and step.id = clock.step_id
  left join supervision_addressee as addressee on addressee.province_code = clock.province_code
    and addressee.clock_id = clock.id
  left join supervision on supervision.province_code = addressee.province_code
    and supervision.id = addressee.supervision_id
  left join lateral (
    select todo.person_id, todo.dept_id from todo
    where todo.province_code = clock.province_code and todo.petition_id = clock.petition_id
      and todo.step_id = clock.step_id and todo.org_id = clock.org_id and todo.done_at is null
      and (addressee.id is null or todo.ref_id = addressee.id::text and todo.todo_type like 'supervise%')
    order by todo.person_id = '', todo.due_at, todo.id limit 1
  ) as own on true)`

const peopleOfPlace = sql`
  select nullif(place.holder, '') as person_id
  union all
  select post.person_id from post join post_role on post_role.post_id = post.id
  where post.dept_id = place.dept_id and (
    (place.holder = '' and post_role.role_code = any(${CASEWORKERS}))
    or (place.department_leaders and post_role.role_code = any(${DEPARTMENT_LEADERS})))
  union all
  select post.person_id from post join post_role on post_role.post_id = post.id
  where post.org_id = place.org_id and place.unit_leaders and post_role.role_code = any(${UNIT_LEADERS})
  union all
  select place.from_person_id where place.to_sender`
