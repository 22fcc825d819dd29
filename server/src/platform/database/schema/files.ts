import type { ColumnType } from 'kysely'
import type { Defaulted, Instant } from './columns'

/** Files, and how they come and are opened; the keys of what is sealed. */
export interface FileTables {
  field_key: { id: string; noted_at: ColumnType<Date, undefined, never> }
  file: {
    id: string
    province_code: string
    name: string
    size: ColumnType<string, number, never>
    sha256: string
    state: Defaulted<'staged' | 'kept'>
    uploaded_by: string
    created_at: ColumnType<Date, Date | undefined, never>
  }
  file_link: {
    token_hash: string
    file_id: string
    person_id: string
    on_behalf_of: string | null
    org_id: string | null
    roles: ColumnType<string[], readonly string[] | undefined, never>
    session: Defaulted<string>
    inline: Defaulted<boolean>
    expires_at: Instant
  }
  upload: {
    id: string
    province_code: string
    name: string
    size: ColumnType<string, number, never>
    received: ColumnType<string, number | undefined, number>
    uploaded_by: string
    touched_at: Instant
    sha256: ColumnType<string | null, undefined, string>
    file_id: string | null
  }
  upload_day: { person_id: string; day: string; bytes: ColumnType<string, number, number> }
}
