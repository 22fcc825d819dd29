import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { OWN_WEEK_DAYS, type ownWeek } from '@portal/shared-lib/contract/homes'
import { sql } from 'kysely'
import { mayKnowTodo } from '../../petitions/access/wall'
import { LISTED_TYPES } from '../../petitions/todos/types'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

type Answer = CallAnswer<typeof ownWeek>

/**
 * What came to the caller in the post acted in, and what the caller did there, by days; those without any, too. What came in
 * these days is open or has ended in them: each is found by its index.
 */
export async function readOwnWeek(db: Db, caller: Caller, now: Date): Promise<Answer> {
  const today = dayOf(now)
  const days = Array.from({ length: OWN_WEEK_DAYS }, (_, at) => addDays(today, at + 1 - OWN_WEEK_DAYS))
  const begin = startOfDay(addDays(today, 1 - OWN_WEEK_DAYS))
  const shown = sql`todo.province_code = ${caller.provinceCode} and todo.dept_id = ${caller.deptId}
    and todo.todo_type = any(${LISTED_TYPES}::text[]) and ${mayKnowTodo(caller)}`
  const { rows } = await sql<Answer[number]>`
    with ended as materialized (select person_id, done_by, created_at, done_at from todo
      where ${shown} and done_at is not null and done_at >= ${begin}),
    came as (select created_at from todo
      where ${shown} and done_at is null and person_id = ${caller.holderId} and person_id <> '' and created_at >= ${begin}
      union all select created_at from ended where person_id = ${caller.holderId} and created_at >= ${begin}),
    done as (select done_at from ended where done_by = ${caller.personId})
    select span.day,
      (select count(*)::int from came where created_at >= begins and created_at < ends) as came,
      (select count(*)::int from done where done_at >= begins and done_at < ends) as done
    from unnest(${days}::text[], ${days.map(startOfDay)}::timestamptz[],
      ${days.map(day => startOfDay(addDays(day, 1)))}::timestamptz[]) as span (day, begins, ends)
    order by span.day`.execute(db)
  return rows
}
