import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { agenda } from '@portal/shared-lib/contract/homes'
import { DUE_BANDS, type DueBand } from '@portal/shared-lib/contract/rules/due-bands'
import { sql } from 'kysely'
import { openTodosOf } from '../../petitions/todos/open-todos'
import { departmentSets, personalSets } from '../../petitions/todos/sets'
import { addDays, dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Ask } from '../../platform/route'
import { type By, conditionSql, type Filter } from '../lists/conditions'
import { DUE } from '../lists/views/todos'

type Answer = CallAnswer<typeof agenda>
type Condition = Filter['conditions'][number]

/** From today on. */
const DAYS_SHOWN = 14

const from = (day: string): Condition => ({ field: 'dueAt', operator: 'from', values: [day] })
const to = (day: string): Condition => ({ field: 'dueAt', operator: 'to', values: [day] })

/** What the list is asked for by each figure. */
function conditionsOf(band: DueBand, today: string): Condition[] {
  const between = (first: number, last: number) => [from(addDays(today, first)), to(addDays(today, last))]
  const bands: Readonly<Record<DueBand, () => Condition[]>> = {
    overdue: () => [to(addDays(today, -1))],
    today: () => between(0, 0),
    days3: () => between(1, 3),
    days7: () => between(4, 7),
    later: () => [from(addDays(today, 8))],
    none: () => [{ field: 'dueAt', operator: 'empty', values: [] }],
  }
  return bands[band]()
}

/** Each figure is counted by the conditions that its list is opened with. */
export async function readAgenda({ caller, db, services }: Ask<unknown>): Promise<Answer> {
  const whose = whoseOf(caller)
  if (whose === '') return { whose, bands: [], days: [] }
  const now = services.now()
  const today = dayOf(now)
  const bands = DUE_BANDS.map(key => ({ key, conditions: conditionsOf(key, today) }))
  const days = Array.from({ length: DAYS_SHOWN }, (_, at) => addDays(today, at)).map(day => ({
    day,
    conditions: [from(day), to(day)],
  }))
  const asked = [...bands, ...days].map(({ conditions }) => conditions)
  const counts = await countDue({ db, caller, by: { keys: services.fieldKeys, now } }, whose, asked)
  return {
    whose,
    bands: bands.map((band, at) => ({ ...band, count: counts[at] ?? 0 })),
    days: days.map((day, at) => ({ ...day, due: counts[bands.length + at] ?? 0 })),
  }
}

function whoseOf({ permissions }: Caller): Answer['whose'] {
  if (permissions.has('toDoManage/personalToDo')) return 'personal'
  return permissions.has('toDoManage/departToDo') ? 'department' : ''
}

interface Counting {
  readonly db: Db
  readonly caller: Caller
  readonly by: By
}

/** How many of the list's to-dos each set of conditions leaves: one statement for all. */
async function countDue(
  { db, caller, by }: Counting,
  whose: 'personal' | 'department',
  asked: readonly (readonly Condition[])[],
): Promise<number[]> {
  const sets = whose === 'personal' ? personalSets(caller) : departmentSets(caller)
  const open = openTodosOf(db, caller, sets, by.now).select('todo.due_at')
  const counts = asked.map(conditions => {
    const all = conditions.map(condition => conditionSql(DUE, condition, by))
    return sql`count(*) filter (where ${sql.join(all, sql` and `)})`
  })
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::int[] as counts from (${open}) as todo`.execute(db)
  return rows[0]?.counts ?? []
}
