import { TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import { ENDED, STATE, STATE_NAMES, STEP, type State } from '../../petitions/record/states'
import type { TodoType } from '../../petitions/todos/types'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import type { Action, Relation, Situation } from './action'
import type { CaseFile } from './case-file'
import { deriveState, isCoHandling, stateOf } from './derive'
import { todosFor } from './todos'

/** An open to-do on a step in the caller's department. */
export interface HeldTodo {
  readonly stepId: string | null
  /** What it is about besides the step. */
  readonly refId: string
  readonly type: string
  readonly personId: string
  readonly holderName: string
}

/** The open to-dos of a petition that wait in the caller's department, or on the caller wherever that is. */
export function todosAt(db: Db, { file, caller }: Pick<Situation, 'file' | 'caller'>): Promise<HeldTodo[]> {
  return db
    .selectFrom('todo')
    .leftJoin('person', 'person.id', 'todo.person_id')
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.petition_id', '=', file.petition.id)
    .where('todo.done_at', 'is', null)
    .where(eb => eb.or([eb('todo.dept_id', '=', caller.deptId), eb('todo.person_id', '=', caller.holderId)]))
    .select(['todo.step_id as stepId', 'todo.ref_id as refId', 'todo.todo_type as type', 'todo.person_id as personId'])
    .select(eb => eb.fn.coalesce('person.user_name', eb.val('')).as('holderName'))
    .execute()
}

/** Whether the caller may do it at all: the permission and the role. */
export function isEntitled({ button, roles }: Action, { caller }: Pick<Situation, 'caller'>): boolean {
  if (button && !caller.permissions.has(button)) return false
  return !roles || caller.roles.some(role => roles.includes(role))
}

const OF_THE_STEP: readonly Relation[] = ['holder', 'sender']

/** Whether the petition is where it may be done. */
export function fitsState({ relation, from }: Action, { file, step, caller, proceeding }: Situation): boolean {
  if (proceeding) {
    const isCarriedOnHere = relation !== 'holder' || proceeding.orgId === caller.orgId
    return isCarriedOnHere && from.some(state => state === proceeding.state)
  }
  return from.includes(OF_THE_STEP.includes(relation) ? stateHere(file, step) : mainState(file))
}

export const mainState = ({ steps, petition }: Situation['file']): State =>
  deriveState(steps, petition.end_state as State | '')

/** What has ended has ended for everybody on it. */
const stateHere = (file: Situation['file'], step: Situation['step']): State => {
  const main = mainState(file)
  return ENDED.has(main) ? main : stateOf(step)
}

/** That an action cannot be done in the state of a petition. */
export function stateReason(
  { name, of }: Action,
  { file, proceeding }: Pick<Situation, 'file' | 'proceeding'>,
): string {
  if (of && proceeding)
    return `当前${of.name}状态为“${of.states[proceeding.state]}”，不能${name}，请刷新后查看可办理的操作`
  const main = mainState(file)
  if (ENDED.has(main)) return '信访件已办结，不能修改'
  return `当前状态为“${STATE_NAMES[main]}”，不能${name}，请刷新后查看可办理的操作`
}

const LEAD_ALONE = '该件由主办单位答复信访人，协办单位请提交协办意见'

/** Whether it is for the lead alone and the caller's organisation co-handles. */
const isOfLead = ({ leadOnly }: Action, { step }: Pick<Situation, 'step'>): boolean =>
  leadOnly === true && isCoHandling(step)

/** Whether the caller's organisation has passed the step on, and so what is done with a step is another's to do. */
const isPassedOn = ({ relation, from }: Action, { step }: Situation): boolean =>
  relation === 'holder' && step.state === STEP.assigned && !from.includes(STATE.reported)

/** Whether an action belongs to the case as it is, be it that something stands against it just now. */
export const belongs = (action: Action, situation: Situation): boolean =>
  fitsState(action, situation) &&
  !isOfLead(action, situation) &&
  !isPassedOn(action, situation) &&
  (action.suits?.(situation) ?? true)

/** Why an action that the caller is entitled to cannot be done now; undefined where it can. */
export async function reasonAgainst(
  action: Action,
  situation: Situation,
  held: readonly HeldTodo[],
  db: Db,
): Promise<string | undefined> {
  if (!fitsState(action, situation)) return stateReason(action, situation)
  if (isOfLead(action, situation)) return LEAD_ALONE
  const withoutIt = withoutTodo(action, situation, held)
  if (withoutIt) return (await action.unasked?.(db, situation)) ?? withoutIt
  return lockOf(action, situation) ?? action.blocked?.(situation) ?? (await action.hindered?.(db, situation))
}

/** That nobody takes on a petition of a terminated matter, unless new facts are stated. */
export const lockOf = ({ takesOn }: Action, { file }: Pick<Situation, 'file'>): string | undefined =>
  takesOn && isLocked(file) ? TERMINATION_TEXTS.locked : undefined

/** Whether the matter of a petition is terminated, and nobody has stated new facts for this one. */
export const isLocked = ({ isTerminated, petition }: CaseFile): boolean => isTerminated && petition.new_facts === ''

function withoutTodo({ todos }: Action, { step, caller, proceeding }: Situation, held: readonly HeldTodo[]) {
  if (todos.length === 0) return undefined
  const fitting = todosFor(todos)
  const isHere = ({ stepId, refId }: HeldTodo) => (proceeding ? refId === proceeding.id : stepId === step.id)
  const here = held.filter(todo => isHere(todo) && fitting.includes(todo.type as TodoType))
  if (here.some(({ personId }) => personId === '' || personId === caller.holderId)) return undefined
  const [other] = here
  return other
    ? `该事项正由${other.holderName}办理，请先由其转办或释放`
    : '该事项不在您或本部门名下，请先领取或联系经办人'
}

/** Refuses where the petition is not as the caller saw it, and says who has changed it. */
export async function refuseOtherVersion(db: Db, { petition }: Situation['file'], version: number): Promise<void> {
  if (petition.version === version) return
  const last = await db
    .selectFrom('timeline')
    .innerJoin('person', 'person.id', 'timeline.person_id')
    .where('timeline.province_code', '=', petition.province_code)
    .where('timeline.petition_id', '=', petition.id)
    .orderBy('timeline.seq', 'desc')
    .select(['person.user_name as name', 'timeline.at'])
    .limit(1)
    .executeTakeFirstOrThrow()
  refuse('changedMeanwhile', { name: last.name, time: dateTimeOf(last.at) })
}
