import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { maskName } from '@portal/shared-lib/contract/rules/masks'
import type { todos } from '@portal/shared-lib/contract/todos'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import { beginsWith, contains } from '../../platform/paging/like'
import { pageOf } from '../../platform/paging/page'
import { cappedTotal, countTotal } from '../../platform/paging/total'
import type { Services } from '../../platform/services'
import { currentNames, type Names } from '../../platform/tables/names-in-memory'
import { limitShown } from '../clocks/lamps/lamps'
import { nameOf } from '../record/registered-field'
import { todoAddress } from './address'
import { countSets } from './count-sets'
import { isPressing } from './pressing'
import { firstPage, type ListedTodo, listedTodos, todosOfPage } from './rows'
import { departmentSets, personalSets, type TodoSet } from './sets'
import { getTodoType } from './types'

type Ask = CallInput<typeof todos>
type Answer = CallAnswer<typeof todos>

/** A page of open to-dos, the most pressing first. */
export async function listTodos({ services, caller, ask }: Listing): Promise<Answer> {
  const now = services.now()
  const sets = ask.whose === 'department' ? departmentSets(caller) : personalSets(caller)
  const [{ found, ...total }, names] = await Promise.all([
    readPage(services.db, caller, { ...ask, sets }, now),
    currentNames(services),
  ])
  const { rows, next } = pageOf(found, ask.limit, ({ dueAt, todoId }) => ({ at: dueAt, id: todoId }))
  return { list: rows.map(row => shown(row, names, now)), ...total, next }
}

/** What is asked of the list, by whom. */
interface Listing {
  readonly services: Services
  readonly caller: Caller
  readonly ask: Ask
}

type AskOfSets = Ask & { readonly sets: readonly TodoSet[] }

async function readPage(db: Db, caller: Caller, ask: AskOfSets, now: Date) {
  const todos = listedTodos(db, caller, ask.sets, now)
  if (isFiltered(ask)) {
    const matched = todos.where(matching(ask, now))
    const [found, total] = await Promise.all([todosOfPage(matched, ask), countTotal(db, matched)])
    return { found, ...total }
  }
  if (ask.pageNumber === 1 && ask.cursor === undefined) {
    const found = await firstPage(db, caller, ask.sets, now, ask.limit).execute()
    return { found, ...cappedTotal(Number(found[0]?.total ?? 0)) }
  }
  const [found, total] = await Promise.all([todosOfPage(todos, ask), countSets(db, caller, ask.sets, now)])
  return { found, ...cappedTotal(total) }
}

function shown(listed: ListedTodo, names: Names, now: Date): Answer['list'][number] {
  const { dueAt, receivedAt, type, anonymous, channel, category, placeRegion, sourceOrgId, ...row } = listed
  return {
    ...row,
    ...limitShown(dueAt, row, now),
    typeName: getTodoType(type).name,
    url: todoAddress(type, row),
    dueAt: dueAt && dateTimeOf(dueAt),
    receivedAt: dateTimeOf(receivedAt),
    petitioner: anonymous ? row.petitioner : maskName(row.petitioner),
    channelName: nameOf(names, 'channel', channel),
    categoryName: nameOf(names, 'category', category),
    placeName: nameOf(names, 'placeRegion', placeRegion),
    source: names.organisation(sourceOrgId),
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
