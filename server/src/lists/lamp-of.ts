import { type RawBuilder, sql } from 'kysely'
import { dayOf, startOfDay } from '../calendar/china-time'

/** SQL of the lamp that `limitShown` gives the limit of a table's row. */
export const lampOf = (table: RawBuilder<unknown>, now: Date): RawBuilder<string> => sql<string>`case
  when ${table}.due_at is null then 'none'
  when ${table}.due_at < ${startOfDay(dayOf(now))}::timestamptz then 'red'
  when ${table}.orange_at <= ${now}::timestamptz then 'orange'
  when ${table}.yellow_at <= ${now}::timestamptz then 'yellow'
  when ${table}.calm_at > ${now}::timestamptz then 'green'
  else 'none' end`
