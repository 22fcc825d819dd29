import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key, Moment, Turning } from './columns'

/** A day as `YYYY-MM-DD`. */
type Day = ColumnType<string, string, string>

/** The working calendar, what regions have set, the clocks of petitions, the jobs of a day. */
export interface ClockTables {
  work_year: { year: number; source: string; digest: string; loaded_at: ColumnType<Date, Date | undefined, Date> }
  work_calendar: { day: Day; kind: 'W' | 'R' | 'H' | 'A'; name: Defaulted<string>; year_source: number }
  rule_param: {
    name: string
    region_code: string
    value: ColumnType<unknown, string, string>
    valid_from: Day
    valid_to: ColumnType<string | null, string | null | undefined, string | null>
  }
  clock: Turning & {
    province_code: string
    id: Key
    petition_id: string
    step_id: string | null
    person_seq: number | null
    type: string
    org_id: string
    start_at: Instant
    due_at: Instant
    unit: 'day' | 'workday' | 'hour'
    length: number | null
    paused_days: Defaulted<number>
    extended_days: Defaulted<number>
    cap_at: Moment
    state: Defaulted<'running' | 'paused' | 'stopped' | 'lapsed'>
    closed_at: Moment
    result: Defaulted<string>
    lamp_told: Defaulted<'none' | 'yellow' | 'orange' | 'red'>
  }
  urge_setting: { org_id: string; yellow: boolean; red: boolean }
  clock_pause: { province_code: string; clock_id: string; from_at: Instant; until_at: Moment; reason: string }
  job_run: { province_code: string; name: string; day: Day; done_at: Instant }
}
