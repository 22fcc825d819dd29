import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key } from './columns'

/** Petitions, their people, steps and to-dos. */
export interface PetitionTables {
  petition_serial: { prefix: string; region6: string; day: string; last_no: number }
  petition: {
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
    request: Defaulted<string>
    version: Defaulted<number>
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
  }
  petition_file: { province_code: string; petition_id: string; seq: number; file_id: string }
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
  }
  todo: {
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
    done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  }
  todo_counter: {
    province_code: string
    dept_id: string
    person_id: string
    todo_type: string
    open_count: number
  }
}
