import { STEP, type StepState } from '../../petitions/record/states'
import type { TodoType } from '../../petitions/todos/types'
import type { Caller } from '../../platform/caller'
import type { Action, Relation } from './action'
import type { CaseFile, Step } from './case-file'
import { leadStep } from './derive'
import type { HeldTodo } from './permit'
import { todosFor } from './todos'

const OVER: readonly StepState[] = [STEP.returned, STEP.recalled]

/** Deepest first, and where the petition lies before co-handling steps. */
function inOrder({ steps }: CaseFile): Step[] {
  const lead = leadStep(steps)?.id
  return steps
    .filter(({ state }) => !OVER.includes(state))
    .toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead) || b.seq - a.seq)
}

const CHOICE: Record<Relation, (step: Step, caller: Caller) => boolean> = {
  holder: ({ row }, { orgId }) => (row.on_behalf_org_id ?? row.to_org_id) === orgId,
  sender: ({ row, parentId }, { orgId }) => parentId !== null && row.from_org_id === orgId,
  registrar: ({ row, parentId }, { orgId }) => parentId === null && row.to_org_id === orgId,
  involved: () => true,
  watcher: ({ watcherId }, { orgId }) => watcherId === orgId,
}

interface Acting {
  readonly caller: Caller
  /** Of the to-do out of which it is done; empty where there is none. */
  readonly todoStepId: string
  /** Open to-dos of the petition that the caller or the caller's department has. */
  readonly held: readonly HeldTodo[]
}

/**
 * The step on which a caller acts: that of the to-do out of which it is done, else one on which a to-do asks for it,
 * else the deepest. Undefined where the caller's organisation has none.
 */
export function stepFor(
  file: CaseFile,
  { relation, todos }: Pick<Action, 'relation' | 'todos'>,
  { caller, todoStepId, held }: Acting,
): Step | undefined {
  const fitting = inOrder(file).filter(step => CHOICE[relation](step, caller))
  const types = todosFor(todos)
  const asking = held.filter(({ type }) => types.includes(type as TodoType)).map(({ stepId }) => stepId)
  return fitting.find(({ id }) => id === todoStepId) ?? fitting.find(({ id }) => asking.includes(id)) ?? fitting[0]
}

/** The registering organisation's own step. */
export function firstStep({ steps, petition }: CaseFile): Step {
  const first = steps.find(({ parentId }) => parentId === null)
  if (!first) throw new Error(`Petition ${petition.petition_no} has no first step`)
  return first
}
