import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { overview } from '@portal/shared-lib/contract/stats'
import { type RawBuilder, sql } from 'kysely'
import { digitsOf } from '../petitions/access/organisations'
import { COUNTS } from '../petitions/record/counted-rows'
import { beginsWith } from '../platform/paging/like'
import type { Base } from './metrics/metrics'
import { ROW_LISTS, type RowRule } from './metrics/row-rules'
import { SETS, type SetName } from './metrics/sets'
import type { Period } from './periods'

export type Table = CallAnswer<typeof overview>
export type Condition = Table['conditions'][number]

/** What confines facts, and the same as the list of petitions is asked for it. */
export interface Confined {
  readonly sql: RawBuilder<boolean>
  readonly conditions: readonly Condition[]
  /** The region alone to which it confines, and the rest. */
  readonly parts?: { readonly region: string; readonly rest: RawBuilder<boolean> }
}

export const condition = (field: string, operator: Condition['operator'], ...values: string[]): Condition => ({
  field,
  operator,
  values,
})

const EVERYTHING: Confined = { sql: sql<boolean>`true`, conditions: [] }

export const both = (...parts: readonly Confined[]): Confined => ({
  sql: sql<boolean>`(${sql.join(
    parts.map(part => part.sql),
    sql` and `,
  )})`,
  conditions: parts.flatMap(({ conditions }) => conditions),
})

/** The field of lists that finds what a figure counts. */
const SET_FIELD = 'tjkj'

export const inSet = (set: SetName, today: string): Confined => ({
  sql: sql<boolean>`(${COUNTS} and ${SETS[set](today)})`,
  conditions: [condition(SET_FIELD, 'is', set)],
})

export interface Day {
  readonly value: RawBuilder<unknown>
  readonly field: string
}

const MODES: Readonly<Record<'1' | '2' | '3', Day>> = {
  1: { value: sql.ref('fact.petition_on'), field: 'xfrq' },
  2: { value: sql.ref('fact.registered_on'), field: 'djsj' },
  3: { value: sql.ref('fact.exchanged_on'), field: 'jhrq' },
}

const OTHERS: Readonly<Record<Exclude<Base, 'mode' | 'now'>, Day>> = {
  due: { value: sql.ref('fact.answer_due_on'), field: 'bldq' },
  closed: { value: sql.ref('fact.closed_on'), field: 'bjsj' },
  delivered: { value: sql.ref('fact.delivered_on'), field: 'sdsj' },
}

export type DateMode = keyof typeof MODES

/** The day by which a petition belongs to a period; undefined where it belongs to now. */
export function dayBy(base: Base, mode: DateMode, rows?: RowRule): Day | undefined {
  if (rows) return ofRow(ROW_LISTS[rows.list].day)
  if (base === 'now') return undefined
  return base === 'mode' ? MODES[mode] : OTHERS[base]
}

const ofRow = (field: string): Day => ({ value: sql.ref(`entry.${field}`), field })

export const inPeriod = ({ value, field }: Day, { from, to }: Period): Confined => ({
  sql: sql<boolean>`${value} between ${from}::date and ${to}::date`,
  conditions: [condition(field, 'from', from), condition(field, 'to', to)],
})

interface Scope {
  readonly region: string
  readonly channels: readonly string[]
  readonly repeat: '' | '0' | '1'
}

/** Region, forms, and whether first or repeated. */
export function inScope({ region, channels, repeat }: Scope, today: string): Confined {
  const rest = both(
    EVERYTHING,
    ...(channels.length > 0 ? [withCodes('xfxs', 'fact.channel', channels)] : []),
    ...(repeat ? [inSet(repeat === '0' ? 'first' : 'repeated', today)] : []),
  )
  return { ...(region ? both(inRegion(region), rest) : rest), parts: { region, rest: rest.sql } }
}

const inRegion = (region: string): Confined => ({
  sql: sql<boolean>`fact.place_region like ${beginsWith(digitsOf(region))}`,
  conditions: [condition('wtsd', 'under', region)],
})

export const withCodes = (field: string, column: string, codes: readonly string[]): Confined => ({
  sql: sql<boolean>`${sql.ref(column)} = any(${codes}::text[])`,
  conditions: [condition(field, 'is', ...codes)],
})

const PAIRS_OF_ZEROS = /(00)+$/

/** Those of a category and all below it. */
export function ofCategory(code: string): Confined {
  const stem = code.replace(PAIRS_OF_ZEROS, '')
  return {
    sql: sql<boolean>`fact.category like ${beginsWith(stem)}`,
    conditions: [condition('nrfl', 'begins', stem)],
  }
}
