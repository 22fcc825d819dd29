import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { PREPARED } from '../../platform/database/prepared'
import { type Position, readCursor } from '../../platform/paging/cursor'
import { rowsBefore } from '../../platform/paging/page'
import { sumOfSets } from './count-sets'
import { openTodosOf } from './open-todos'
import type { TodoSet } from './sets'

/** Open to-dos with their petition and its main petitioner: what filters look at. */
export const listedTodos = (db: Db, caller: Caller, sets: readonly TodoSet[], now: Date) =>
  withPetitions(openTodosOf(db, caller, sets, now))

const withPetitions = (todos: ReturnType<typeof openTodosOf>) =>
  todos
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'todo.province_code').onRef('petition.id', '=', 'todo.petition_id'),
    )
    .innerJoin('petition_person', join =>
      join
        .onRef('petition_person.province_code', '=', 'todo.province_code')
        .onRef('petition_person.petition_id', '=', 'todo.petition_id')
        .on('petition_person.seq', '=', 1),
    )

type Listed = ReturnType<typeof listedTodos>
export type ListedTodo = Awaited<ReturnType<ReturnType<typeof inOrder>['execute']>>[number]

interface AskedPage {
  readonly cursor?: string | undefined
  readonly pageNumber: number
  readonly limit: number
}

/** The to-dos of a page and one more, by which to know that another page follows. */
export async function todosOfPage(todos: Listed, { cursor, pageNumber, limit }: AskedPage): Promise<ListedTodo[]> {
  const wanted = limit + 1
  if (cursor !== undefined) return await todosAfter(todos, readCursor(cursor), wanted)
  return await inOrder(todos).offset(rowsBefore({ pageNumber, limit })).limit(wanted).execute()
}

/**
 * The first page with the total, which stands in each row, by one statement that each connection plans once. A plan that is
 * kept knows no department: it would take all to-dos of a large one for few, and describe each before choosing. So those of
 * the page are chosen first; how many stands in the text, as a parameter would be taken for a tenth of all rows.
 */
export function firstPage(db: Db, caller: Caller, sets: readonly TodoSet[], now: Date, limit: number) {
  const page = openTodosOf(db, caller, sets, now)
    .orderBy('todo.due_at')
    .orderBy('todo.id')
    .limit(sql.lit(limit + 1))
    .select('todo.id')
  const todos = db.selectFrom('todo').where('todo.province_code', '=', caller.provinceCode).where('todo.id', 'in', page)
  return inOrder(withPetitions(todos))
    .select(sumOfSets(caller, sets, now).as('total'))
    .modifyFront(PREPARED)
}

/** To-dos without a limit come last. They are read apart, because a comparison of rows cannot reach a null by index. */
async function todosAfter(todos: Listed, { at, id }: Position, wanted: number): Promise<ListedTodo[]> {
  const unlimited = inOrder(todos.where('todo.due_at', 'is', null))
  if (!at) return await unlimited.where('todo.id', '>', id).limit(wanted).execute()
  const later = sql<boolean>`(todo.due_at, todo.id) > (${at}::timestamptz, ${id}::bigint)`
  const limited = await inOrder(todos.where(later)).limit(wanted).execute()
  if (limited.length === wanted) return limited
  return [...limited, ...(await unlimited.limit(wanted - limited.length).execute())]
}

/** What a list shows of its to-dos, codes without their names, the most pressing first. */
export function inOrder(todos: Listed) {
  return todos
    .leftJoin('person as holder', 'holder.id', 'todo.person_id')
    .orderBy('todo.due_at')
    .orderBy('todo.id')
    .select(['todo.id as todoId', 'todo.todo_type as type', 'todo.due_at as dueAt', 'todo.created_at as receivedAt'])
    .select(['todo.calm_at', 'todo.yellow_at', 'todo.orange_at'])
    .select(['petition.petition_no as petitionNo', 'petition.petition_date as petitionDate', 'petition.anonymous'])
    .select(['petition.person_count as personCount', 'petition.summary', 'petition_person.name as petitioner'])
    .select(['petition.channel', 'petition.category', 'petition.place_region as placeRegion'])
    .select([
      'todo.source_org_id as sourceOrgId',
      eb => eb.fn.coalesce('holder.user_name', sql<string>`''`).as('claimedBy'),
    ])
}
