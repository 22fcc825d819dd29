import type { Query } from '../database.ts'

export interface Petition {
  id: number
  petition_no: string
  version: number
  state: string
  end_state: string
  due_at: string | null
  purpose: string
  walled_off: boolean
  supervision_state: number
}

export interface StepRow {
  id: number
  parent_id: number | null
  seq: number
  state: string
  mode: string
  is_lead: boolean
  need_report: boolean
  pending: '' | 'dispatch' | 'answer'
  suspended: boolean
  reopened: boolean
  answered_at: string | null
  accepted_at: string | null
  sent_at: string
  from_org_id: string
  to_org_id: string
  /** Whether the receiver is a bureau. */
  at_bureau: boolean
}

export interface Row {
  seq: number
  at: string
  action: string
  text: string
  person_id: string
  step_id: number | null
  state_before: string
  state_after: string
}

export interface Todo {
  id: number
  todo_type: string
  step_id: number | null
  org_id: string
  dept_id: string
  person_id: string
  ref_id: string
  has_owner: boolean
}

export interface Clock {
  id: number
  type: string
  step_id: number | null
  org_id: string
  person_seq: number | null
  state: 'running' | 'paused'
  due_at: string
}

export interface Approval {
  id: number
  subject_type: string
  step_id: number
  version: number
  applicant_id: string
}

/** 复查 or 复核, whichever its state. */
export interface Review {
  id: number
  kind: 'review' | 'reReview'
  state: string
  version: number
  step_id: number
  org_id: string
  /** Empty until it is drafted. */
  conclusion: string
  decided_at: string | null
}

/** 终结申报, whichever its state. */
export interface Filing {
  id: number
  state: string
  version: number
  /** Whoever has it. */
  org_id: string
  applicant_id: string
  /** Kinds of papers that lack. */
  missing: string[]
}

/** One of those whom an order is sent to. */
export interface OrderPart {
  id: number
  state: string
  version: number
  org_id: string
  clock_id: number | null
  return_reason: string
  signed_at: string | null
  fed_back_at: string | null
  /** By how many days it has asked to have longer, and got; 0 where it has not. */
  asked_days: number
  extended_days: number
}

/** 督办件 on this petition alone, whichever its state. */
export interface Order {
  id: number
  state: string
  version: number
  org_id: string
  sent_at: string | null
  closed_at: string | null
  title: string
  /** Numbers of its petitions. */
  petitionNos: string[]
  parts: OrderPart[]
}

export interface Evaluation {
  side: string
  org_id: string
  state: string
}

/** A petition with all that belongs to it, as one moment shows it; of to-dos, clocks and approvals the open ones. */
export interface Facts {
  petition: Petition
  steps: StepRow[]
  timeline: Row[]
  todos: Todo[]
  clocks: Clock[]
  approvals: Approval[]
  evaluations: Evaluation[]
  reviews: Review[]
  terminations: Filing[]
  supervisions: Order[]
  /** Who alone may know of it, where it is walled. */
  accessList: { person_id: string }[]
}

const rowsOf = (table: string, order: string, more: string = '') =>
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

const ORDERS = `select supervision.*, (
    select coalesce(jsonb_agg(to_jsonb(part) order by part.id), '[]') from supervision_addressee as part
    where (part.province_code, part.supervision_id) = (supervision.province_code, supervision.id)) as parts, (
    select coalesce(jsonb_agg(petition_no order by petition.id), '[]') from supervision_petition as hung
    join petition on (petition.province_code, petition.id) = (hung.province_code, hung.petition_id)
    where (hung.province_code, hung.supervision_id) = (supervision.province_code, supervision.id)) as "petitionNos"
  from supervision`

const FACTS = `select to_jsonb(petition) as petition,
  ${rowsOf(STEPS, 'seq')} as steps,
  ${rowsOf('table timeline', 'seq')} as timeline,
  ${rowsOf(TODOS, 'id', 'and done_at is null')} as todos,
  ${rowsOf('table clock', 'id', `and state in ('running', 'paused')`)} as clocks,
  ${rowsOf('table approval', 'id', `and state = 'pending'`)} as approvals,
  ${rowsOf('table evaluation', 'side')} as evaluations,
  ${rowsOf('table review', 'id')} as reviews,
  ${rowsOf('table termination', 'id')} as terminations,
  ${rowsOf(ORDERS, 'id')} as supervisions,
  ${rowsOf('table petition_access', 'person_id')} as "accessList"
  from petition where`

export async function readFacts(query: Query, petitionNo: string): Promise<Facts> {
  const [facts] = await query<Facts>(`${FACTS} petition_no = $1`, [petitionNo])
  if (!facts) throw new Error(`There is no petition ${petitionNo}`)
  return facts
}

/** The file of the topic that an order is about. */
export async function readTopic(query: Query, orderId: string): Promise<Facts> {
  const [facts] = await query<Facts>(`${FACTS} petition.id = (select petition_id from supervision where id = $1)`, [
    orderId,
  ])
  if (!facts) throw new Error(`There is no order ${orderId}`)
  return facts
}
