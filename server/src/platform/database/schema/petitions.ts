import type { ExtraValues } from '@portal/shared-lib/contract/rules/extra-fields'
import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key, Moment, Turning } from './columns'

/** Petitions, their people, steps and to-dos. */
export interface PetitionTables {
  petition_serial: { prefix: string; region6: string; day: string; last_no: number }
  petition: Turning & {
    province_code: string
    id: Key
    petition_no: string
    state: string
    channel: string
    petition_date: ColumnType<string, string, string>
    registered_at: Instant
    register_org_id: string
    register_dept_id: string
    register_person_id: string
    due_at: ColumnType<Date | null, Date | string | null, Date | string | null>
    anonymous: boolean
    person_count: number
    place_region: string
    purpose: string
    category: string
    summary: string
    box_no: Defaulted<string>
    request: Defaulted<string>
    version: Defaulted<number>
    matter_id: string | null
    source_type: Defaulted<string>
    source_org_id: string | null
    source_no: Defaulted<string>
    register_level: Defaulted<string>
    ticket_no: Defaulted<string>
    barcode: Defaulted<string>
    query_code: Defaulted<string>
    entry_mode: Defaulted<string>
    title: Defaulted<string>
    original_text: Defaulted<string>
    legal_class: Defaulted<string>
    statutory_route: Defaulted<string>
    secondary_categories: Defaulted<string[]>
    hot_topics: Defaulted<string[]>
    cause: Defaulted<string>
    place_level: Defaulted<string>
    accused_org_id: string | null
    subsystem: Defaulted<string>
    industry: Defaulted<string>
    amount_involved: string | null
    event_date: ColumnType<string | null, string | null | undefined, string | null>
    event_place: Defaulted<string>
    involved_count: number | null
    actual_visitors: number | null
    representative_count: number | null
    copies: number | null
    joint_letter: Defaulted<boolean>
    collective_visit: Defaulted<boolean>
    flags: Defaulted<string[]>
    threat_text: Defaulted<string>
    walled_off: Defaulted<boolean>
    evaluable: Defaulted<boolean>
    repeat_flag: Defaulted<'0' | '1' | '2' | '9'>
    first_local: Defaulted<boolean>
    first_national: Defaulted<boolean>
    end_state: Defaulted<string>
    lead_step_id: string | null
    lead_org_id: string | null
    responsible_org_id: string | null
    accepted_at: Moment
    replied_at: Moment
    delivered_at: Moment
    closed_at: Moment
    close_type: Defaulted<string>
    outcome: Defaulted<string>
    four_outcomes: Defaulted<string[]>
    petitioner_opinion: Defaulted<string>
    void_reason: Defaulted<string>
    merged_into: string | null
    archive_no: Defaulted<string>
    archived_at: Moment
    updated_at: Moment
    inspection_team: Defaulted<string>
    register_form: Defaulted<string>
    extra: ColumnType<ExtraValues, string | undefined, string>
  }
  petition_text: { province_code: string; petition_id: string; bands: number[] | null }
  duplicate_decision: {
    province_code: string
    petition_id: string
    other_id: string
    decision: 'same' | 'new' | 'copy' | 'unsure'
    score: number
  }
  matter: {
    province_code: string
    id: Key
    category: string
    place_region: string
    petition_count: Defaulted<number>
    first_petition_at: Instant
    last_petition_at: Instant
    state: Defaulted<'open' | 'concluded' | 'reviewing' | 'terminated'>
  }
  petition_person: {
    province_code: string
    petition_id: string
    seq: number
    role: Defaulted<string>
    name: string
    id_card: Defaulted<string>
    mobile: Defaulted<string>
    address: Defaulted<string>
    cert_type: Defaulted<string>
    id_card_hash: Defaulted<string>
    mobile_hash: Defaulted<string>
    gender: Defaulted<string>
    birth_date: ColumnType<string | null, string | null | undefined, string | null>
    ethnicity: Defaulted<string>
    phone: Defaulted<string>
    address_region: Defaulted<string>
    domicile_region: Defaulted<string>
    postcode: Defaulted<string>
    email: Defaulted<string>
    occupation: Defaulted<string>
    crowd_group: Defaulted<string>
    work_unit: Defaulted<string>
    duty: Defaulted<string>
    overseas: Defaulted<string[]>
    party_member: Defaulted<boolean>
  }
  petition_correction: { province_code: string; petition_id: string; timeline_seq: number; content: string }
  petition_access: { province_code: string; petition_id: string; person_id: string }
  petition_file: {
    province_code: string
    petition_id: string
    seq: number
    file_id: string
    timeline_seq: number | null
    on_form: Defaulted<boolean>
    withdrawn_seq: Defaulted<number | null>
  }
  timeline: {
    province_code: string
    petition_id: string
    seq: number
    at: ColumnType<Date, Date | string | undefined, never>
    action: string
    person_id: string
    org_id: string
    dept_id: string
    text: Defaulted<string>
    state_after: string
    step_id: string | null
    state_before: Defaulted<string>
    on_behalf_of: string | null
    shared: Defaulted<boolean>
  }
  todo: Turning & {
    province_code: string
    id: Key
    family: 'db' | 'sysp' | 'qt'
    todo_type: string
    petition_id: string
    org_id: string
    dept_id: string
    person_id: Defaulted<string>
    source_org_id: string
    due_at: ColumnType<Date | null, Date | string | null, Date | string | null>
    created_at: ColumnType<Date, Date | string | undefined, never>
    done_at: Moment
    step_id: string | null
    ref_id: Defaulted<string>
    claimed_at: Moment
    done_by: string | null
    given_by: Defaulted<string>
    guarded: Defaulted<boolean>
  }
  todo_reminder: {
    province_code: string
    todo_id: string
    person_id: string
    remind_on: ColumnType<string>
    note: Defaulted<string>
    told_at: Moment
  }
  todo_counter: {
    province_code: string
    dept_id: string
    person_id: string
    todo_type: string
    open_count: number
  }
}
