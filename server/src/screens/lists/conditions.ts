import type { CallInput } from '@portal/shared-lib/contract/form'
import type { petitionList } from '@portal/shared-lib/contract/lists'
import { type RawBuilder, sql } from 'kysely'
import { isSet, SETS } from '../../figures/metrics/sets'
import { digitsOf } from '../../petitions/access/organisations'
import { lampOf } from '../../petitions/clocks/lamps/lamps'
import { COUNTS } from '../../petitions/record/counted-rows'
import { idCardDigests, mobileDigests } from '../../petitions/record/personal-data'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'
import type { FieldKeys } from '../../platform/keys/field-keys'
import { beginsWith, contains } from '../../platform/paging/like'
import { refuse } from '../../platform/refusal'
import type { Field, FieldKind, View } from './view'

export type Filter = NonNullable<CallInput<typeof petitionList>['filter']>
type Condition = Filter['conditions'][number]
export type Operator = Condition['operator']
/** Words that few petitions hold in their summary, with the ids of those that may. */
export type RareWords = ReadonlyMap<string, readonly string[]>

type Make = (field: Field, values: readonly string[], by: By) => RawBuilder<boolean>

/** By what values are looked for, and when. */
export interface By {
  readonly keys: FieldKeys
  readonly now: Date
  readonly rare?: RareWords
}

/** The filter that leaves nothing out. */
export const EVERYTHING = sql<boolean>`true`

/** SQL of a filter on a view's rows. Fields and operators that the view does not have are refused. */
export function filterSql(view: View, filter: Filter | undefined, by: By): RawBuilder<boolean> {
  if (!filter) return EVERYTHING
  const groups = filter.groups.map(group => joined(group.join, conditionsOf(view, group.conditions, by)))
  return joined(filter.join, [...conditionsOf(view, filter.conditions, by), ...groups])
}

/** An empty group asks for nothing. */
function joined(join: 'and' | 'or', parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  if (parts.length === 0) return EVERYTHING
  const [only] = parts
  if (only && parts.length === 1) return only
  return sql<boolean>`(${sql.join(parts, join === 'and' ? sql` and ` : sql` or `)})`
}

const conditionsOf = (view: View, conditions: readonly Condition[], by: By) =>
  conditions.map(condition => {
    const { field: name } = condition
    const field = Object.hasOwn(view.fields, name) ? view.fields[name] : undefined
    return field ? conditionSql(field, condition, by) : refuse('badInput', { detail: name })
  })

/** SQL of one condition on a field. */
export function conditionSql(field: Field, { field: name, operator, values }: Condition, by: By): RawBuilder<boolean> {
  const make = OPERATORS[field.kind][operator]
  return make ? make(field, values, by) : refuse('badInput', { detail: name })
}

const first = ([value]: readonly string[]): string => value || refuse('badInput', { detail: 'values' })
const LIKE_DAY = /^\d{4}-\d\d-\d\d$/
const dayIn = (values: readonly string[]): string => {
  const day = first(values)
  return LIKE_DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : refuse('badInput', { detail: day })
}
const numberIn = (values: readonly string[]): number => {
  const number = Number(first(values))
  return Number.isSafeInteger(number) ? number : refuse('badInput', { detail: 'values' })
}

const is: Make = ({ value }, values) => sql<boolean>`${value} = any(${values}::text[])`
const not: Make = ({ value }, values) => sql<boolean>`${value} <> all(${values}::text[])`
/** Nothing begins so that is empty, which indexes of what there is have to be told. */
const begins: Make = ({ value }, values) =>
  sql<boolean>`(${value} like ${beginsWith(first(values))} and ${value} <> '')`
/** A rare word is looked for among the petitions that may hold it. */
const holds: Make = ({ value, inPairs }, values, { rare }) => {
  const held = sql<boolean>`${value} like ${contains(first(values))}`
  const few = inPairs && rare?.get(first(values))
  return few ? sql<boolean>`(petition.id = any(${few}::bigint[]) and ${held})` : held
}
const empty: Make = ({ value }) => sql<boolean>`coalesce(${value}::text, '') = ''`
const filled: Make = ({ value }) => sql<boolean>`coalesce(${value}::text, '') <> ''`

const PAIRED_DIGITS = 6
/** What the codes below one begin with: codes of six digits go down in pairs, shorter ones digit by digit. */
const stemOf = (code: string): string => code.replace(code.length === PAIRED_DIGITS ? /(00)+$/ : /0+$/, '') || code
const under: Make = ({ value }, values) => sql<boolean>`${value} like ${beginsWith(stemOf(first(values)))}`
const within: Make = ({ value }, values) => sql<boolean>`${value} like ${beginsWith(digitsOf(first(values)))}`
const outside: Make = (...asked) => sql<boolean>`not ${within(...asked)}`
/** What a figure counts, by the same words as the figure itself. */
const figure: Make = (_, values, { now }) => {
  const sets = values.map(name =>
    isSet(name) ? sql<boolean>`(${COUNTS} and ${SETS[name](dayOf(now))})` : refuse('badInput', { detail: name }),
  )
  return sets.length > 0 ? joined('or', sets) : refuse('badInput', { detail: 'values' })
}

const digestsOf: Partial<Record<FieldKind, (keys: FieldKeys, text: string) => readonly string[]>> = {
  idCard: idCardDigests,
  mobile: mobileDigests,
}
const sealed: Make = ({ kind, value }, values, { keys }) =>
  sql<boolean>`exists (select from petition_person as sought
    where sought.province_code = petition.province_code and sought.petition_id = petition.id
      and ${value} = any(${digestsOf[kind]?.(keys, first(values)) ?? []}::text[]))`

/** What can be asked of each kind of field. */
export const OPERATORS: Record<FieldKind, Partial<Record<Operator, Make>>> = {
  text: { is, contains: holds, begins, empty, filled },
  code: { is, not, empty, filled },
  tree: { is, not, under, begins, empty, filled },
  region: { is, under: within, not: outside, begins },
  day: {
    from: ({ value }, values) => sql<boolean>`${value} >= ${dayIn(values)}::date`,
    to: ({ value }, values) => sql<boolean>`${value} <= ${dayIn(values)}::date`,
    empty,
    filled,
  },
  instant: {
    from: ({ value }, values) => sql<boolean>`${value} >= ${startOfDay(dayIn(values))}::timestamptz`,
    to: ({ value }, values) => sql<boolean>`${value} < ${startOfDay(addDays(dayIn(values), 1))}::timestamptz`,
    empty,
    filled,
  },
  number: {
    is: ({ value }, values) => sql<boolean>`${value} = ${numberIn(values)}`,
    from: ({ value }, values) => sql<boolean>`${value} >= ${numberIn(values)}`,
    to: ({ value }, values) => sql<boolean>`${value} <= ${numberIn(values)}`,
  },
  marks: {
    is: ({ value }, values) => sql<boolean>`(${value}) && ${values}::text[]`,
    not: ({ value }, values) => sql<boolean>`not (${value}) && ${values}::text[]`,
  },
  lamp: {
    is: ({ value }, values, { now }) => sql<boolean>`${lampOf(value, now)} = any(${values}::text[])`,
  },
  idCard: { is: sealed },
  mobile: { is: sealed },
  figure: { is: figure },
}

/** Whether a filter asks for somebody by a personal number, which the audit keeps. */
export function asksForPerson(view: View, filter: Filter | undefined): boolean {
  const conditions = filter ? [filter, ...filter.groups].flatMap(group => group.conditions) : []
  return conditions.some(({ field }) => ['idCard', 'mobile'].includes(view.fields[field]?.kind ?? ''))
}
