import { FIGURE_LIST } from '@portal/shared-lib/contract/rules/figures'
import { type RawBuilder, sql } from 'kysely'
import { dateTimeOf, dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { type Asked, type Column, timesOf } from './asked'
import { cellsOf, columnOf, type Figures } from './cells'
import { both, dayBy, inPeriod, inSet, type Table } from './conditions'
import type { Named } from './dimensions'
import { METRIC_RULES } from './metrics/metrics'
import { isBeyond, isCounted, isSuperior } from './sight'

export interface Counting {
  readonly db: Db
  readonly caller: Caller
  readonly now: Date
}

/** Figures in rows and columns, each with how the list behind it is asked for. */
export async function countTable(counting: Counting, asked: Asked): Promise<Table> {
  const { db, now, caller } = counting
  const [found, beyond] = await Promise.all([read(counting, asked, isCounted(caller)), readBeyond(counting, asked)])
  const keys = [...found.keys()].filter(key => key !== TOTAL)
  const named = asked.rows ? await asked.rows.names(db, keys) : []
  const cells = (key: string, population?: number | null) =>
    cellsOf(asked, { found: found.get(key) ?? {}, beyond: beyond.get(key) ?? {} }, population)
  const row = ({ key, name, region = '', population = null }: Named) => ({
    id: key,
    name,
    region,
    population,
    conditions: [...(asked.rows?.conditionsOf(key) ?? [])],
    cells: cells(key, population),
  })
  return {
    title: asked.title,
    asOf: dateTimeOf(now),
    viewId: FIGURE_LIST,
    conditions: [...asked.scope.conditions],
    columns: asked.columns.map(column => columnOf(column, asked, dayOf(now))),
    rows: named.map(row),
    // What has several of a kind stands in several rows, which have no sum.
    total: asked.rows?.joins ? null : cells(TOTAL, asked.population),
  }
}

/** As the row of all is called; no key is empty of letters and begins so. */
const TOTAL = '\u0000'

/** Figures by key of row. */
type Found = ReadonlyMap<string, Figures>

/** Of how many more a superior is told: of all petitions only, without any part that could be told from it. */
async function readBeyond(counting: Counting, asked: Asked): Promise<Found> {
  const columns = asked.columns.filter(({ metric }) => metric === 'M01')
  if (columns.length === 0 || !isSuperior(counting.caller)) return new Map()
  return read(counting, { ...asked, columns, isCompared: false }, isBeyond(counting.caller))
}

async function read({ db, now }: Counting, asked: Asked, sight: RawBuilder<boolean>): Promise<Found> {
  const today = dayOf(now)
  const aggregates = asked.columns.flatMap(column => aggregatesOf(column, asked, today))
  const { rows: dimension } = asked
  const group = dimension ? sql`group by grouping sets ((1), ())` : sql``
  const { rows } = await sql<Figures & { readonly key: string | null }>`
    select ${dimension ? sql`(${dimension.key})::text` : sql`null::text`} as key, ${sql.join(aggregates)}
    from petition_fact as fact ${dimension?.joins ?? sql``}
    where ${sight} and ${asked.scope.sql} and ${whenOf(asked, today)} ${group}`.execute(db)
  return new Map(rows.map(({ key, ...figures }) => [key ?? TOTAL, figures as Figures]))
}

function aggregatesOf(column: Column, asked: Asked, today: string): RawBuilder<unknown>[] {
  const { set, of, value, base } = METRIC_RULES[column.metric]
  const day = dayBy(base, asked.dateMode)
  return timesOf(column, asked).flatMap(({ suffix, period }) => {
    const within = [...(day ? [inPeriod(day, period)] : []), ...(column.only ? [column.only] : [])]
    const where = (one: typeof set) => both(inSet(one, today), ...within).sql
    const named = (kind: string) => sql.ref(`${column.id} ${kind}${suffix}`)
    return [
      sql`(count(*) filter (where ${where(set)}))::int as ${named('count')}`,
      ...(of ? [sql`(count(*) filter (where ${where(of)}))::int as ${named('base')}`] : []),
      ...(value ? [sql`(${value(sql`${today}::date`)} filter (where ${where(set)}))::float as ${named('value')}`] : []),
    ]
  })
}

/** The facts that any column looks at, by indexes: each day in each period once. */
function whenOf(asked: Asked, today: string): RawBuilder<boolean> {
  const whens = new Map<string, RawBuilder<boolean>>()
  for (const column of asked.columns) {
    const { base } = METRIC_RULES[column.metric]
    const day = dayBy(base, asked.dateMode)
    if (!day) whens.set('now', inSet('open', today).sql)
    else
      for (const { period } of timesOf(column, asked))
        whens.set(`${day.field} ${period.from} ${period.to}`, inPeriod(day, period).sql)
  }
  return sql<boolean>`(${sql.join([...whens.values()], sql` or `)})`
}
