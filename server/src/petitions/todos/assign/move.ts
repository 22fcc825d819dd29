import type { AuditEntry } from '../../../platform/audit/record'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import type { Services } from '../../../platform/services'
import { giveTodo } from './give'
import { refuseAddressed, refuseDecision, refuseDone, refuseUnlessOwn } from './own'
import { getColleague, peopleWithTodos, receiverOf, refuseUnfit } from './receiver'
import { withEach } from './several'

export interface Moving {
  readonly db: Db
  readonly caller: Caller
  readonly services: Services
  readonly at: Date
  readonly origin: Pick<AuditEntry, 'requestId' | 'address'>
}

/** 分派: to-dos of the caller's department, claimed or not, to one of its people. */
export async function distributeTodos(moving: Moving, todoIds: readonly string[], personId: string) {
  const { db, caller, services, at, origin } = moving
  const colleague = getColleague(await peopleWithTodos(services, db, caller, 'department'), personId)
  const to = await receiverOf(db, caller, colleague, at)
  return await withEach(db, caller, todoIds, async todo => {
    refuseDone(todo)
    if (todo.deptId !== caller.deptId) refuseRule('只能分派本部门的待办事项')
    refuseDecision(todo)
    await refuseUnfit(db, caller, todo, to.personId)
    await giveTodo(db, caller, todo, { action: '分派', text: colleague.name, to, at, origin })
  })
}

/** 转办他人: own to-dos to a colleague of the organisation, with a note. */
export async function handOnTodos(
  moving: Moving,
  todoIds: readonly string[],
  { personId, note }: { readonly personId: string; readonly note: string },
) {
  const { db, caller, services, at, origin } = moving
  const colleague = getColleague(await peopleWithTodos(services, db, caller, 'organisation'), personId)
  const to = await receiverOf(db, caller, colleague, at)
  return await withEach(db, caller, todoIds, async todo => {
    refuseUnlessOwn(todo, caller)
    refuseDecision(todo)
    await refuseUnfit(db, caller, todo, to.personId)
    await giveTodo(db, caller, todo, { action: '转办他人', text: `${colleague.name}，${note}`, to, at, origin })
  })
}

/** 释放: own to-dos back to the department. */
export function releaseTodos({ db, caller, at, origin }: Moving, todoIds: readonly string[]) {
  return withEach(db, caller, todoIds, async todo => {
    refuseUnlessOwn(todo, caller)
    refuseDecision(todo)
    await refuseAddressed(db, todo, caller)
    await giveTodo(db, caller, todo, { action: '释放', to: { deptId: todo.deptId, personId: '' }, at, origin })
  })
}
