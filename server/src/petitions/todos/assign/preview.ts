import type { previewDistribution } from '@portal/shared-lib/contract/assignments'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { isRowId } from '../../../platform/paging/row-id'
import { getTodoType } from '../types'
import { distributeTodos, type Moving } from './move'

type Answer = CallAnswer<typeof previewDistribution>

/** Who would have which of the to-dos, and why not; what was done to find out is the caller's to undo. */
export async function previewDistributed(
  moving: Moving,
  todoIds: readonly string[],
  personId: string,
): Promise<Answer> {
  const before = await readHeld(moving, todoIds)
  const { done, failed } = await distributeTodos(moving, todoIds, personId)
  const after = new Map((await readHeld(moving, todoIds)).map(({ todoId, holder }) => [todoId, holder]))
  const refused = new Set(failed.map(({ todoId }) => todoId))
  const moved = before.filter(({ todoId }) => !refused.has(todoId))
  return {
    done,
    failed,
    moved: moved.map(({ todoId, petitionNo, type, holder }) => ({
      todoId,
      petitionNo: petitionNo ?? '',
      typeName: getTodoType(type).name,
      from: holder,
      to: after.get(todoId) ?? '',
    })),
  }
}

/** With whom to-dos of the caller's department lie; empty: with nobody yet. */
function readHeld({ db, caller }: Moving, todoIds: readonly string[]) {
  return db
    .selectFrom('todo')
    .leftJoin('person', 'person.id', 'todo.person_id')
    .leftJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'todo.province_code').onRef('petition.id', '=', 'todo.petition_id'),
    )
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.org_id', '=', caller.orgId)
    .where('todo.id', 'in', ['0', ...todoIds.filter(id => isRowId(id))])
    .orderBy('todo.due_at')
    .orderBy('todo.id')
    .select(['todo.id as todoId', 'todo.todo_type as type', 'petition.petition_no as petitionNo'])
    .select(eb => eb.fn.coalesce('person.user_name', eb.val('')).as('holder'))
    .execute()
}
