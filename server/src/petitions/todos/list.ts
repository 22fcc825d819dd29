import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { todos } from '@portal/shared-lib/contract/todos'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import { beginsWith, contains } from '../../platform/paging/like'
import { pageOf } from '../../platform/paging/page'
import { cappedTotal, countTotal } from '../../platform/paging/total'
import { limitShown } from '../clocks/lamps/lamps'
import { maskName } from '../record/masks'
import { todoAddress } from './address'
import { countSets } from './count-sets'
import { isPressing } from './pressing'
import { type ListedTodo, listedTodos, todosOfPage } from './rows'
import { departmentSets, personalSets, type TodoSet } from './sets'
import { getTodoType } from './types'

type Ask = CallInput<typeof todos>
type Answer = CallAnswer<typeof todos>

/** A page of open to-dos, the most pressing first. */
export async function listTodos(db: Db, caller: Caller, ask: Ask, now: Date): Promise<Answer> {
  const sets = ask.whose === 'department' ? departmentSets(caller) : personalSets(caller)
  const [found, total] = await Promise.all([
    todosOfPage(listedTodos(db, caller, sets, now).where(matching(ask, now)), ask),
    totalOf(db, caller, { ...ask, sets }, now),
  ])
  const { rows, next } = pageOf(found, ask.limit, ({ dueAt, todoId }) => ({ at: dueAt, id: todoId }))
  return { list: rows.map(row => shown(row, now)), ...total, next }
}

async function totalOf(db: Db, caller: Caller, ask: Ask & { readonly sets: readonly TodoSet[] }, now: Date) {
  if (!isFiltered(ask)) return cappedTotal(await countSets(db, caller, ask.sets, now))
  return await countTotal(db, listedTodos(db, caller, ask.sets, now).where(matching(ask, now)))
}

function shown({ dueAt, calm_at, yellow_at, orange_at, ...listed }: ListedTodo, now: Date): Answer['list'][number] {
  const { receivedAt, type, anonymous, ...row } = listed
  return {
    ...row,
    ...limitShown(dueAt, { calm_at, yellow_at, orange_at }, now),
    typeName: getTodoType(type).name,
    url: todoAddress(type, row),
    dueAt: dueAt && dateTimeOf(dueAt),
    receivedAt: dateTimeOf(receivedAt),
    petitioner: anonymous ? row.petitioner : maskName(row.petitioner),
  }
}

interface TodoFilters {
  readonly keywords?: string | undefined
  readonly onlyUnclaimed: boolean
  readonly onlyUrgent: boolean
}

type Tables = ExpressionBuilder<Database, 'todo' | 'petition' | 'petition_person'>
type Condition = ExpressionWrapper<Database, 'todo' | 'petition' | 'petition_person', SqlBool>

const isFiltered = ({ keywords, onlyUnclaimed, onlyUrgent }: TodoFilters): boolean =>
  Boolean(keywords) || onlyUnclaimed || onlyUrgent

/** The condition of a list's filters on to-dos joined with their petition and its main petitioner. */
function matching({ keywords, onlyUnclaimed, onlyUrgent }: TodoFilters, now: Date) {
  return (row: Tables): Condition =>
    row.and([
      ...(keywords ? [mentions(row, keywords)] : []),
      ...(onlyUnclaimed ? [row('todo.person_id', '=', '')] : []),
      ...(onlyUrgent ? [isPressing('todo', 'urgent', now)] : []),
    ])
}

/** A number from its beginning, a petitioner from the beginning of the name, or words of the summary. */
function mentions(row: Tables, keywords: string): Condition {
  return row.or([
    row('petition.petition_no', 'like', beginsWith(keywords.toUpperCase())),
    row('petition_person.name', 'like', beginsWith(keywords)),
    row('petition.summary', 'like', contains(keywords)),
  ])
}
