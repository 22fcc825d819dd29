import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key, Moment } from './columns'

/** What people have chosen of their lists, and what they export of them. */
export interface ListTables {
  list_columns: { person_id: string; view_id: string; fields: string[]; widths: Defaulted<number[]> }
  saved_filter: {
    id: Key
    person_id: string
    view_id: string
    name: string
    content: ColumnType<unknown, string, string>
    saved_at: Instant
    shared_org_id: string | null
  }
  export_task: {
    id: string
    province_code: string
    person_id: string
    post_id: string
    org_id: string
    view_id: string
    asked: string
    personal: boolean
    reason: string
    state: 'waiting' | 'running' | 'done' | 'failed' | 'refused' | 'cancelled'
    total: number | null
    done_rows: Defaulted<number>
    cursor: Defaulted<string>
    bytes: Defaulted<number>
    body_sha256: Defaulted<string>
    file_id: string | null
    password: Defaulted<string>
    trouble: Defaulted<string>
    decided_by: string | null
    created_at: Instant
    ended_at: Moment
  }
}
