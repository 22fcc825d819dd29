/**
 * @typedef {(text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>} Query
 * @typedef {{ id: number, petition_no: string, version: number, state: string, end_state: string, due_at: string | null, purpose: string, walled_off: boolean }} Petition
 * @typedef {object} StepRow
 * @property {number} id
 * @property {number | null} parent_id
 * @property {number} seq
 * @property {string} state
 * @property {string} mode
 * @property {boolean} is_lead
 * @property {boolean} need_report
 * @property {'' | 'dispatch' | 'answer'} pending
 * @property {boolean} suspended
 * @property {boolean} reopened
 * @property {string | null} answered_at
 * @property {string | null} accepted_at
 * @property {string} sent_at
 * @property {string} from_org_id
 * @property {string} to_org_id
 * @property {boolean} at_bureau whether the receiver is a bureau
 * @typedef {{ seq: number, at: string, action: string, text: string, person_id: string, step_id: number | null, state_before: string, state_after: string }} Row
 * @typedef {{ id: number, todo_type: string, step_id: number | null, org_id: string, dept_id: string, person_id: string, ref_id: string, has_owner: boolean }} Todo
 * @typedef {{ id: number, type: string, step_id: number | null, org_id: string, person_seq: number | null, state: 'running' | 'paused', due_at: string }} Clock
 * @typedef {{ id: number, subject_type: string, step_id: number, version: number, applicant_id: string }} Approval
 * @typedef {{ side: string, org_id: string, state: string }} Evaluation
 */

/**
 * A petition with all that belongs to it, as one moment shows it; of to-dos, clocks and approvals the open ones.
 * @typedef {object} Facts
 * @property {Petition} petition
 * @property {StepRow[]} steps
 * @property {Row[]} timeline
 * @property {Todo[]} todos
 * @property {Clock[]} clocks
 * @property {Approval[]} approvals
 * @property {Evaluation[]} evaluations
 * @property {{ person_id: string }[]} knowing who alone may know of it, where it is walled
 */

/** @param {string} table @param {string} order @param {string} [more] */
const rowsOf = (table, order, more = '') =>
  `(select coalesce(jsonb_agg(to_jsonb(found) order by ${order}), '[]') from (${table}) as found where (province_code, petition_id) = (petition.province_code, petition.id) ${more})`

/** A to-do has an owner where its department is of its organisation, and whoever holds it works there. */
const TODOS = `select todo.*, exists (
    select from department where department.id = todo.dept_id and department.org_id = todo.org_id
  ) and (person_id = '' or exists (
    select from post join person on person.id = post.person_id
    where post.person_id = todo.person_id and post.dept_id = todo.dept_id and person.in_use
  )) as has_owner from todo`

const STEPS = `select handling_step.*, organisation.is_petition as at_bureau from handling_step
  join organisation on organisation.id = to_org_id`

const FACTS = `select to_jsonb(petition) as petition,
  ${rowsOf(STEPS, 'seq')} as steps,
  ${rowsOf('table timeline', 'seq')} as timeline,
  ${rowsOf(TODOS, 'id', 'and done_at is null')} as todos,
  ${rowsOf('table clock', 'id', `and state in ('running', 'paused')`)} as clocks,
  ${rowsOf('table approval', 'id', `and state = 'pending'`)} as approvals,
  ${rowsOf('table evaluation', 'side')} as evaluations,
  ${rowsOf('table petition_access', 'person_id')} as knowing
  from petition where petition_no = $1`

/** @param {Query} query @param {string} petitionNo @returns {Promise<Facts>} */
export async function readFacts(query, petitionNo) {
  const [facts] = await query(FACTS, [petitionNo])
  if (!facts) throw new Error(`There is no petition ${petitionNo}`)
  return /** @type {Facts} */ (/** @type {unknown} */ (facts))
}
