import type { ActionCall } from '@portal/shared-lib/contract/action'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { attachToPetition } from '../../petitions/record/attachments'
import { lockTogether } from '../../petitions/record/scope'
import { closeTodos } from '../../petitions/todos/close'
import { movingTogether } from '../../petitions/todos/counter'
import { isRowId } from '../../platform/paging/row-id'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import type { Action } from './action'
import { lockFile, lockFileOf } from './case-file'
import { finish } from './finish'
import { refuseLocked } from './lock'
import { isEntitled, reasonAgainst, refuseOtherVersion, stateReason, todosAt } from './permit'
import { refuseOtherProceeding, stepOfProceeding } from './proceeding'
import { lockOthers, petitionOf } from './proceeding-kind'
import { stepFor } from './step-of'
import { submitForApproval } from './submit'
import { todosFor } from './todos'
import type { Work } from './work'

type Acted = CallAnswer<ActionCall>

/** What every action is told beside its own arguments. */
interface Common {
  readonly petitionNo: string
  /** In place of the petition's number, where the action is on a proceeding. */
  readonly proceedingId: string
  readonly version: number
  readonly todoId: string
  readonly paperId: string
}

/**
 * Does an action in the call's transaction: the petition is locked, whoever may not is refused, and so is whoever has
 * not seen what somebody did meanwhile; then what follows from it, or its submission where a leader must agree first.
 */
export function act(action: Action, ask: Ask<unknown>): Promise<Acted> {
  const args = ask.args as Common & CallInput<ActionCall>
  return movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const work = await begin(action, ask, args)
    await attachPaper(work, args.paperId)
    await action.check?.(work, args)
    const submitted = await submitForApproval(action, work, args)
    if (submitted) return await finish(work, submitted, true, action.of)
    return await finish(work, { name: action.name, ...(await carryOut(action, work, args)) }, false, action.of)
  })
}

/** What follows once everybody who must agree has. */
export async function carryOut(action: Action, work: Work, args: CallInput<ActionCall>) {
  if (!action.keepsTodo && action.todos.length > 0) await doTodos(action, work)
  return await action.perform(work, args)
}

async function begin(action: Action, ask: Ask<unknown>, args: Common & CallInput<ActionCall>): Promise<Work> {
  const { db, caller, services, requestId, request } = ask
  const { version, todoId } = args
  const file = await lockedFile(action, ask, args)
  const proceeding = await action.of?.lock(db, caller.provinceCode, args.proceedingId)
  if (!isEntitled(action, { caller })) refuse('forbidden')
  await (proceeding ? refuseOtherProceeding(db, proceeding, version) : refuseOtherVersion(db, file, version))
  const held = await todosAt(db, { file, caller })
  const step = proceeding
    ? stepOfProceeding(file, proceeding)
    : stepFor(file, action, { caller, held, todoStepId: await stepOfTodo(ask, todoId) })
  if (!step) refuseRule(stateReason(action, { file }))
  const at = services.now()
  const on = proceeding && { proceeding }
  const reason = await reasonAgainst(action, { file, step, caller, at, ...on }, held, db)
  if (reason) refuseRule(reason)
  await refuseLocked(db, caller, file.petition.id, at)
  const origin = { requestId, address: request.ip }
  return { db, caller, services, at, askedAt: at, origin, file, step, changes: {}, deputies: new Set(), ...on }
}

/** The file that it changes, locked with the other petitions that it may change. */
async function lockedFile({ of, other }: Action, ask: Ask<unknown>, args: Common & CallInput<ActionCall>) {
  const { db, caller } = ask
  if (of) {
    const petitionId = await petitionOf(of, ask, args.proceedingId)
    await lockOthers(db, caller.provinceCode, of, args.proceedingId)
    return await lockFileOf(db, caller, petitionId)
  }
  const otherNo = await other?.(args, ask)
  if (otherNo) await lockTogether(db, caller.provinceCode, [args.petitionNo, otherNo])
  return await lockFile(db, caller, args.petitionNo)
}

/** The step that a to-do is about; empty where there is none. */
export async function stepOfTodo({ db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>, todoId: string): Promise<string> {
  if (!isRowId(todoId)) return ''
  const todo = await db
    .selectFrom('todo')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', todoId)
    .select('step_id')
    .executeTakeFirst()
  return todo?.step_id ?? ''
}

function doTodos({ todos: types }: Action, { db, caller, file, step, proceeding, at }: Work) {
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, types: todosFor(types) }
  const where = proceeding ? { refId: proceeding.id, orgId: caller.orgId } : { stepId: step.id }
  return closeTodos(db, { ...of, ...where }, { at, personId: caller.personId })
}

/** What is entered for an organisation without access is proved by its paper, its leaders' agreement too; a review is not. */
async function attachPaper({ db, caller, file, step, proceeding }: Work, paperId: string): Promise<void> {
  if (!step.row.on_behalf_org_id || proceeding) return
  if (!paperId) refuseRule('请上传单位出具的书面材料')
  await attachToPetition(db, caller, file.petition.id, [paperId])
}
