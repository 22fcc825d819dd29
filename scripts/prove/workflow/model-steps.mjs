/**
 * A handling step as the model knows it.
 * @typedef {object} ModelStep
 * @property {number} id
 * @property {number | null} parent
 * @property {number} seq
 * @property {boolean} lead
 * @property {boolean} report whether one is owed to the sender
 * @property {boolean} aside whether it was only asked what it knows (协办)
 * @property {string} state DM code of the step
 * @property {'' | 'dispatch' | 'answer'} pending
 * @property {boolean} suspended
 * @property {boolean} reopened
 * @property {boolean} answered
 * @property {boolean} signed
 * @property {boolean} accepted
 * @property {boolean} delivered
 * @property {boolean} disputed whether a return was asked for and refused
 * @property {boolean} passedOn whether it was sent on, even if that was taken back
 * @property {boolean} rejected whether a report was
 * @property {boolean} revived whether the case has ended since it was sent
 */

/**
 * A case as the model knows it.
 * @typedef {object} ModelCase
 * @property {string} state main state
 * @property {string} ended main state in which it ended; empty while it goes on
 * @property {ModelStep[]} steps in the order of their numbers
 */

/** Step states by section 1 of docs/workflow.md. */
const RETURNED = '3'
const DONE = '9'
const RECALLED = '10'
const TRANSFERRED = '11'

/** Over for whoever had it. */
export const isOver = (/** @type {ModelStep} */ { state }) => [RETURNED, DONE, RECALLED, TRANSFERRED].includes(state)

/** Gone as if it had never been sent. */
export const isGone = (/** @type {ModelStep} */ { state }) => state === RETURNED || state === RECALLED

/** @param {ModelCase} file */
export function rootOf({ steps }) {
  const [root] = steps
  if (!root) throw new Error('The case has no first step')
  return root
}

/** @param {ModelCase} file @param {ModelStep} step */
export const parentOf = ({ steps }, step) => steps.find(({ id }) => id === step.parent)

/** @param {ModelCase} file @param {ModelStep} step */
export const leadChildren = ({ steps }, step) => steps.filter(({ parent, lead }) => parent === step.id && lead)

/** Taking part beside the lead, or below somebody who does. @param {ModelStep} step */
export const isBeside = ({ parent, lead }) => parent !== null && !lead

/** Where the path of lead steps ends, of those that `counts` lets it go through. @param {ModelCase} file @param {(step: ModelStep) => boolean} counts */
function endOfPath(file, counts) {
  let step = rootOf(file)
  for (;;) {
    const next = leadChildren(file, step).filter(counts).at(-1)
    if (!next) return step
    step = next
  }
}

/** Where the case lies. @param {ModelCase} file */
export const lyingAt = file => endOfPath(file, step => !isGone(step) && step.state !== DONE)

/** Who answers, or has answered. @param {ModelCase} file */
export const answeringAt = file => endOfPath(file, step => !isGone(step))

const BY_STEP = /** @type {Record<string, string>} */ ({ 0: '20', 2: '22', 7: '42', 8: '44', 9: '60', 11: '60' })

/** The main state by the second table of section 1, were the case to lie at this step. @param {ModelStep} step */
export function stateAt({ state, pending, suspended, reopened, answered, parent }) {
  if (pending) return pending === 'dispatch' ? '12' : '40'
  if (suspended) return '35'
  if (state === '1') return parent === null ? '10' : '25'
  // What was reported from below and accepted is still to be reported further up.
  if (state === '4') return answered ? '42' : '30'
  if (state === '5' || state === '6') return answered ? '50' : reopened ? '65' : '30'
  return BY_STEP[state] ?? '10'
}

/** @param {ModelCase} file */
export const mainState = file => file.ended || stateAt(lyingAt(file))
