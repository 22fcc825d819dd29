/** A handling step as the model knows it. */
export interface ModelStep {
  id: number
  parent: number | null
  seq: number
  lead: boolean
  /** Whether one is owed to the sender. */
  report: boolean
  /** Whether it was only asked what it knows (协办). */
  aside: boolean
  /** DM code of the step. */
  state: string
  pending: '' | 'dispatch' | 'answer'
  suspended: boolean
  reopened: boolean
  answered: boolean
  signed: boolean
  accepted: boolean
  delivered: boolean
  /** Whether a return was asked for and refused. */
  disputed: boolean
  /** Whether it was sent on, even if that was taken back. */
  passedOn: boolean
  /** Whether a report was. */
  rejected: boolean
  /** Whether the case has ended since it was sent. */
  revived: boolean
}

/** A case as the model knows it. */
export interface ModelCase {
  /** Main state. */
  state: string
  /** Main state in which it ended; empty while it goes on. */
  ended: string
  /** Main state in which it had ended before it was terminated. */
  before: string
  /** Steps in the order of their numbers. */
  steps: ModelStep[]
}

/** What a line of the timeline changes. */
export interface Happening {
  file: ModelCase
  /** Step on which it was done. */
  step: ModelStep
  /** Steps that came into being with it. */
  sent: ModelStep[]
  /** Main state to which it led, where the document leaves several open. */
  after: string
  text: string
  /** Whether it was accepted with it, of what may also be passed elsewhere. */
  isOwn: boolean
}

/** Step states by section 1 of docs/workflow.md. */
const RETURNED = '3'
const DONE = '9'
const RECALLED = '10'
const TRANSFERRED = '11'

/** Over for whoever had it. */
export const isOver = ({ state }: ModelStep) => [RETURNED, DONE, RECALLED, TRANSFERRED].includes(state)

/** Gone as if it had never been sent. */
export const isGone = ({ state }: ModelStep) => state === RETURNED || state === RECALLED

export function rootOf({ steps }: ModelCase) {
  const [root] = steps
  if (!root) throw new Error('The case has no first step')
  return root
}

export const parentOf = ({ steps }: ModelCase, step: ModelStep) => steps.find(({ id }) => id === step.parent)

export const leadChildren = ({ steps }: ModelCase, step: ModelStep) =>
  steps.filter(({ parent, lead }) => parent === step.id && lead)

/** Co-handling, or below somebody who co-handles. */
export const isCoHandling = ({ parent, lead }: ModelStep) => parent !== null && !lead

/** Where the path of lead steps ends, of those that `counts` lets it go through. */
function endOfPath(file: ModelCase, counts: (step: ModelStep) => boolean) {
  let step = rootOf(file)
  for (;;) {
    const next = leadChildren(file, step).filter(counts).at(-1)
    if (!next) return step
    step = next
  }
}

/** Where the case lies. */
export const lyingAt = (file: ModelCase) => endOfPath(file, step => !isGone(step) && step.state !== DONE)

/** Who answers, or has answered. */
export const answeringAt = (file: ModelCase) => endOfPath(file, step => !isGone(step))

const BY_STEP: Record<string, string> = { 0: '20', 2: '22', 7: '42', 8: '44', 9: '60', 11: '60' }

/** The main state by the second table of section 1, were the case to lie at this step. */
export function stateAt({ state, pending, suspended, reopened, answered, parent }: ModelStep) {
  if (pending) return pending === 'dispatch' ? '12' : '40'
  if (suspended) return '35'
  if (state === '1') return parent === null ? '10' : '25'
  // What was reported from below and accepted is still to be reported further up.
  if (state === '4') return answered ? '42' : '30'
  if (state === '5' || state === '6') return answered ? '50' : reopened ? '65' : '30'
  return BY_STEP[state] ?? '10'
}

export const mainState = (file: ModelCase) => file.ended || stateAt(lyingAt(file))
