import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { refuseRule } from '../http/refusal'
import type { Ask } from '../http/route'
import { isRowId } from '../paging/row-id'
import { closeTodos } from '../todos/close'
import { movingTogether } from '../todos/counter'
import type { Action, ActionCall } from './action'
import { lockFile } from './case-file'
import { finish } from './finish'
import { refuseOtherVersion, refuseUnlessPermitted, todosAt } from './permit'
import { stepFor } from './step-of'
import { submitForApproval } from './submit'
import type { Work } from './work'

type Acted = CallAnswer<ActionCall>

/** What every action is told beside its own arguments. */
interface Common {
  readonly petitionNo: string
  readonly version: number
  readonly todoId: string
}

/**
 * Does an action in the call's transaction: the petition is locked, whoever may not is refused, and so is whoever has
 * not seen what somebody did meanwhile; then what follows from it, or its submission where a leader must agree first.
 */
export function act(action: Action, ask: Ask<unknown>): Promise<Acted> {
  const args = ask.args as Common & CallInput<ActionCall>
  return movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const work = await begin(action, ask, args)
    await action.check?.(work, args)
    const submitted = await submitForApproval(action, work, args)
    if (submitted) return await finish(work, submitted, true)
    return await finish(work, { name: action.name, ...(await carryOut(action, work, args)) }, false)
  })
}

/** What follows once everybody who must agree has. */
export async function carryOut(action: Action, work: Work, args: CallInput<ActionCall>) {
  if (!action.keepsTodo && action.todos.length > 0) await doTodos(action, work)
  return await action.perform(work, args)
}

async function begin(action: Action, ask: Ask<unknown>, { petitionNo, version, todoId }: Common): Promise<Work> {
  const { db, caller, services, requestId, request } = ask
  const file = await lockFile(db, caller, petitionNo)
  await refuseOtherVersion(db, file, version)
  const step = stepFor(file, caller, action.relation, await stepOfTodo(ask, todoId))
  if (!step) refuseRule(`当前状态不能${action.name}`)
  const at = services.now()
  const held = await todosAt(db, { file, caller })
  refuseUnlessPermitted(action, { file, step, caller, at }, held)
  return { db, caller, services, at, origin: { requestId, address: request.ip }, file, step, changes: {} }
}

async function stepOfTodo({ db, caller }: Ask<unknown>, todoId: string): Promise<string> {
  if (!isRowId(todoId)) return ''
  const todo = await db
    .selectFrom('todo')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', todoId)
    .select('step_id')
    .executeTakeFirst()
  return todo?.step_id ?? ''
}

const doTodos = ({ todos: types }: Action, { db, caller, file, step, at }: Work) =>
  closeTodos(
    db,
    { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id, types },
    { at, personId: caller.personId },
  )
