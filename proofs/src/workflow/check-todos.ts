import { APPROVALS } from './choose.ts'
import type { Facts, Todo } from './facts.ts'
import { isOver, type ModelCase, type ModelStep, stateAt } from './model-steps.ts'
import { REVIEW_TODOS } from './reviews.ts'
import { SUPERVISION_TODOS } from './supervisions.ts'
import { TERMINATION_TODOS } from './terminations.ts'

/** What is asked only of a case that has ended, by D10 and D11. */
const OF_THE_END = ['closingCheck', 'correct']
/** What may wait then, by D9 too. */
const AFTER_THE_END = [
  ...[...OF_THE_END, ...REVIEW_TODOS, ...TERMINATION_TODOS, ...SUPERVISION_TODOS],
  ...['dissatisfied', 'superviseSuggestion'],
]
/** What may wait on a step that is over while the case goes on: it is about the case, or about the next step. */
const ABOUT_THE_CASE = [
  ...['dissatisfied', 'instructed', 'coAnswered', 'coordinate', 'approval', 'superviseSuggestion', 'urgentCopy'],
  ...[...REVIEW_TODOS, ...TERMINATION_TODOS, ...SUPERVISION_TODOS],
]

/** To-dos of which one asks for what comes next, by the state that the case has at a step. */
const NEXT: Record<string, string[]> = {
  10: ['sort', 'instructed', 'revise'],
  12: ['approval'],
  20: ['signFor', 'coHandle', 'revise'],
  22: ['returnSignFor'],
  25: ['accept', 'sort', 'coHandle', 'revise'],
  30: ['handle', 'redo', 'reopened', 'revise', 'track'],
  35: ['resume'],
  40: ['approval'],
  42: ['reportSignFor', 'reportUp'],
  44: ['redo'],
  50: ['deliver', 'close', 'report', 'revise'],
  65: ['reopened', 'handle', 'revise'],
}

/** What is wrong with the open to-dos of a case. */
export function wrongTodos(file: ModelCase, facts: Facts) {
  const { todos } = facts
  const lost = todos.filter(({ has_owner }) => !has_owner).map(todo => `${nameOf(todo)} has no owner`)
  return [
    ...lost,
    ...twice(todos),
    ...(file.ended ? afterTheEnd(file, todos) : onTheWay(file, todos)),
    ...wrongApprovals(facts),
  ]
}

const nameOf = ({ todo_type, step_id, person_id, dept_id }: Todo) =>
  `to-do ${todo_type} of ${person_id || dept_id} on step ${step_id}`

function twice(todos: readonly Todo[]) {
  const keys = todos.map(({ todo_type, step_id, dept_id, person_id, ref_id }) =>
    [todo_type, step_id, dept_id, person_id, ref_id].join(' '),
  )
  const several = ['coAnswered', 'instructed']
  return keys
    .filter((key, at) => keys.indexOf(key) !== at && !several.includes(key.split(' ')[0] ?? ''))
    .map(key => `to-do ${key} twice`)
}

function afterTheEnd({ ended }: ModelCase, todos: readonly Todo[]) {
  const open = todos.filter(({ todo_type }) => !AFTER_THE_END.includes(todo_type))
  const wrong = open.map(todo => `${nameOf(todo)} is open though the case ended in ${ended}`)
  const asked = todos.some(({ todo_type }) => ['correct', 'closingCheck'].includes(todo_type))
  return ended === '62' && !asked ? [...wrong, 'nobody is to correct what was found'] : wrong
}

function onTheWay({ steps }: ModelCase, todos: readonly Todo[]) {
  const early = todos.filter(({ todo_type }) => OF_THE_END.includes(todo_type))
  const wrong = early.map(todo => `${nameOf(todo)} is open though the case goes on`)
  const onSteps = steps.flatMap(step => {
    const here = todos.filter(({ step_id }) => step_id === step.id)
    return isOver(step) ? leftOver(step, here) : missing(step, here)
  })
  return [...wrong, ...onSteps]
}

const leftOver = (step: ModelStep, todos: readonly Todo[]) =>
  todos
    .filter(({ todo_type }) => !ABOUT_THE_CASE.includes(todo_type))
    .map(todo => `${nameOf(todo)} is open though it is over (${step.state})`)

function missing(step: ModelStep, todos: readonly Todo[]) {
  const state = stateAt(step)
  const wanted = NEXT[state] ?? []
  return todos.some(({ todo_type }) => wanted.includes(todo_type))
    ? []
    : [`step ${step.id} in ${state} has none of ${wanted} (${todos.map(each => each.todo_type)})`]
}

/** What waits for approval has somebody who is asked, and nobody is asked for anything else. */
export function wrongApprovals({ approvals, todos }: Facts) {
  const asked = todos.filter(({ todo_type }) => APPROVALS.includes(todo_type))
  const unasked = approvals.filter(({ id }) => !asked.some(({ ref_id }) => ref_id === `${id}`))
  const over = asked.filter(({ ref_id }) => !approvals.some(({ id }) => `${id}` === ref_id))
  return [
    ...unasked.map(({ id }) => `nobody is asked for approval ${id}`),
    ...over.map(({ ref_id }) => `approval ${ref_id} is over but asked for`),
  ]
}
