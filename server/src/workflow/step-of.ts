import type { Caller } from '../identity/caller'
import type { Relation } from './action'
import type { CaseFile, Step } from './case-file'
import { leadStep } from './derive'
import { STEP, type StepState } from './states'

const OVER: readonly StepState[] = [STEP.returned, STEP.recalled]

/** Deepest first, and where the petition lies before what goes on beside it. */
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

/**
 * The step on which a caller acts who stands so to it: that of the to-do out of which it is done, else the deepest.
 * Undefined where the caller's organisation has none.
 */
export function stepFor(file: CaseFile, caller: Caller, relation: Relation, todoStepId = ''): Step | undefined {
  const fitting = inOrder(file).filter(step => CHOICE[relation](step, caller))
  return fitting.find(({ id }) => id === todoStepId) ?? fitting[0]
}

/** The registering organisation's own step. */
export function firstStep({ steps, petition }: CaseFile): Step {
  const first = steps.find(({ parentId }) => parentId === null)
  if (!first) throw new Error(`Petition ${petition.petition_no} has no first step`)
  return first
}
