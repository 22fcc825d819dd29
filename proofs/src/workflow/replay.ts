import type { Facts, Row, StepRow } from './facts.ts'
import { EFFECTS, type Effect } from './model-effects.ts'
import { isCoHandling, isOver, lyingAt, type ModelCase, type ModelStep, mainState, stateAt } from './model-steps.ts'
import type { Passage } from './prose.ts'

export type Passages = ReadonlyMap<string, Passage>

const CO_HANDLING = '100000'

/**
 * The case as its timeline makes it, and what is wrong with that: lines that docs/workflow.md does not allow, or that
 * lead elsewhere than they say.
 */
export function replay(facts: Facts, passages: Passages): { file: ModelCase; wrong: string[] } {
  const file: ModelCase = { state: '', ended: '', before: '', steps: [] }
  const wrong = []
  for (const row of facts.timeline)
    wrong.push(...happen(file, row, facts, passages).map(text => `${lineOf(row)}: ${text}`))
  return { file, wrong }
}

const lineOf = ({ seq, action, state_before, state_after }: Row) =>
  `line ${seq} ${action} ${state_before}→${state_after}`

function happen(file: ModelCase, row: Row, facts: Facts, passages: Passages) {
  if (row.seq === 1) return begin(file, row, facts)
  const effect = EFFECTS[row.action]
  const sent = effect?.sends ? sentWith(file, row, facts) : []
  const step = file.steps.find(({ id }) => id === row.step_id) ?? lyingAt(file)
  if (!effect) return ['an action that the model does not know']
  const before = file.ended || stateAt(step)
  const main = file.state
  const isOwn = facts.steps.find(({ id }) => id === step.id)?.accepted_at === row.at
  effect.change?.({ file, step, sent, after: row.state_after, text: row.text, isOwn })
  clearPending(step, row, effect)
  file.steps.push(...sent)
  file.state = mainState(file)
  return [...wrongStates(row, main, file.state), ...wrongPassage(row, effect, passages, { main, before, file, step })]
}

/** What was agreed to is done and waits no longer. */
function clearPending(step: ModelStep, { action }: Row, { change, beside }: Effect) {
  if (change && !beside && action !== '送审') step.pending = ''
}

function begin(file: ModelCase, row: Row, { steps }: Facts) {
  const roots = steps.filter(({ parent_id }) => parent_id === null).map(modelStep)
  file.steps.push(...roots.map(step => ({ ...step, state: '1', signed: true })))
  file.state = mainState(file)
  return file.state === row.state_after ? [] : [`a new case is in ${file.state}`]
}

/** Steps that were sent at the moment of a line, from the step or co-handling. */
function sentWith(file: ModelCase, { at, step_id }: Row, { steps }: Facts) {
  const acting = file.steps.find(({ id }) => id === step_id)
  const senders = [acting?.id, acting?.parent]
  const fresh = steps.filter(({ id, sent_at }) => sent_at === at && !file.steps.some(step => step.id === id))
  return fresh.filter(({ parent_id }) => parent_id !== null && senders.includes(parent_id)).map(modelStep)
}

const modelStep = ({ id, parent_id, seq, is_lead, need_report, mode }: StepRow): ModelStep => ({
  id,
  parent: parent_id,
  seq,
  lead: is_lead,
  report: need_report,
  aside: mode === CO_HANDLING,
  state: '0',
  pending: '',
  suspended: false,
  reopened: false,
  answered: false,
  signed: false,
  accepted: false,
  delivered: false,
  disputed: false,
  passedOn: false,
  rejected: false,
  revived: false,
})

function wrongStates({ state_before, state_after }: Row, before: string, after: string) {
  const wrong = []
  if (state_before !== before) wrong.push(`the state before was ${before}`)
  if (state_after !== after) wrong.push(`by the steps the state after is ${after}`)
  return wrong
}

function wrongPassage(
  { state_after: after, text }: Row,
  { sections, to = [] }: Effect,
  passages: Passages,
  { main, before, file, step }: { main: string; before: string; file: ModelCase; step: ModelStep },
) {
  if (sections.length === 0 && to.length === 0) return []
  const found = sections.map(section => passages.get(section))
  const from = new Set(found.flatMap(passage => [...(passage?.from ?? [])]))
  const goals = new Set([...to, ...found.flatMap(passage => [...(passage?.to ?? [])])])
  const wrong = []
  // What was agreed to comes from the state of its approval.
  const isAgreed = text.endsWith('批准）')
  if (from.size > 0 && !isAgreed && !from.has(main) && !from.has(before))
    wrong.push(`not from ${main} (${before} at its step)`)
  const coHandling = isCoHandling(step)
  const stays = after === main && (goals.has('unchanged') || coHandling || isOver(step) || lyingAt(file) !== step)
  if (coHandling && after !== main) wrong.push('co-handling changes the main state')
  if (!goals.has(after) && !stays) wrong.push('not to there')
  return wrong
}

/** Where the rows of the steps are otherwise than the model. */
export function otherSteps(file: ModelCase, { steps, petition }: Facts) {
  const wrong =
    petition.state === file.state ? [] : [`the petition is in ${petition.state}, by its timeline in ${file.state}`]
  if (steps.length !== file.steps.length) wrong.push(`${steps.length} steps, by the timeline ${file.steps.length}`)
  for (const row of steps) {
    const { id, state, pending, suspended, reopened, answered } =
      file.steps.find(step => step.id === row.id) ?? modelStep(row)
    const expected = JSON.stringify({ id, state, pending, suspended, reopened, answered })
    const answeredAt = row.answered_at !== null
    const stored = JSON.stringify({
      id: row.id,
      state: row.state,
      pending: row.pending,
      suspended: row.suspended,
      reopened: row.reopened,
      answered: answeredAt,
    })
    if (stored !== expected) wrong.push(`step ${stored}, by the timeline ${expected}`)
  }
  return wrong
}
