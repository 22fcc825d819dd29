import type { Clock, Facts } from './facts.ts'
import { isCoHandling, isGone, isOver, type ModelCase, type ModelStep } from './model-steps.ts'
import { REVIEW_LIMITS } from './reviews.ts'
import { SUPERVISION_LIMITS } from './supervisions.ts'
import { TERMINATED, TERMINATION_LIMITS } from './terminations.ts'

/** Windows of the petitioner: they go on when the case has ended, and their end is nobody's being late. */
const WINDOWS = ['K09', 'K11', 'K13']
/** Rights that end. */
const LAPSING = [...WINDOWS, 'K03']
/** One of them runs again for whoever sent what is to be returned: as a rule the limit of a bureau or of a unit. */
const OWN_LIMITS = ['K01', 'K04', 'K05', 'K20']
/** What may run on a step that is over while the case goes on. */
const ABOUT_THE_CASE = [...WINDOWS, ...REVIEW_LIMITS, ...TERMINATION_LIMITS, ...SUPERVISION_LIMITS, 'K17', 'K15']

/** What is wrong with the clocks of a case, by section 4 of docs/workflow.md and what follows from each action. */
export function wrongClocks(file: ModelCase, facts: Facts) {
  const runs = file.ended ? afterTheEnd(file, facts) : onTheWay(file, facts)
  return [...runs, ...twice(facts), ...wrongRating(facts), ...wrongDue(facts)]
}

const nameOf = ({ type, step_id, state }: Clock) => `clock ${type} on step ${step_id} (${state})`

function afterTheEnd({ ended }: ModelCase, { clocks }: Facts) {
  // Of what is terminated nothing runs any more but that of orders; their addressees can be urged at any time.
  const ofOrders = [...SUPERVISION_LIMITS, 'K15']
  const allowed =
    ended === TERMINATED
      ? ofOrders
      : [...WINDOWS, ...REVIEW_LIMITS, ...TERMINATION_LIMITS, ...ofOrders, ...(ended === '62' ? ['K20'] : [])]
  const wrong = clocks
    .filter(({ type }) => !allowed.includes(type))
    .map(clock => `${nameOf(clock)} though the case ended in ${ended}`)
  return ended === '62' && !clocks.some(({ type }) => type === 'K20')
    ? [...wrong, 'no K20 runs for the correction']
    : wrong
}

function onTheWay(file: ModelCase, facts: Facts) {
  return file.steps.flatMap(step => {
    const here = facts.clocks.filter(({ step_id }) => step_id === step.id)
    return isOver(step) ? leftOver(file, step, here) : wrongOn(file, step, here, facts)
  })
}

function leftOver(file: ModelCase, step: ModelStep, clocks: readonly Clock[]) {
  const own = isAsked(file, step) ? OWN_LIMITS : []
  const allowed = isGone(step) ? [] : [...ABOUT_THE_CASE, ...own]
  const wrong = clocks
    .filter(({ type }) => !allowed.includes(type))
    .map(clock => `${nameOf(clock)} though it is over (${step.state})`)
  const isMissing = own.length > 0 && !clocks.some(({ type }) => own.includes(type))
  return isMissing ? [...wrong, `no limit runs on step ${step.id}, from which a return was asked for`] : wrong
}

/** Whether a clock must, may or must not run. */
export type Rule = (file: ModelCase, step: ModelStep, facts: Facts) => 'runs' | 'may' | 'not'

const must = (condition: boolean) => (condition ? 'runs' : 'not')

const isAtBureau = ({ steps }: Facts, { id }: ModelStep) => steps.find(row => row.id === id)?.at_bureau ?? false

/** Neither accepted nor refused yet. */
const isBefore = ({ state, aside }: ModelStep) => !aside && ['0', '1', '2'].includes(state)

const hasTodo = ({ todos }: Facts, { id }: ModelStep, type: string) =>
  todos.some(({ step_id, todo_type }) => step_id === id && todo_type === type)

const isInHand = ({ state }: ModelStep) => state === '5' || state === '6'

/** A return was asked for of what the step has sent on. */
const isAsked = ({ steps }: ModelCase, { id }: ModelStep) =>
  steps.some(({ parent, state, lead }) => parent === id && state === '2' && lead)

