import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { petitionTodo } from '@portal/shared-lib/contract/todos'
import { findEntrustedTodo } from '../../approvals/waiting/waiting'
import { getPetitionId } from '../../petitions/record/scope'
import { todoAddress } from '../../petitions/todos/address'
import { getTodoType } from '../../petitions/todos/types'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { PREPARED } from '../../platform/database/prepared'

type Answer = CallAnswer<typeof petitionTodo>

/** The page that shows a petition. */
const CASE_PAGE = '/toDoManage/handle'

/** What waits with the caller on a petition, or is entrusted to the caller, and where it is done; where nothing waits, the page that shows it. */
export async function readPetitionTodo(db: Db, caller: Caller, petitionNo: string, at: Date): Promise<Answer> {
  const id = await getPetitionId(db, caller, petitionNo)
  const todo = (await findOpenTodo(db, caller, id)) ?? (await findEntrusted(db, caller, id, at))
  if (!todo) return { family: 'qt', url: `${CASE_PAGE}?xfjbh=${petitionNo}`, todoId: '', editable: '0', code: '' }
  const url = todoAddress(todo.type, { petitionNo, todoId: todo.id })
  return { family: getTodoType(todo.type).family, url, todoId: todo.id, editable: '1', code: todo.type }
}

/** The caller's own before what nobody of the department has claimed, the most pressing first. */
function findOpenTodo(db: Db, caller: Caller, petitionId: string) {
  return db
    .selectFrom('todo')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petitionId)
    .where('dept_id', '=', caller.deptId)
    .where('person_id', 'in', ['', caller.holderId])
    .where('done_at', 'is', null)
    .orderBy('person_id', 'desc')
    .orderBy('due_at')
    .orderBy('id')
    .select(['id', 'todo_type as type'])
    .modifyFront(PREPARED)
    .executeTakeFirst()
}

async function findEntrusted(db: Db, caller: Caller, petitionId: string, at: Date) {
  const entrusted = await findEntrustedTodo(db, caller, at, petitionId)
  return entrusted && { id: entrusted.todoId, type: 'approval' }
}
