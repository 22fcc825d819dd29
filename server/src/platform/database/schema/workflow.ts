import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key, Moment } from './columns'

type Json = ColumnType<unknown, string, string>

/** What belongs to one petition. */
interface OfPetition {
  province_code: string
  petition_id: string
}

/** Handling steps and what is written on the way. */
export interface WorkflowTables {
  handling_step: OfPetition & {
    id: Key
    parent_id: string | null
    seq: number
    mode: Defaulted<string>
    from_org_id: string
    from_dept_id: string
    from_person_id: string
    to_org_id: string
    to_dept_id: string
    is_lead: Defaulted<boolean>
    text: Defaulted<string>
    internal_note: Defaulted<string>
    need_report: Defaulted<boolean>
    return_until: Moment
    due_at: Moment
    state: Defaulted<string>
    simple: Defaulted<boolean>
    pending: Defaulted<'' | 'dispatch' | 'answer'>
    suspended: Defaulted<boolean>
    reopened: Defaulted<boolean>
    return_count: Defaulted<number>
    return_reason: Defaulted<string>
    return_unit: Defaulted<string>
    reject_count: Defaulted<number>
    on_behalf_org_id: string | null
    sent_at: Instant
    signed_at: Moment
    signed_by: string | null
    handler_id: string | null
    return_asked_at: Moment
    returned_at: Moment
    accepted_at: Moment
    answered_at: Moment
    delivered_at: Moment
    reported_at: Moment
    closed_at: Moment
  }
  leader_instruction: OfPetition & {
    id: Key
    person_id: string
    text: string
    org_id: string | null
    due_on: ColumnType<string | null>
    at: Instant
  }
  petition_document: OfPetition & {
    id: Key
    step_id: string
    doc_type: string
    content: Json
    file_id: string | null
    created_by: string
    created_at: Instant
    issued_at: Moment
  }
  document_number: OfPetition & {
    org_id: string
    document_no: string
    doc_type: string
    year: ColumnType<number | null, number | undefined, never>
    serial: ColumnType<number | null, number | undefined, never>
    document_id: string | null
    series: Defaulted<string>
    taken_by: string | null | undefined
    cancelled_at: Moment
    cancelled_by: string | null | undefined
    cancel_reason: Defaulted<string>
    taken_at: Instant
  }
  delivery: OfPetition & {
    document_id: string
    person_seq: number
    mode: string | null
    delivered_at: Moment
    receiver: Defaulted<string>
    sign_result: Defaulted<'0' | '1' | null>
    witnesses: Defaulted<string>
    file_id: string | null
    delivered_by: Defaulted<string>
    mail_no: Defaulted<string>
    attempts: Defaulted<string>
  }
  handling_report: OfPetition & {
    id: Key
    step_id: string
    facts: string
    opinion: string
    legal_basis: string
    outcome: string
    four_outcomes: Defaulted<string[]>
    petitioner_attitude: Defaulted<string>
    mediation: Defaulted<string>
    investigators: Defaulted<string[]>
    state: 'draft' | 'approving' | 'sent' | 'accepted' | 'back'
    created_by: string
    created_at: Instant
    sent_at: Moment
    decided_at: Moment
    back_reason: Defaulted<string>
  }
  process_record: OfPetition & {
    id: Key
    step_id: string
    kind: string
    text: string
    person_id: string
    at: Instant
  }
  extension: OfPetition & {
    id: Key
    step_id: string
    days: number
    reason: string
    state: 'asked' | 'granted' | 'refused'
    asked_by: string
    asked_at: Instant
    decided_at: Moment
    informed_at: Moment
    informed_how: Defaulted<string>
  }
  suspension: OfPetition & {
    id: Key
    step_id: string
    reason: string
    text: string
    from_at: Instant
    planned_until: ColumnType<string, string, string>
    ended_at: Moment
  }
  urge: OfPetition & {
    id: Key
    step_id: string
    from_org_id: string
    person_id: string | null
    text: string
    at: Instant
    reply_due_at: Instant
    reply: Defaulted<string>
    replied_by: string | null
    replied_at: Moment
    superseded: Defaulted<boolean>
  }
  evaluation: OfPetition & {
    side: 'bureau' | 'unit'
    org_id: string
    state: Defaulted<'0' | '1' | '2' | '3'>
    value: Defaulted<'' | '0' | '1' | '3'>
    reasons: Defaulted<string[]>
    text: Defaulted<string>
    channel: Defaulted<string>
    opened_at: Instant
    due_at: Instant
    evaluated_at: Moment
  }
  closing_check: OfPetition & {
    id: Key
    select_reason: string
    state: Defaulted<'open' | 'passed' | 'correct' | 'redo' | 'corrected'>
    items: ColumnType<unknown, string | undefined, string>
    score: number | null
    findings: Defaulted<string>
    checked_by: string | null
    selected_at: Instant
    checked_at: Moment
    proof: Defaulted<string>
  }
  closing_sample: {
    province_code: string
    month: string
    seed: string
    one_of: number
    created_at: Instant
  }
  closing_callback: OfPetition & {
    id: Key
    check_id: string
    called_on: ColumnType<string, string, never>
    way: 'phone' | 'visit' | 'meeting'
    value: '0' | '1' | '3'
    note: Defaulted<string>
    person_id: string
    created_at: Instant
  }
  window_ticket: {
    province_code: string
    ticket_no: string
    org_id: string
    dept_id: string
    window_name: string
    name: Defaulted<string>
    person_count: number
    reason: Defaulted<string>
    state: Defaulted<string>
    issued_by: string
    issued_at: Instant
    called_at: Moment
    petition_id: string | null
    rating: Defaulted<string>
    rating_text: Defaulted<string>
    rated_at: Moment
  }
  reserved_ticket: {
    province_code: string
    ticket_no: string
    org_id: string
    day: ColumnType<string, string, never>
  }
  document_template: { id: string; doc_type: string; org_level: Defaulted<string>; file_name: string }
  interview: {
    province_code: string
    id: Key
    ticket_no: string | null | undefined
    petition_id: string | null
    interviewer_id: string | null
    room: Defaulted<string>
    record: Defaulted<string>
    started_at: Moment
    ended_at: Moment
  }
  leader_reception: OfPetition & {
    id: Key
    leader_id: string
    form: string
    place: string
    day: ColumnType<string, string, string>
    instruction: Defaulted<string>
    org_id: string | null
    due_on: ColumnType<string | null, string | null | undefined, string | null>
  }
  petition_lock: OfPetition & { person_id: string; until: Instant }
  petition_draft: {
    id: string
    person_id: string
    form: string
    content: Json
    updated_at: Instant
  }
  petition_draft_file: { draft_id: string; seq: number; file_id: string }
}
