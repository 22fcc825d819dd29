import type { AuditEntry } from '../../platform/audit/record'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import { giveTodo } from './assign/give'
import { type HeldTodo, lockTodo, refuseTodo } from './assign/held'
import { refuseUnfit } from './assign/receiver'

type Origin = Pick<AuditEntry, 'requestId' | 'address'>

/**
 * Takes an unclaimed to-do of the caller's department for the caller. Taking it again changes nothing. Of two who claim
 * at once the second waits for the first's transaction and then finds it taken.
 */
export async function claimTodo(db: Db, caller: Caller, todoId: string, at: Date, origin: Origin = {}): Promise<void> {
  await takeTodo(db, caller, await lockTodo(db, caller, todoId), at, origin)
}

/** As `claimTodo`, of a to-do that is locked. */
export async function takeTodo(db: Db, caller: Caller, todo: HeldTodo, at: Date, origin: Origin = {}): Promise<void> {
  const { deptId, holderId: personId } = caller
  if (todo.deptId !== deptId) refuseTodo()
  if (todo.personId === personId && !todo.doneAt) return
  if (todo.personId || todo.doneAt) refuseTaken(todo)
  await refuseUnfit(db, caller, todo, caller.personId)
  await giveTodo(db, caller, todo, { action: '领取', to: { deptId, personId }, at, origin })
}

function refuseTaken({ holderName, doneAt, claimedAt, createdAt }: HeldTodo): never {
  refuse('changedMeanwhile', { name: holderName ?? '', time: dateTimeOf(doneAt ?? claimedAt ?? createdAt) })
}
