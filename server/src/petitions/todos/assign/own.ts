import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuse, refuseRule } from '../../../platform/refusal'
import { getTodoType } from '../types'
import type { HeldTodo } from './held'

/** Refuses where somebody has done it meanwhile. */
export function refuseDone({ doneAt, holderName }: HeldTodo): void {
  if (doneAt) refuse('changedMeanwhile', { name: holderName ?? '', time: dateTimeOf(doneAt) })
}

/** Refuses a to-do that lies with somebody else, or with nobody. */
export function refuseUnlessOwn(todo: HeldTodo, { holderId }: Caller): void {
  refuseDone(todo)
  if (todo.personId === holderId) return
  refuseRule('该事项不在您或本部门名下，请先领取或联系经办人')
}

/** Leaders hand their decisions on in the approval itself. */
export function refuseDecision({ type }: HeldTodo): void {
  if (getTodoType(type).family === 'sysp') refuseRule('审批事项请在审批页面转审')
}

/** Refuses a to-do that somebody was chosen for, instead of having claimed it or been given the step. */
export async function refuseAddressed(db: Db, todo: HeldTodo, { provinceCode, holderId }: Caller): Promise<void> {
  if (todo.claimedAt && todo.claimedAt > todo.createdAt) return
  const step = await db
    .selectFrom('handling_step')
    .where('province_code', '=', provinceCode)
    .where('id', '=', todo.stepId)
    .where('to_org_id', '=', todo.orgId)
    .where('handler_id', '=', holderId)
    .select('id')
    .executeTakeFirst()
  if (!step) refuseRule('该事项指定由您办理，请转办他人')
}
