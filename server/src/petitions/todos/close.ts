import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { moveCounters } from './counter'
import type { TodoType } from './types'

/** Which open to-dos: those that fit everything that is given. */
export interface TodoChoice {
  readonly provinceCode: string
  /** Null of what is about none: then `refId` says which. */
  readonly petitionId: string | null
  readonly stepId?: string
  readonly refId?: string
  /** Several of them. */
  readonly refIds?: readonly string[]
  readonly types?: readonly TodoType[]
  readonly orgId?: string
}

/** Closes open to-dos and counts them off; answers how many. `personId` is who did it, null where nobody had to. */
export async function closeTodos(
  db: Db,
  choice: TodoChoice,
  { at, personId }: { at: Date; personId: string | null },
): Promise<number> {
  const closed = await chosen(db, choice)
    .set({ done_at: at, done_by: personId })
    .returning(['dept_id', 'person_id', 'todo_type'])
    .execute()
  const moves = closed.map(todo => ({ deptId: todo.dept_id, personId: todo.person_id, type: todo.todo_type, by: -1 }))
  await moveCounters(db, choice.provinceCode, moves)
  return closed.length
}

function chosen(db: Db, { provinceCode, petitionId, stepId, refId, refIds, types, orgId }: TodoChoice) {
  return db
    .updateTable('todo')
    .where('province_code', '=', provinceCode)
    .where('petition_id', petitionId === null ? 'is' : '=', petitionId)
    .where('done_at', 'is', null)
    .$if(stepId !== undefined, query => query.where('step_id', '=', stepId as string))
    .$if(refId !== undefined, query => query.where('ref_id', '=', refId as string))
    .$if(refIds !== undefined, query => query.where('ref_id', '=', sql<string>`any(${sql.val(refIds)}::text[])`))
    .$if(types !== undefined, query => query.where('todo_type', 'in', types as TodoType[]))
    .$if(orgId !== undefined, query => query.where('org_id', '=', orgId as string))
}
