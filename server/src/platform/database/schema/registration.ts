import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key, Moment } from './columns'

/** What registering keeps beside petitions: cases of leaders, and what was read in letters. */
export interface RegistrationTables {
  leader_case: {
    province_code: string
    id: Key
    petition_id: string
    org_id: string
    leader_id: string
    leader_duty: string
    unit_id: string
    in_charge: string
    cause: string
    measures: string
    due_on: ColumnType<string, string, string>
    percent: Defaulted<number>
    result: Defaulted<string>
    registered_by: string
    registered_at: Instant
    closed_at: Moment
    asked: Defaulted<'' | 'extend' | 'close' | 'change'>
    asked_due_on: ColumnType<string | null, string | null | undefined, string | null>
    asked_result: Defaulted<string>
    asked_text: Defaulted<string>
    asked_by: string | null | undefined
    asked_leader_id: string | null | undefined
    level: Defaulted<string>
    pledge_file_ids: Defaulted<string[]>
  }
  leader_case_progress: {
    province_code: string
    case_id: string
    seq: number
    at: Instant
    person_id: string
    percent: number
    text: string
    met_on: ColumnType<string | null, string | null | undefined, never>
  }
  proposed_answer: {
    province_code: string
    petition_id: string
    text: string
    person_id: string
    at: Instant
  }
  self_entry: {
    province_code: string
    token_hash: string
    ticket_no: string
    made_by: string
    made_at: Instant
    content: Defaulted<string>
    filled_at: Moment
    taken_at: Moment
  }
  case_note: {
    province_code: string
    petition_id: string
    id: Key
    author_id: string
    org_id: string
    dept_id: string
    shared: boolean
    text: string
    written_at: Instant
  }
  hall_notice: {
    province_code: string
    org_id: string
    text: string
    version: number
    changed_by: string
    changed_at: Instant
  }
  reception_day: {
    province_code: string
    id: Key
    org_id: string
    leader_id: string
    day: ColumnType<string, string, string>
    half: 'am' | 'pm' | 'all'
    place: string
    published_at: Moment
    created_by: string
    created_at: Instant
    cancelled_at: Moment
    cancel_reason: Defaulted<string>
  }
  joint_reception: {
    province_code: string
    id: Key
    petition_id: string
    ticket_no: Defaulted<string>
    org_id: string
    unit_id: string
    window_name: string
    matter: string
    state: Defaulted<'waiting' | 'taken' | 'answered' | 'recalled'>
    asked_by: string
    asked_at: Instant
    taken_by: string | null | undefined
    result: Defaulted<string>
    answer: Defaulted<string>
    answered_at: Moment
  }
  reception_follow_up: {
    province_code: string
    petition_id: string
    seq: number
    day: ColumnType<string, string, never>
    way: string
    result: string
    text: string
    person_id: string
    at: Instant
  }
  inspection_feedback: {
    province_code: string
    petition_id: string
    seq: number
    stage: string
    day: ColumnType<string, string, never>
    way: string
    receiver: string
    text: string
    person_id: string
    at: Instant
  }
  letter_recognition: {
    province_code: string
    petition_id: string
    state: Defaulted<'waiting' | 'running' | 'done' | 'failed' | 'unreadable'>
    progress: Defaulted<number>
    content: Defaulted<string>
    problem: Defaulted<string>
    asked_at: Instant
    changed_at: Instant
  }
  letter_page: {
    province_code: string
    petition_id: string
    seq: number
    file_id: string
    page: number
    turned: 0 | 90 | 180 | 270
    dropped: boolean
  }
}
