import type { ColumnType } from 'kysely'
import type { Instant, Key, Moment } from './columns'

type Day = ColumnType<string, string, string>

/** Whose petitions a post reaches, and who works in whose place. */
export interface RightsTables {
  post_scope: { post_id: string; org_id: string }
  deputy: {
    id: Key
    org_id: string
    person_id: string
    deputy_id: string
    from_day: Day
    until_day: Day
    ended_at: Moment
    created_at: Instant
  }
  work_handed_over: { id: Key; org_id: string; person_id: string; by_person_id: string; at: Instant }
}
