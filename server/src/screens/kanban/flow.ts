import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { departmentFlow } from '@portal/shared-lib/contract/kanban'
import { BOARD_COLUMNS, FLOW_DAYS } from '@portal/shared-lib/contract/rules/kanban'
import { sql } from 'kysely'
import { mayKnowTodo } from '../../petitions/access/wall'
import { departmentSets, isOfSets } from '../../petitions/todos/sets'
import { addDays, dateTimeOf, dayOf, startOfDay } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { grouped } from '../../platform/grouped'
import type { Ask } from '../../platform/route'
import { WITH_COLUMN } from './stages'

type Answer = CallAnswer<typeof departmentFlow>

const OF_TODOS = BOARD_COLUMNS.filter(({ types }) => types.length > 0)
/** What came and left in the last days, and how long it stayed. */
export async function readFlow({ caller, db, services }: Ask<unknown>): Promise<Answer> {
  const now = services.now()
  const [days, stays] = await Promise.all([daysOf(db, caller, now), staysOf(db, caller, now)])
  return { asOf: dateTimeOf(now), days, stays }
}

/** SQL of the department's to-dos that were open in these days, or still are, each with its column. */
const worked = (caller: Caller, now: Date) => sql`
  select stage."column", todo.created_at, todo.done_at
  from todo ${WITH_COLUMN}
  where todo.province_code = ${caller.provinceCode} and todo.dept_id = ${caller.deptId}
    and (todo.done_at is null or todo.done_at >= ${startOfDay(addDays(dayOf(now), 1 - FLOW_DAYS))})
    and ${isOfSets(caller, departmentSets(caller), now)} and ${mayKnowTodo(caller)}`

interface DayRow {
  readonly day: string
  readonly column: string
  readonly came: number
  readonly left: number
  readonly open: number
}

async function daysOf(db: Db, caller: Caller, now: Date): Promise<Answer['days']> {
  const today = dayOf(now)
  const days = Array.from({ length: FLOW_DAYS }, (_, back) => addDays(today, back + 1 - FLOW_DAYS))
  const { rows } = await sql<DayRow>`
    with worked as materialized (${worked(caller, now)})
    select span.day, "column",
      (count(*) filter (where created_at >= begins and created_at < ends))::int as came,
      (count(*) filter (where done_at >= begins and done_at < ends))::int as left,
      (count(*) filter (where done_at is null or done_at >= ends))::int as open
    from unnest(${days}::text[], ${days.map(startOfDay)}::timestamptz[],
      ${days.map(day => startOfDay(addDays(day, 1)))}::timestamptz[]) as span (day, begins, ends)
    join worked on created_at < ends and (done_at is null or done_at >= begins)
    group by span.day, "column"`.execute(db)
  const byDay = grouped(rows, ({ day }) => day)
  return days.map(day => dayFrom(day, byDay.get(day) ?? []))
}

const dayFrom = (day: string, rows: readonly DayRow[]): Answer['days'][number] => ({
  day,
  came: rows.reduce((sum, { came }) => sum + came, 0),
  left: rows.reduce((sum, { left }) => sum + left, 0),
  open: Object.fromEntries(rows.map(({ column, open }) => [column, open])),
})

const HOUR_S = 3600

async function staysOf(db: Db, caller: Caller, now: Date): Promise<Answer['stays']> {
  const { rows } = await sql<{ column: string; count: number; hours: number }>`
    select "column", count(*)::int as count,
      round((percentile_cont(0.5) within group (order by extract(epoch from done_at - created_at)) / ${sql.lit(HOUR_S)})::numeric, 1)::float8 as hours
    from (${worked(caller, now)}) as worked where done_at is not null group by "column"`.execute(db)
  const found = new Map(rows.map(row => [row.column, row]))
  return OF_TODOS.map(({ key }) => ({
    column: key,
    count: found.get(key)?.count ?? 0,
    hours: found.get(key)?.hours ?? null,
  }))
}
