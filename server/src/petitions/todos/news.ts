import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { newTodos } from '@portal/shared-lib/contract/todos'
import { type SqlBool, sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { mayKnowTodo } from '../access/wall'
import { todoAddress } from './address'
import { getTodoType, LISTED_TYPES } from './types'

/** Shown at once; a note is no list. */
const MOST = 5

/** When a to-do came to lie where it lies. */
const cameAt = sql<Date>`coalesce(todo.claimed_at, todo.created_at)`

/** What has come to the caller by others' doing since the caller last took note, the latest first. */
export async function readNews(db: Db, caller: Caller, mayClaim: boolean): Promise<CallAnswer<typeof newTodos>> {
  const { until } = await db
    .selectFrom('person')
    .where('id', '=', caller.personId)
    .select('told_of_todos_until as until')
    .executeTakeFirstOrThrow()
  if (!until) return { wanted: false, list: [] }
  const rows = await newsSince(db, caller, mayClaim, until).limit(MOST).execute()
  const list = rows.map(({ type, cameAt, ...row }) => ({
    ...row,
    typeName: getTodoType(type).name,
    cameAt: dateTimeOf(cameAt),
    url: todoAddress(type, row),
  }))
  return { wanted: true, list }
}

/** The caller's own, and what the caller may claim. What has no number yet is announced by messages. */
const newsSince = (db: Db, caller: Caller, mayClaim: boolean, since: Date) =>
  db
    .selectFrom('todo')
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'todo.province_code').onRef('petition.id', '=', 'todo.petition_id'),
    )
    .innerJoin('organisation as source', 'source.id', 'todo.source_org_id')
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.dept_id', '=', caller.deptId)
    .where('todo.done_at', 'is', null)
    .where(eb => {
      const own = eb('todo.person_id', '=', caller.holderId)
      const unclaimed = eb.and([eb('todo.person_id', '=', ''), eb('todo.todo_type', 'in', LISTED_TYPES)])
      return mayClaim ? eb.or([own, unclaimed]) : own
    })
    .where('todo.given_by', '<>', caller.personId)
    .where(sql<SqlBool>`${cameAt} > ${since}`)
    .where('petition.petition_no', '<>', '')
    .where(mayKnowTodo(caller))
    .orderBy(cameAt, 'desc')
    .orderBy('todo.id', 'desc')
    .select(['todo.id as todoId', 'todo.todo_type as type', 'petition.petition_no as petitionNo'])
    .select(['source.company_name as source', cameAt.as('cameAt')])

/** Takes note of what has come, which is asked for from now on; or asks for no more. */
export async function noteTodos(db: Db, { personId }: Caller, wanted: boolean, at: Date): Promise<void> {
  await db
    .updateTable('person')
    .set({ told_of_todos_until: wanted ? at : null })
    .where('id', '=', personId)
    .execute()
}
