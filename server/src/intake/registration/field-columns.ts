import { columnOf, type FieldKind, type FieldRule } from '@portal/shared-lib/contract/rules/field'

type Rules = Readonly<Record<string, FieldRule>>

/** `event_date`, of `eventDate`. */
type ColumnOf<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : ''

interface Stored extends Record<FieldKind, unknown> {
  text: string
  code: string
  region: string
  codes: string[]
  flag: boolean
  id: string | null
  day: string | null
  count: number | null
  /** PostgreSQL's decimal travels as text. */
  amount: string | null
}

type Typed = {
  [Kind in keyof Stored]: Kind extends 'id'
    ? string
    : Kind extends 'amount'
      ? number | undefined
      : OrNothing<Stored[Kind]>
}
type OrNothing<Value> = null extends Value ? Exclude<Value, null> | undefined : Value

type WithColumn<Fields extends Rules> = {
  [Name in keyof Fields as Fields[Name] extends { column: false } ? never : Name]: Fields[Name]['kind']
}

/** The columns of fields, each named like its field. */
export type ColumnsOf<Fields extends Rules> = {
  [Name in keyof WithColumn<Fields> as ColumnOf<Name>]: Stored[WithColumn<Fields>[Name]]
}
/** What was typed into them. */
export type ValuesOf<Fields extends Rules> = { [Name in keyof WithColumn<Fields>]: Typed[WithColumn<Fields>[Name]] }

/** What a column holds where nothing was typed in. */
const EMPTY: Readonly<Record<FieldKind, unknown>> = {
  text: '',
  code: '',
  region: '',
  codes: [],
  ids: [],
  flag: false,
  id: null,
  day: null,
  count: null,
  amount: null,
}

/** What was typed in, as a row carries it. */
export function columnsOf<const Fields extends Rules>(fields: Fields, values: object): ColumnsOf<Fields> {
  const columns = kept(fields).map(([name, { kind }]) => [columnOf(name), stored(kind, Reflect.get(values, name))])
  return Object.fromEntries(columns)
}

/** What a row carries, as it was typed in. */
export function valuesOf<const Fields extends Rules>(fields: Fields, row: ColumnsOf<Fields>): ValuesOf<Fields> {
  const values = kept(fields).map(([name, { kind }]) => [name, typed(kind, Reflect.get(row, columnOf(name)))])
  return Object.fromEntries(values)
}

const kept = (fields: Rules) => Object.entries(fields).filter(([, { column }]) => column !== false)

function stored(kind: FieldKind, value: unknown): unknown {
  if (value === undefined || value === '') return EMPTY[kind]
  return kind === 'amount' ? Number(value).toFixed(2) : value
}

function typed(kind: FieldKind, value: unknown): unknown {
  if (value === null) return kind === 'id' ? '' : undefined
  return kind === 'amount' ? Number(value) : value
}