const RULES: Record<string, Rule> = {
  K01(file, step, facts) {
    if (!isAtBureau(facts, step) || isCoHandling(step)) return 'not'
    if (isBefore(step) || isAsked(file, step)) return step.revived ? 'may' : 'runs'
    return 'not'
  },
  K02: (_, step) => must(step.state === '0' && !step.aside),
  K03(_, step) {
    if (step.parent === null || step.aside || !['0', '1'].includes(step.state)) return 'not'
    // Whoever has sent it on has not objected.
    if (step.state === '1' && step.passedOn) return 'may'
    return must(step.state === '0' || (!step.disputed && !step.revived))
  },
  K04(file, step, facts) {
    if (isAtBureau(facts, step) || isCoHandling(step)) return 'not'
    if (isBefore(step) || isAsked(file, step)) return step.revived ? 'may' : 'runs'
    // A refusal, or guidance to another procedure, is a notice that is still to be delivered.
    return isInHand(step) && !step.accepted && !step.delivered && !step.revived ? 'may' : 'not'
  },
  K07(_, step) {
    if (!step.report || step.revived) return 'may'
    return must(step.state !== '7')
  },
  handling(_, step) {
    if (!isInHand(step) || !step.accepted || step.rejected || step.revived) return 'may'
    return must(!(step.answered && step.delivered))
  },
  K15(_, step, facts) {
    if (hasTodo(facts, step, 'superviseUrge')) return 'may'
    return must(hasTodo(facts, step, 'urgeReply'))
  },
  K20: (_, step) => (step.revived ? 'may' : 'not'),
  K21: (_, step) => must(isCoHandling(step)),
}

const HANDLING = ['K05', 'K08']

function wrongOn(file: ModelCase, step: ModelStep, clocks: readonly Clock[], facts: Facts) {
  return Object.entries(RULES).flatMap(([name, rule]) => {
    const types = name === 'handling' ? HANDLING : [name]
    const running = clocks.filter(({ type }) => types.includes(type))
    const wanted = rule(file, step, facts)
    if (wanted === 'runs' && running.length === 0)
      return [`no ${types.join(' or ')} runs on step ${step.id} in ${step.state}`]
    if (wanted === 'not' && running.length > 0) return running.map(clock => `${nameOf(clock)} runs in ${step.state}`)
    const halted = step.suspended ? 'paused' : 'running'
    return name === 'handling'
      ? running
          .filter(({ type, state }) => type === 'K05' && state !== halted)
          .map(clock => `${nameOf(clock)} is not ${halted}`)
      : []
  })
}

function twice({ clocks }: Facts) {
  // A report of what is urgent is due twice: at once, and then in writing.
  const keys = clocks
    .filter(({ type }) => type !== 'K17' && !SUPERVISION_LIMITS.includes(type) && type !== 'K15')
    .map(({ type, step_id, person_seq, org_id }) => [type, step_id, person_seq, org_id].join(' '))
  return keys.filter((key, at) => keys.indexOf(key) !== at && !key.startsWith('K13')).map(key => `clock ${key} twice`)
}

/** Whoever may still be rated has a window for it, and nobody else. */
function wrongRating({ clocks, evaluations }: Facts) {
  const open = evaluations.filter(({ state }) => state === '0').map(({ org_id }) => org_id)
  const windows = clocks.filter(({ type }) => type === 'K13').map(({ org_id }) => org_id)
  const missing = open.filter(orgId => !windows.includes(orgId)).map(orgId => `no K13 runs for the rating of ${orgId}`)
  return [
    ...missing,
    ...windows.filter(orgId => !open.includes(orgId)).map(orgId => `K13 runs though ${orgId} is not to be rated`),
  ]
}

/** The petition is due when what is owed first of all that runs. */
function wrongDue({ petition, clocks }: Facts) {
  const owed = clocks
    .filter(({ type, state }) => state === 'running' && !LAPSING.includes(type))
    .map(({ due_at }) => Date.parse(due_at))
  const first = owed.length > 0 ? Math.min(...owed) : null
  const stored = petition.due_at === null ? null : Date.parse(petition.due_at)
  return stored === first
    ? []
    : [`the petition is due at ${petition.due_at}, by its clocks at ${first && new Date(first).toISOString()}`]
}
