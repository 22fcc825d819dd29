import { closeTodos } from '../../petitions/todos/close'
import { placeTodo } from '../../petitions/todos/open'
import { noteOfOwner } from '../../petitions/todos/owner'
import { CASE_TYPES, type TodoType } from '../../petitions/todos/types'
import type { Step } from './case-file'
import type { Work } from './work'

interface Given {
  readonly dueAt?: Date | null
  /** Approval, report, urge it is about. */
  readonly refId?: string
  /** Another department of the organisation than the one that has the step. */
  readonly deptId?: string
}

/**
 * Opens a to-do with whoever works on a step, else with the department that has it, which is the sender's where the
 * organisation has no access of its own; answers its id.
 */
export function giveHolder(work: Work, type: TodoType, step: Step, given: Given = {}): Promise<string> {
  const { to_org_id, on_behalf_org_id, to_dept_id: deptId, handler_id } = step.row
  return give(work, type, step, { orgId: on_behalf_org_id ?? to_org_id, deptId, personId: handler_id ?? '' }, given)
}

/** Opens a to-do with the organisation that sent a step: with whoever sent it. */
export function giveSender(work: Work, type: TodoType, step: Step, given: Given = {}): Promise<string> {
  const { from_org_id: orgId, from_dept_id: deptId, from_person_id: personId } = step.row
  return give(work, type, step, { orgId, deptId, personId }, given)
}

export interface Holder {
  readonly orgId: string
  readonly deptId: string
  /** Nobody yet where it is empty. */
  readonly personId: string
}

/** Whoever acts. */
export const ownHolder = ({ caller: { orgId, deptId, holderId } }: Work): Holder => ({
  orgId,
  deptId,
  personId: holderId,
})

/** Opens a to-do on a step with whoever is named. */
export async function give(work: Work, type: TodoType, step: Step, to: Holder, { dueAt, ...given }: Given = {}) {
  const { db, caller, at, file } = work
  const { id, owner } = await placeTodo(db, {
    provinceCode: caller.provinceCode,
    petitionId: file.petition.id,
    stepId: step.id,
    type,
    sourceOrgId: caller.orgId,
    dueAt: dueAt === undefined ? step.row.due_at : dueAt,
    createdAt: at,
    givenBy: caller.personId,
    ...to,
    ...given,
  })
  const deputy = await noteOfOwner(db, owner)
  if (deputy) work.deputies.add(deputy)
  return id
}

/** To-dos out of which is submitted what may come back to be revised, and takes their place then. */
const SUBMITTED: readonly TodoType[] = [
  ...(['sort', 'instructed', 'signFor', 'accept', 'coHandle', 'handle', 'redo'] as const),
  ...(['reopened', 'report', 'deliver', 'close'] as const),
]

/** To-dos out of which an action is done that names some: these, or what stands in the place of one. */
export const todosFor = (types: readonly TodoType[]): readonly TodoType[] =>
  types.some(type => SUBMITTED.includes(type)) ? [...types, 'revise'] : types

/** Closes the open to-dos of some types on a step, of every type where none is named. */
export function closeOn({ db, caller, file, at }: Work, step: Step, types?: readonly TodoType[]): Promise<number> {
  const choice = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id }
  return closeTodos(db, { ...choice, ...(types && { types }) }, { at, personId: caller.personId })
}

/** Closes the open to-dos of some types on the petition, all that are over with the case where none is named. */
export function closeAll({ db, caller, file, at }: Work, types = CASE_TYPES): Promise<number> {
  const choice = { provinceCode: caller.provinceCode, petitionId: file.petition.id, types }
  return closeTodos(db, choice, { at, personId: caller.personId })
}
