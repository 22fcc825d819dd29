import type { Query } from '../database.ts'

/** In order, so that two petitions of the same kind can be compared; without numbers and times of their own. */
const rows = (table: string, columns: string, order: string = columns) =>
  `(select coalesce(jsonb_agg(jsonb_build_array(${columns}) order by ${order}), '[]') from ${table}
    where (province_code, petition_id) = (petition.province_code, petition.id))`

const dayOf = (column: string) => `(${column} at time zone 'Asia/Shanghai')::date`
const LENGTH = `${dayOf('due_at')} - ${dayOf('start_at')}`

const TRACE = `select version, state, end_state, review_state, closed_at is null as is_open,
  ${rows('handling_step', 'seq, state, reopened, answered_at is null, closed_at is null')} as steps,
  ${rows('timeline', 'seq, action, person_id, state_before, state_after', 'seq')} as timeline,
  ${rows('todo', 'todo_type, dept_id, person_id, done_at is null', 'id')} as todos,
  ${rows('clock', `type, org_id, state, result, ${LENGTH}`, 'id')} as clocks,
  ${rows('review', 'state, conclusion, version, decided_at is null, document_id is null')} as reviews,
  ${rows('approval', 'subject_type, state, version')} as approvals,
  ${rows('petition_document', `doc_type, issued_at is null, content ->> 'conclusion'`, 'id')} as documents,
  (select coalesce(jsonb_agg(jsonb_build_array(type, person_id) order by id), '[]') from message
    where content like '%' || petition_no || '%') as messages,
  (select count(*)::int from audit where object_id = petition_no) as audited
  from petition where petition_no = $1`

/** All that is written down of a petition, as another of the same kind has it at the same point. */
export async function traceOf(query: Query, petitionNo: string): Promise<Trace> {
  const [trace = {}] = await query(TRACE, [petitionNo])
  return trace
}

export type Trace = Record<string, unknown>
