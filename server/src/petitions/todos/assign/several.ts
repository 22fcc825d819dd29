import type { claimSeveral } from '@portal/shared-lib/contract/assignments'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { isRowId } from '../../../platform/paging/row-id'
import { Refusal } from '../../../platform/refusal'
import { movingTogether } from '../counter'
import { type HeldTodo, lockTodo } from './held'

type Outcome = CallAnswer<typeof claimSeveral>

/**
 * Does something with each of several to-dos, in the order of their numbers so that two who do so at once never wait for
 * each other crosswise. What is refused is told; `move` refuses before it changes anything.
 */
export async function withEach(
  db: Db,
  caller: Caller,
  todoIds: readonly string[],
  move: (todo: HeldTodo) => Promise<void>,
): Promise<Outcome> {
  const failed: Outcome['failed'] = []
  const ids = await inLockOrder(db, caller, todoIds)
  await movingTogether(db, caller.provinceCode, async () => {
    for (const todoId of ids) {
      const failure = await tryOne(db, caller, todoId, move)
      if (failure) failed.push(failure)
    }
  })
  return { done: ids.length - failed.length, failed }
}

async function tryOne(db: Db, caller: Caller, todoId: string, move: (todo: HeldTodo) => Promise<void>) {
  let petitionNo = ''
  try {
    const todo = await lockTodo(db, caller, todoId)
    petitionNo = todo.petitionNo
    await move(todo)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return { todoId, petitionNo, reason: error.message }
    throw error
  }
}

/** By their petitions, which is what is locked. */
async function inLockOrder(db: Db, { provinceCode }: Caller, todoIds: readonly string[]): Promise<string[]> {
  const asked = [...new Set(todoIds)]
  const known = asked.filter(id => isRowId(id))
  if (known.length === 0) return asked
  const rows = await db
    .selectFrom('todo')
    .where('province_code', '=', provinceCode)
    .where('id', 'in', known)
    .orderBy('petition_id')
    .orderBy('id')
    .select('id')
    .execute()
  const found = rows.map(({ id }) => id)
  return [...found, ...asked.filter(id => !found.includes(id))]
}
