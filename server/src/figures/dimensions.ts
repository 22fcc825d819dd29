import { type RawBuilder, sql } from 'kysely'
import { digitsOf } from '../petitions/access/organisations'
import type { Db } from '../platform/database/connect'
import { KEPT } from '../platform/database/kept'
import { type Condition, condition, type Day } from './conditions'

export interface Named {
  readonly key: string
  readonly name: string
  readonly population?: number | null
  /** A region that has others below it. */
  readonly region?: string
}

/** By what rows are told apart. */
export interface Dimension {
  /** SQL of the key of a fact; a row of `joins` each, where a fact has several. */
  readonly key: RawBuilder<unknown>
  readonly joins?: RawBuilder<unknown>
  /** Of `joins`: they unfold what the fact itself has, and read nothing beside it. */
  readonly unfolds?: true
  /** Where the place alone tells the key: so many digits of it do. */
  readonly ofPlace?: { readonly digits: number; readonly key: (place: string) => string }
  readonly conditionsOf: (key: string) => readonly Condition[]
  /** Names of keys, in the order in which rows stand. `always`: also where nothing is counted. */
  readonly names: (db: Db, found: readonly string[]) => Promise<readonly Named[]>
}

/** Keys that a table of codes names, in its order. */
function coded(field: string, column: string, table: string): Dimension {
  return {
    key: sql`coalesce(${sql.ref(column)}, '')`,
    conditionsOf: key => [key ? condition(field, 'is', key) : condition(field, 'empty')],
    names: (db, found) => codeNames(db, table, found),
  }
}

export const CHANNEL = coded('xfxs', 'fact.channel', 'DM_XFXS')
export const PURPOSE = coded('xfmd', 'fact.purpose', 'DM_XFMD')
export const LEVEL = coded('djjb', 'fact.register_level', 'DM_JGJB')
export const TOPIC: Dimension = {
  ...coded('rdwt', 'topic.code', 'DM_RDWT'),
  joins: sql`cross join lateral unnest(fact.hot_topics) as topic (code)`,
  unfolds: true,
}

/** Why who was asked is not satisfied with the unit; there may be several reasons. */
export const REASON: Dimension = {
  ...coded('bmyyy', 'why.code', 'DM_BMYYY'),
  joins: sql`join evaluation on evaluation.province_code = fact.province_code and evaluation.petition_id = fact.petition_id
      and evaluation.side = 'unit' and evaluation.value = '3'
    cross join lateral unnest(evaluation.reasons) as why (code)`,
}

const PAIR = 2
const CODE_DIGITS = 6

/** Categories of the first level, or those below one. */
export function categoriesBelow(code: string): Dimension {
  const stem = code.replace(/(00)+$/, '')
  const digits = stem.length + PAIR
  return {
    key: sql`rpad(left(fact.category, ${sql.lit(digits)}), ${sql.lit(CODE_DIGITS)}, '0')`,
    conditionsOf: key => [condition('nrfl', 'begins', key.slice(0, digits))],
    names: (db, found) => codeNames(db, 'DM_NRFL', found),
  }
}

export const codeNames = async (db: Db, table: string, found: readonly string[]): Promise<Named[]> =>
  inOrder(await readCodes(db, table), found, '未填')

/** All codes of a table, in its order. */
export const readCodes = (db: Db, table: string): Promise<Named[]> =>
  db
    .selectFrom('code_item')
    .where('table_name', '=', table)
    .orderBy('sort_no')
    .orderBy('code_id')
    .select(['code_id as key', 'code_name as name'])
    .modifyFront(KEPT)
    .execute()

/** Those that were found, in the order of their table; what it does not name stands last. */
function inOrder(rows: readonly Named[], found: readonly string[], none: string): Named[] {
  const known = new Set(rows.map(({ key }) => key))
  const named = rows.filter(({ key }) => found.includes(key))
  return [...named, ...found.filter(key => !known.has(key)).map(key => ({ key, name: key || none }))]
}

function organisations(field: string, column: string): Dimension {
  return {
    key: sql`coalesce(${sql.ref(column)}, '')`,
    conditionsOf: key => [key ? condition(field, 'is', key) : condition(field, 'empty')],
    names: async (db, found) => {
      const rows = await db
        .selectFrom('organisation')
        .where('id', 'in', ['', ...found])
        .orderBy('region_code')
        .orderBy('id')
        .select(['id as key', 'company_name as name'])
        .execute()
      return inOrder(rows, found, '尚无承办单位')
    },
  }
}

export const REGISTERING = organisations('djjg', 'fact.register_org_id')
export const UNIT = organisations('cbdw', 'fact.unit_id')

const REGION_DIGITS = 12
/** Digits of a region's code at its level, and at the one below. */
const BELOW: Readonly<Record<number, number>> = { 2: 4, 4: 6, 6: 9, 9: 12, 12: 12 }
const ELSEWHERE = 'elsewhere'

/** The regions below one, what lies at it and in none of them, and where the whole is not confined to it, what lies elsewhere. */
export function regionsBelow(region: string): Dimension {
  const above = digitsOf(region)
  const digits = BELOW[above.length] ?? REGION_DIGITS
  const code = sql`rpad(left(fact.place_region, ${sql.lit(digits)}), ${sql.lit(REGION_DIGITS)}, '0')`
  return {
    key: sql`case when fact.place_region like ${`${above}%`} then ${code} else ${sql.lit(ELSEWHERE)} end`,
    ofPlace: {
      digits,
      key: place => (place.startsWith(above) ? place.slice(0, digits).padEnd(REGION_DIGITS, '0') : ELSEWHERE),
    },
    conditionsOf: key =>
      key === ELSEWHERE ? [condition('wtsd', 'not', region)] : [condition('wtsd', 'begins', key.slice(0, digits))],
    names: async (db, found) => {
      const rows = await readBelow(db, region)
      const below = rows.map(row => ({ ...row, region: digits < REGION_DIGITS ? row.key : '' }))
      const known = new Set(below.map(({ key }) => key))
      const rest = found.filter(key => !known.has(key))
      return [...below, ...rest.map(key => ({ key, name: nameOfRest(key, region) }))]
    },
  }
}

const nameOfRest = (key: string, region: string): string => {
  if (key === ELSEWHERE) return '其他地区'
  return key === region ? '本级' : key
}

/** Regions that lie directly below one, as they are in use today. */
export const readBelow = (db: Db, region: string) =>
  db
    .selectFrom('region')
    .where('parent_code', '=', region)
    .where('replaced_by', 'is', null)
    .orderBy('sort_no')
    .orderBy('region_code')
    .select(['region_code as key', 'region_name as name', 'population'])
    .modifyFront(KEPT)
    .execute()

/** Days or months; of each the first day is the key. */
export function timesOf(day: Day, unit: 'day' | 'month', lastOf: (first: string) => string): Dimension {
  return {
    key: sql`to_char(date_trunc(${sql.lit(unit)}, ${day.value}), 'YYYY-MM-DD')`,
    conditionsOf: key => [condition(day.field, 'from', key), condition(day.field, 'to', lastOf(key))],
    names: async (_, found) => found.toSorted().map(key => ({ key, name: unit === 'day' ? key : key.slice(0, 7) })),
  }
}
