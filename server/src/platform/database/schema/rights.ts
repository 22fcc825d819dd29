import type { ColumnType } from 'kysely'
import type { Instant, Key, Moment } from './columns'

type Day = ColumnType<string, string, string>

/** Whose petitions a post reaches, who works in whose place, and to whom work is given. */
export interface RightsTables {
  post_scope: { post_id: string; org_id: string }
  petition_reach: {
    province_code: string
    party: string
    petition_id: string
    given: boolean
    numbered: boolean
    guarded: boolean
    registered_at: Instant
    due_at: Moment
    closed_at: Moment
    county: string
  }
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
  duty: { org_id: string; day: Day; person_id: string }
  distribution_rule: { org_id: string; category: string; person_id: string }
  work_handed_over: { id: Key; org_id: string; person_id: string; by_person_id: string; at: Instant }
}
