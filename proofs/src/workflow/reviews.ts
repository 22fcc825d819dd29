import type { Clock, Facts, Review, Todo } from './facts.ts'

/** States of a review that is over: refused, closed, withdrawn. */
const OVER = ['3', '8', '9']
const TO_DECIDE = '1'
const SUPPLEMENT = '2'
const SUBMITTED = '6'

/** Of handling a review; the windows in which it may be asked for are others. */
export const REVIEW_LIMITS = ['K10', 'K12', 'K18', 'K19', 'K22']
export const REVIEW_TODOS = ['review', 'reviewApproval']

/** The review of a petition that goes on; there is one at most. */
export const openReview = ({ reviews }: Pick<Facts, 'reviews'>): Review | undefined =>
  reviews.find(({ state }) => !OVER.includes(state))

/** What is wrong with to-dos and clocks of the reviews of a petition, by section H of docs/workflow.md. */
export function wrongReviews(facts: Facts): string[] {
  const { reviews, todos, clocks } = facts
  const review = openReview(facts)
  const asking = todos.filter(({ todo_type }) => REVIEW_TODOS.includes(todo_type))
  const running = clocks.filter(({ type }) => REVIEW_LIMITS.includes(type))
  const several = reviews.filter(({ state }) => !OVER.includes(state)).length > 1 ? ['two reviews are open'] : []
  if (!review) return [...several, ...leftOver(asking, running)]
  return [...several, ...wrongAsked(review, asking), ...wrongRunning(review, running)]
}

const leftOver = (asking: readonly Todo[], running: readonly Clock[]) => [
  ...asking.map(({ todo_type, person_id }) => `${todo_type} of ${person_id} is open though no review is`),
  ...running.map(({ type }) => `${type} runs though no review is open`),
]

/** Somebody of the reviewing office is asked, or a leader. */
function wrongAsked({ id, state, org_id }: Review, asking: readonly Todo[]) {
  const own = asking.filter(each => each.todo_type === 'review' && each.ref_id === `${id}` && each.org_id === org_id)
  const leaders = asking.filter(({ todo_type }) => todo_type === 'reviewApproval')
  if (state === SUBMITTED) return leaders.length > 0 && own.length === 0 ? [] : [`of review ${id} no leader is asked`]
  return own.length > 0 && leaders.length === 0 ? [] : [`nobody is asked for review ${id} in ${state}`]
}

/** K10 or K12 from the application on, but while it is supplemented; K19 until it is accepted. */
function wrongRunning({ id, kind, state, step_id }: Review, running: readonly Clock[]) {
  const limit = kind === 'review' ? 'K10' : 'K12'
  const wanted = state === SUPPLEMENT ? ['K18'] : state === TO_DECIDE ? [limit, 'K19'] : [limit]
  // Leaders may be asked to agree that it is refused, before anybody has accepted it.
  const may = ['K22', ...(state === SUBMITTED ? ['K19'] : [])]
  const here = running.filter(clock => clock.step_id === step_id).map(({ type }) => type)
  const missing = wanted.filter(type => !here.includes(type)).map(type => `no ${type} runs of review ${id} in ${state}`)
  const extra = running.filter(({ type }) => ![...wanted, ...may].includes(type))
  return [...missing, ...extra.map(({ type }) => `${type} runs of review ${id} in ${state}`)]
}
