import { STATE, STEP, type State, type StepState } from './states'

/** What the main state depends on, of one handling step. */
export interface StepFacts {
  readonly id: string
  readonly parentId: string | null
  readonly seq: number
  readonly state: StepState
  readonly isLead: boolean
  readonly pending: '' | 'dispatch' | 'answer'
  readonly suspended: boolean
  readonly reopened: boolean
  /** Whether an answer was issued that the petitioner has not been given yet. */
  readonly undelivered: boolean
}

/** Steps that the lead path does not go through. */
const LEFT: readonly StepState[] = [STEP.returned, STEP.done, STEP.recalled]

/** The step where the petition lies: from the first along those that lead, as deep as they are open. */
export function leadStep<S extends StepFacts>(steps: readonly S[]): S | undefined {
  let current = steps.find(({ parentId }) => parentId === null)
  for (let next = current; next; next = leadChild(steps, next)) current = next
  return current
}

/** The main state: how the case ended, where it has, else the state of the step where it lies. */
export function deriveState(steps: readonly StepFacts[], ended: State | ''): State {
  if (ended) return ended
  const lead = leadStep(steps)
  return lead ? stateOf(lead) : STATE.toRegister
}

/** The main state as the organisation sees it that has this step. */
export function stateOf(step: StepFacts): State {
  if (step.pending) return step.pending === 'dispatch' ? STATE.dispatchApproval : STATE.answerApproval
  if (step.suspended) return STATE.suspended
  if (step.undelivered) return STATE.answered
  return BY_STEP[step.state](step)
}

const inHand = ({ reopened }: StepFacts): State => (reopened ? STATE.reopened : STATE.inHand)
const closed = (): State => STATE.closed

const BY_STEP: Record<StepState, (step: StepFacts) => State> = {
  [STEP.toSign]: () => STATE.toSign,
  // The first step is the registering organisation's own, which has decided nothing yet.
  [STEP.signed]: ({ parentId }) => (parentId === null ? STATE.registered : STATE.signed),
  [STEP.returnAsked]: () => STATE.returnAsked,
  [STEP.returned]: () => STATE.registered,
  [STEP.assigned]: inHand,
  [STEP.accepted]: inHand,
  [STEP.inHand]: inHand,
  [STEP.reported]: () => STATE.reported,
  [STEP.toRedo]: () => STATE.toRedo,
  [STEP.done]: closed,
  [STEP.recalled]: () => STATE.registered,
  [STEP.transferred]: closed,
}

const leadChild = <S extends StepFacts>(steps: readonly S[], { id }: S): S | undefined =>
  steps
    .filter(({ parentId, isLead, state }) => parentId === id && isLead && !LEFT.includes(state))
    .toSorted((a, b) => b.seq - a.seq)[0]
