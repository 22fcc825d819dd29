import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { departmentBoard } from '@portal/shared-lib/contract/kanban'
import { BOARD_CARDS, BOARD_COLUMNS } from '@portal/shared-lib/contract/rules/kanban'
import { maskName } from '@portal/shared-lib/contract/rules/masks'
import { type RawBuilder, sql } from 'kysely'
import { subjectName } from '../../approvals/subjects'
import { LAMP_THRESHOLDS, type LampThresholds, limitShown } from '../../petitions/clocks/lamps/lamps'
import { MARKS } from '../../petitions/record/marks'
import { todoAddress } from '../../petitions/todos/address'
import { openTodosOf } from '../../petitions/todos/open-todos'
import { departmentSets } from '../../petitions/todos/sets'
import { getTodoType } from '../../petitions/todos/types'
import { dateTimeOf, dayOf, startOfDay } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { grouped } from '../../platform/grouped'
import type { Ask } from '../../platform/route'
import { isSent } from '../lists/views/sent'
import { lanesOf } from './lanes'
import { WITH_COLUMN } from './stages'

type Answer = CallAnswer<typeof departmentBoard>
type By = CallInput<typeof departmentBoard>['by']

/** What is read of the department's open work: each cell's figures stand in each of its cards. */
interface Row extends LampThresholds {
  readonly column: string
  readonly lane: string
  readonly count: number
  readonly overdue: number
  readonly days: number
  readonly id: string
  readonly type: string
  readonly due_at: Date | null
  readonly petition_no: string
  readonly anonymous: boolean
  readonly petitioner: string
  readonly summary: string
  readonly flags: string[]
}

/** The department's open work by columns and lanes. */
export async function readBoard({ args: { by }, caller, db, services }: Ask<{ by: By }>): Promise<Answer> {
  const now = services.now()
  const rows = await cardsOf(db, caller, by, now)
  const cells = grouped(rows, ({ column, lane }) => `${column} ${lane}`)
  const counted = [...cells.values()].flatMap(([first]) => first ?? [])
  return {
    asOf: dateTimeOf(now),
    columns: BOARD_COLUMNS.map(({ key }) => ({ key, ...sumOf(counted.filter(({ column }) => column === key)) })),
    lanes: (await lanesOf(services, { db, caller, by, now }, counted)).map(lane => ({
      ...lane,
      ...sumOf(counted.filter(each => each.lane === lane.key)),
    })),
    cells: [...cells.values()].flatMap(cards => cards.slice(0, 1).map(first => cellOf(first, cards, now))),
  }
}

const sumOf = (cells: readonly Pick<Row, 'count' | 'overdue'>[]) => ({
  count: cells.reduce((sum, { count }) => sum + count, 0),
  overdue: cells.reduce((sum, { overdue }) => sum + overdue, 0),
})

const cellOf = (
  { column, lane, count, overdue, days }: Row,
  cards: readonly Row[],
  now: Date,
): Answer['cells'][number] => ({
  column,
  lane,
  count,
  overdue,
  days,
  cards: cards.map(card => cardOf(card, now)),
})

const cardOf = (row: Row, now: Date): Answer['cells'][number]['cards'][number] => ({
  id: row.id,
  petitionNo: row.petition_no,
  ...(row.column === 'approval' ? sentCard(row) : todoCard(row)),
  ...limitShown(row.due_at, row, now),
  dueAt: row.due_at && dateTimeOf(row.due_at),
  petitioner: row.anonymous ? row.petitioner : maskName(row.petitioner),
  summary: row.summary,
  flags: row.flags,
})

const todoCard = ({ type, petition_no, id }: Row) => ({
  typeName: getTodoType(type).name,
  url: todoAddress(type, { petitionNo: petition_no, todoId: id }),
})

const sentCard = ({ type, petition_no }: Row) => ({
  typeName: subjectName(type),
  url: `/toDoManage/handle?${new URLSearchParams({ xfjbh: petition_no })}`,
})

const SUMMARY_SHOWN = 60
const DAY_S = 86_400

/** The most pressing cards of each cell, with how many the cell has. */
async function cardsOf(db: Db, caller: Caller, by: By, now: Date): Promise<readonly Row[]> {
  const today = startOfDay(dayOf(now))
  const { rows } = await sql<Row>`
    with work as (${openWork(db, caller, by, now)} union all ${sentWork(caller, by)}), placed as (
      select work.*, row_number() over (cell order by due_at, id) as place,
        (count(*) over cell)::int as count, (count(*) filter (where due_at < ${today}) over cell)::int as overdue,
        round((sum(extract(epoch from ${now} - since)) over cell / ${sql.lit(DAY_S)})::numeric, 1)::float8 as days
      from work window cell as (partition by "column", lane))
    select placed.*, petition.petition_no, petition.anonymous, coalesce(main.name, '') as petitioner,
      left(petition.summary, ${sql.lit(SUMMARY_SHOWN)}) as summary, ${MARKS} as flags
    from placed join petition on petition.province_code = ${caller.provinceCode} and petition.id = placed.petition_id
    left join petition_person as main on main.province_code = petition.province_code
      and main.petition_id = petition.id and main.seq = 1
    where place <= ${BOARD_CARDS} order by "column", lane, place`.execute(db)
  return rows
}

const limitIn = (table: string) => sql.join(['due_at', ...LAMP_THRESHOLDS].map(name => sql.ref(`${table}.${name}`)))

const CATEGORY = sql`case when petition.category = '' then '' else rpad(left(petition.category, 2), 6, '0') end`
const laneBy = (by: By, person: string): RawBuilder<unknown> => (by === 'person' ? sql.ref(person) : CATEGORY)

/** SQL of the to-dos of 部门待办. */
const openWork = (db: Db, caller: Caller, by: By, now: Date) => sql`
  select stage."column", ${laneBy(by, 'todo.person_id')} as lane, todo.id, todo.todo_type as type, todo.petition_id,
    todo.created_at as since, ${limitIn('todo')}
  from (${openTodosOf(db, caller, departmentSets(caller), now).selectAll('todo')}) as todo
  ${WITH_COLUMN}
  join petition on petition.province_code = todo.province_code and petition.id = todo.petition_id`

/** SQL of what is with a leader, in the lane of whoever sent it. */
const sentWork = (caller: Caller, by: By) => sql`
  select 'approval', ${laneBy(by, 'approval.applicant_holder_id')}, approval.id, approval.subject_type,
    approval.petition_id, approval.submitted_at, ${limitIn('approval')}
  from approval
  join petition on petition.province_code = approval.province_code and petition.id = approval.petition_id
  where ${isSent(caller)}`
