import type { Clock, Facts, Filing, Todo } from './facts.ts'

/** States of a filing: refused, withdrawn, undone. */
const OVER = ['4', '5', '7']
const IN_REVIEW = '1'
const RECOGNISED = '3'
const SUBMITTED = '6'
/** Main state of a petition whose matter is terminated. */
export const TERMINATED = '80'

export const TERMINATION_LIMITS = ['K23']
export const TERMINATION_TODOS = ['termination', 'terminationApproval']

/** The filing that hangs on a petition and goes on, or was recognised; there is one at most. */
export const liveFiling = ({ terminations }: Pick<Facts, 'terminations'>): Filing | undefined =>
  terminations.find(({ state }) => !OVER.includes(state))

/** What is wrong with to-dos and clocks of the filings of a petition, by section T of docs/workflow.md. */
export function wrongTerminations({ petition, terminations, todos, clocks }: Facts): string[] {
  const live = terminations.filter(({ state }) => !OVER.includes(state))
  const [filing] = live
  const asking = todos.filter(({ todo_type }) => TERMINATION_TODOS.includes(todo_type))
  const running = clocks.filter(({ type }) => TERMINATION_LIMITS.includes(type))
  return [
    ...(live.length > 1 ? ['two filings are under way'] : []),
    ...(filing ? [...wrongAsked(filing, asking), ...wrongRunning(filing, running)] : leftOver(asking, running)),
    ...(filing?.state === RECOGNISED && petition.state !== TERMINATED ? ['recognised, but not terminated'] : []),
  ]
}

const leftOver = (asking: readonly Todo[], running: readonly Clock[]) => [
  ...asking.map(({ todo_type, person_id }) => `${todo_type} of ${person_id} is open though no filing is`),
  ...running.map(({ type }) => `${type} runs though no filing is open`),
]

/** Somebody of the organisation that has it is asked, or a leader; of what is recognised nobody. */
function wrongAsked({ id, state, org_id }: Filing, asking: readonly Todo[]) {
  const own = asking.filter(each => each.todo_type === 'termination' && each.ref_id === `${id}`)
  const leaders = asking.filter(({ todo_type }) => todo_type === 'terminationApproval')
  if (state === RECOGNISED)
    return asking.length === 0 ? [] : [`somebody is asked for filing ${id}, which is recognised`]
  if (state === SUBMITTED) return leaders.length > 0 && own.length === 0 ? [] : [`of filing ${id} no leader is asked`]
  const here = own.length === 1 && own[0]?.org_id === org_id
  return here && leaders.length === 0 ? [] : [`not one is asked for filing ${id} in ${state}`]
}

/** K23 while a petition department has it, and may while its leaders are asked. */
function wrongRunning({ id, state }: Filing, running: readonly Clock[]) {
  const [most, least] = state === IN_REVIEW ? [1, 1] : state === SUBMITTED ? [1, 0] : [0, 0]
  return running.length >= least && running.length <= most
    ? []
    : [`K23 runs ${running.length} times of ${id} in ${state}`]
}
