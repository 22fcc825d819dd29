import type { ColumnType } from 'kysely'
import type { Defaulted, Key } from './columns'

/** What was answered, and who did what. */
export interface RequestTables {
  answered_request: {
    person_id: string
    request_id: string
    call_id: string
    answer: ColumnType<unknown, string | null, string | null>
    created_at: ColumnType<Date, undefined, never>
  }
  refused_call: {
    minute: Date
    person_id: string
    call: string
    reason: string
    count: ColumnType<number, undefined, number>
    actor: ColumnType<unknown, string, never>
    address: string
  }
  audit: {
    id: Key
    at: ColumnType<Date, undefined, never>
    person_id: string | null
    on_behalf_of: string | null
    org_id: string | null
    action: string
    object_type: Defaulted<string>
    object_id: Defaulted<string>
    result: Defaulted<string>
    request_id: Defaulted<string>
    address: Defaulted<string>
    roles: Defaulted<string>
    session: Defaulted<string>
    device: Defaulted<string>
    before: Defaulted<string>
    after: Defaulted<string>
  }
  call_count: { key: string; count: number; ends_at: Date }
  audit_unsealed: { audit_id: string }
  audit_seal: { seq: string; audit_id: string; previous_hash: string; hash: string; version: number }
}
