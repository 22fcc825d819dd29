import { STATE, STEP, type State, type StepState } from '../../petitions/record/states'

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
  /** Whether what it comes to was issued: to be delivered, closed or reported. */
  readonly answered: boolean
}

/** Steps that the lead path does not go through: those taken back, and those that are over. */
const GONE: readonly StepState[] = [STEP.returned, STEP.recalled]
const LEFT: readonly StepState[] = [...GONE, STEP.done]

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
  return BY_STEP[step.state](step)
}

/** The step that answers or has answered the petition: from the first along those that lead, done or not. */
export function answeringStep<S extends StepFacts>(steps: readonly S[]): S | undefined {
  let current = steps.find(({ parentId }) => parentId === null)
  for (let next = current; next; next = leadChild(steps, next, GONE)) current = next
  return current
}

/** Whether a step is co-handling (协办); what is below such a step is too. */
export const isCoHandling = ({ parentId, isLead }: Pick<StepFacts, 'parentId' | 'isLead'>): boolean =>
  parentId !== null && !isLead

function inHand({ answered, reopened }: StepFacts): State {
  if (answered) return STATE.answered
  return reopened ? STATE.reopened : STATE.inHand
}
const closed = (): State => STATE.closed

const BY_STEP: Record<StepState, (step: StepFacts) => State> = {
  [STEP.toSign]: () => STATE.toSign,
  // The first step is the registering organisation's own, which has decided nothing yet.
  [STEP.signed]: ({ parentId }) => (parentId === null ? STATE.registered : STATE.signed),
  [STEP.returnAsked]: () => STATE.returnAsked,
  [STEP.returned]: () => STATE.registered,
  // Once whoever it was passed to has answered, it remains to be reported further up.
  [STEP.assigned]: ({ answered }) => (answered ? STATE.reported : STATE.inHand),
  [STEP.accepted]: inHand,
  [STEP.inHand]: inHand,
  [STEP.reported]: () => STATE.reported,
  [STEP.toRedo]: () => STATE.toRedo,
  [STEP.done]: closed,
  [STEP.recalled]: () => STATE.registered,
  [STEP.transferred]: closed,
}

const leadChild = <S extends StepFacts>(steps: readonly S[], { id }: S, left = LEFT): S | undefined =>
  steps
    .filter(({ parentId, isLead, state }) => parentId === id && isLead && !left.includes(state))
    .toSorted((a, b) => b.seq - a.seq)[0]
