import { day } from '@portal/shared-lib/contract/fields'
import type { Condition as Contract } from '@portal/shared-lib/contract/lists'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { beginsWith } from '../../platform/paging/like'
import { refuse } from '../../platform/refusal'
import { digitsOf } from '../access/organisations'

export type Condition = z.infer<typeof Contract>

/** 作废 and 并案 count nowhere: one never was, the other is counted as what it was merged into. */
export const COUNTS = sql<boolean>`fact.state not in ('91', '99')`

/**
 * Rows beside petitions that figures count as far as the caller may see them in their own list: `id`, `petition_id`, and
 * a column for each of `fields`, by which figures confine them.
 */
export interface CountedRows {
  readonly rows: RawBuilder<unknown>
  readonly fields: readonly string[]
}

/** SQL for whether the row in the query, found by its id, is one of those that a figure counts. */
export const isCountedRow = (
  id: string,
  counted: CountedRows,
  conditions: readonly Condition[],
) => sql<boolean>`${sql.ref(id)} in (
  select entry.id from (${counted.rows}) as entry join petition_fact as fact on fact.petition_id = entry.petition_id
  where ${COUNTS} and ${meets(conditions, counted)})`

/** SQL for whether a row, `entry`, on a petition, `fact`, meets all conditions of a figure. */
export const meets = (conditions: readonly Condition[], { fields }: Pick<CountedRows, 'fields'>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([sql`true`, ...conditions.map(one => meetsOne(one, fields))], sql` and `)})`

function meetsOne(condition: Condition, fields: readonly string[]): RawBuilder<boolean> {
  const { field, operator } = condition
  const found = fields.includes(field) ? OWN[operator]?.(condition) : OF_PETITION[`${field} ${operator}`]?.(condition)
  return found ?? refuse('badInput', { detail: `${field} ${operator}` })
}

type Compile = (condition: Condition) => RawBuilder<boolean> | undefined

const OWN: Readonly<Partial<Record<Condition['operator'], Compile>>> = {
  is: ({ field, values }) => sql<boolean>`${of(field)} = any(${values}::text[])`,
  filled: ({ field }) => sql<boolean>`${of(field)} <> ''`,
  from: ({ field, values: [first = ''] }) => (isDay(first) ? sql<boolean>`${of(field)} >= ${first}::date` : undefined),
  to: ({ field, values: [last = ''] }) => (isDay(last) ? sql<boolean>`${of(field)} <= ${last}::date` : undefined),
}

/** One that the database has, too: there is no year 0. */
const isDay = (text: string): boolean => day.safeParse(text).success && !text.startsWith('0000')

const of = (field: string) => sql.ref(`entry.${field}`)
export const liesIn = (digits: string) => sql<boolean>`fact.place_region like ${beginsWith(digits)}`

/** What confines petitions in reports that have such rows: place, form, and whether first or repeated. */
const OF_PETITION: Readonly<Partial<Record<string, Compile>>> = {
  'wtsd begins': ({ values: [digits = ''] }) => liesIn(digits),
  'wtsd under': ({ values: [region = ''] }) => liesIn(digitsOf(region)),
  'wtsd not': ({ values: [region = ''] }) => sql<boolean>`not ${liesIn(digitsOf(region))}`,
  'xfxs is': ({ values }) => sql<boolean>`fact.channel = any(${values}::text[])`,
  'tjkj is': ({ values: [set = ''] }) => SETS.get(set),
}

const SETS: ReadonlyMap<string, RawBuilder<boolean>> = new Map([
  ['all', sql<boolean>`true`],
  ['first', sql<boolean>`fact.repeat_flag = '0'`],
  ['repeated', sql<boolean>`fact.repeat_flag <> '0'`],
])
