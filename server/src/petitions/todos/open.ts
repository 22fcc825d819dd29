import type { Db } from '../../platform/database/connect'
import { readThresholdsWithClock } from '../clocks/lamps/read-thresholds'
import { moveCounters } from './counter'
import { type Owner, ownerOf } from './owner'
import { getTodoType, SUPERVISION_TYPES, type TodoType } from './types'

/** Work that waits with a department until one of its people claims it, or with one of them. */
export interface NewTodo {
  readonly provinceCode: string
  /** Null where it is about none, or gives no way into it: then `refId` says what it is about. */
  readonly petitionId: string | null
  /** The handling step it is about. */
  readonly stepId?: string | null
  /** The approval, report, urge it is about. */
  readonly refId?: string
  readonly type: TodoType
  readonly orgId: string
  readonly deptId: string
  /** Whoever holds it from the beginning; nobody unless given. */
  readonly personId?: string
  /** The organisation the work comes from. */
  readonly sourceOrgId: string
  /** In whole milliseconds, which is what a cursor of the list can tell apart. */
  readonly dueAt: Date | null
  readonly createdAt: Date
  /** The clock by which it is due, where that is known; else it is looked for. */
  readonly clock?: { readonly type: string; readonly start_at: Date }
  /** The person by whose doing it comes; the system without. */
  readonly givenBy?: string
}

interface OpenedTodo {
  readonly id: string
  readonly owner: Owner
}

/** Opens a to-do, with a deputy where there is one, and counts it; answers its id. */
export const openTodo = async (db: Db, todo: NewTodo): Promise<string> => (await placeTodo(db, todo)).id

/** As `openTodo`; answers with whom it has come to lie, too. */
export async function placeTodo(db: Db, todo: NewTodo): Promise<OpenedTodo> {
  const { provinceCode, type } = todo
  const owner = await ownerOf(db, todo)
  const { deptId, personId } = owner
  const thresholds = await readThresholdsWithClock(db, { ...todo, stepId: todo.stepId ?? null, since: todo.createdAt })
  const row = { ...rowOf({ ...todo, deptId, personId }), ...thresholds }
  const { id } = await db.insertInto('todo').values(row).returning('id').executeTakeFirstOrThrow()
  await moveCounters(db, provinceCode, [{ deptId, personId, type, by: 1 }])
  if (owner.isDistributed && !SUPERVISION_TYPES.includes(type)) await takeStep(db, todo, personId)
  return { id, owner }
}

/** What comes next on the step goes to whoever was chosen. */
async function takeStep(db: Db, { provinceCode, stepId = null, orgId }: NewTodo, personId: string): Promise<void> {
  if (stepId === null) return
  await db
    .updateTable('handling_step')
    .set({ handler_id: personId })
    .where('province_code', '=', provinceCode)
    .where('id', '=', stepId)
    .where('to_org_id', '=', orgId)
    .execute()
}

const rowOf = ({ personId = '', stepId = null, refId = '', givenBy = '', ...todo }: NewTodo) => ({
  province_code: todo.provinceCode,
  family: getTodoType(todo.type).family,
  todo_type: todo.type,
  petition_id: todo.petitionId,
  step_id: stepId,
  ref_id: refId,
  org_id: todo.orgId,
  dept_id: todo.deptId,
  person_id: personId,
  source_org_id: todo.sourceOrgId,
  due_at: todo.dueAt,
  created_at: todo.createdAt,
  given_by: givenBy,
  claimed_at: personId ? todo.createdAt : null,
})
