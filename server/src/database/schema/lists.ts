import type { ColumnType } from 'kysely'
import type { Instant, Key } from './columns'

/** What people have chosen of their lists. */
export interface ListTables {
  list_columns: { person_id: string; view_id: string; fields: string[] }
  saved_filter: {
    id: Key
    person_id: string
    view_id: string
    name: string
    content: ColumnType<unknown, string, string>
    saved_at: Instant
  }
}
