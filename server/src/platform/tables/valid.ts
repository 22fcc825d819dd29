import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../calendar/china-time'

/**
 * SQL for whether a row with `valid_from` and `valid_to`, both included, counts today. The day is a value of the query: what
 * is kept of its answer counts for that day alone.
 */
function isValidToday(table: string): RawBuilder<boolean> {
  const day = dayOf(new Date())
  const [from, to] = [sql.ref(`${table}.valid_from`), sql.ref(`${table}.valid_to`)]
  return sql<boolean>`(coalesce(${from}, ${day}::date) <= ${day}::date and coalesce(${to}, ${day}::date) >= ${day}::date)`
}

/** SQL for whether a region counts today: its days have come and not passed, and no other took its place. */
export const isRegionToday = (table = 'region'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.replaced_by`)} is null and ${isValidToday(table)})`

/** SQL for whether a code can be chosen today: it was not taken out of use, its days have come and not passed. */
export const isChoosable = (table = 'code_item'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${table}.in_use`)} and ${isValidToday(table)})`
