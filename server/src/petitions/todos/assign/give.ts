import { actorOf } from '../../../platform/audit/actor'
import { type AuditEntry, recordAudit } from '../../../platform/audit/record'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { addStep } from '../../record/timeline'
import { moveCounters } from '../counter'
import { noteOfOwner, type Owner } from '../owner'
import { getTodoType, SUPERVISION_TYPES, type TodoType } from '../types'
import type { HeldTodo } from './held'

export interface Giving {
  /** As the timeline calls it. */
  readonly action: string
  /** What the timeline says of it beside the kind of to-do. */
  readonly text?: string
  readonly to: Owner
  readonly at: Date
  readonly origin: Pick<AuditEntry, 'requestId' | 'address'>
}

/** Gives a to-do to somebody, or back to a department: whoever works on its step follows. */
export async function giveTodo(db: Db, caller: Caller, todo: HeldTodo, { action, text, to, at, origin }: Giving) {
  const { id, petitionId, type } = todo
  await db
    .updateTable('todo')
    .set({ person_id: to.personId, dept_id: to.deptId, claimed_at: to.personId ? at : null, given_by: caller.personId })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', id)
    .execute()
  await moveStep(db, caller, todo, to.personId || null)
  const { name } = getTodoType(type)
  const said = [text, await noteOfOwner(db, to)].filter(Boolean).join('；')
  await addStep(db, caller, { petitionId, action, at, text: said ? `${name}：${said}` : name, ...stepOf(todo) })
  await recordAudit(db, { ...origin, ...actorOf(caller), action: `${action}待办`, objectType: 'todo', objectId: id })
  await moveCounters(db, caller.provinceCode, [
    { deptId: todo.deptId, personId: todo.personId, type, by: -1 },
    { deptId: to.deptId, personId: to.personId, type, by: 1 },
  ])
}

const stepOf = ({ stepId }: HeldTodo) => (stepId === null ? {} : { stepId })

/** What comes next on the step goes to whoever has it now. A leader who agrees does not work on it. */
async function moveStep(db: Db, { provinceCode }: Caller, todo: HeldTodo, personId: string | null): Promise<void> {
  if (todo.type === 'supervise') return await moveAddressee(db, provinceCode, todo.refId, personId)
  const isBeside = todo.family === 'sysp' || SUPERVISION_TYPES.includes(todo.type as TodoType)
  if (todo.stepId === null || isBeside) return
  await db
    .updateTable('handling_step')
    .set({ handler_id: personId })
    .where('province_code', '=', provinceCode)
    .where('id', '=', todo.stepId)
    .where('to_org_id', '=', todo.orgId)
    .execute()
}

/** What comes back about an order goes to whoever has it now. */
async function moveAddressee(db: Db, provinceCode: string, id: string, personId: string | null): Promise<void> {
  await db
    .updateTable('supervision_addressee')
    .set({ handler_id: personId })
    .where('province_code', '=', provinceCode)
    .where('id', '=', id)
    .execute()
}
