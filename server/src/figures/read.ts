import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { type Asked, type Column, timesOf } from './asked'
import type { Figures } from './cells'
import { dayBy, inPeriod } from './conditions'
import { METRIC_RULES } from './metrics/metrics'
import { COUNTS, SETS } from './metrics/sets'

export interface Counting {
  readonly db: Db
  readonly caller: Caller
  readonly now: Date
  /** Whether several people look at the same figures: then nothing is counted that any of them might not know of. */
  readonly isForAll?: boolean
}

/** As the row of all is called; no key is empty of letters and begins so. */
export const TOTAL = '\u0000'

/** Figures by key of row. */
export type Found = ReadonlyMap<string, Figures>

/** What is counted over the same facts: those of some days, or those that are open. */
interface Pass {
  readonly when: RawBuilder<boolean>
  readonly aggregates: { readonly name: string; readonly value: RawBuilder<unknown> }[]
}

interface Row {
  readonly key: string | null
  readonly pass: number
  readonly figures: readonly (number | null)[]
}

/** Reads all columns in one statement, which reads the facts of each period once, by an index on the day that it goes by. */
export async function readFigures({ db, now }: Counting, asked: Asked, sight: RawBuilder<boolean>): Promise<Found> {
  const passes = passesOf(asked, dayOf(now))
  const { rows: dimension } = asked
  const selects = passes.map(
    ({ when, aggregates }, pass) => sql`
      select ${dimension ? sql`(${dimension.key})::text` : sql`null::text`} as key, ${sql.lit(pass)} as pass,
        array[${sql.join(aggregates.map(({ value }) => value))}]::float8[] as figures
      from petition_fact as fact ${dimension?.joins ?? sql``}
      where ${sight} and ${COUNTS} and ${asked.scope.sql} and ${when}
      ${dimension ? sql`group by grouping sets ((1), ())` : sql``}`,
  )
  const { rows } = await sql<Row>`${sql.join(selects, sql` union all `)}`.execute(db)
  return together(rows, passes)
}

function together(rows: readonly Row[], passes: readonly Pass[]): Found {
  const found = new Map<string, Record<string, number | null>>()
  for (const { key, pass, figures } of rows) {
    const of = found.get(key ?? TOTAL) ?? {}
    found.set(key ?? TOTAL, of)
    for (const [at, { name }] of passes[pass]?.aggregates.entries() ?? []) of[name] = figures[at] ?? null
  }
  return found
}

function passesOf(asked: Asked, today: string): Pass[] {
  const passes = new Map<string, Pass>()
  for (const column of asked.columns) {
    const day = dayBy(METRIC_RULES[column.metric].base, asked.dateMode)
    for (const { suffix, period } of timesOf(column, asked)) {
      const name = day ? `${day.field} ${period.from} ${period.to}` : 'now'
      const pass = passes.get(name) ?? {
        when: day ? inPeriod(day, period).sql : SETS.open(today),
        aggregates: [],
      }
      passes.set(name, pass)
      pass.aggregates.push(...aggregatesOf(column, suffix, today))
    }
  }
  return [...passes.values()]
}

function aggregatesOf({ id, metric, only }: Column, suffix: string, today: string): Pass['aggregates'] {
  const { set, of, value } = METRIC_RULES[metric]
  const over = (one: typeof set) => sql`filter (where ${SETS[one](today)} ${only ? sql`and ${only.sql}` : sql``})`
  return [
    { name: `${id} count${suffix}`, value: sql`count(*) ${over(set)}` },
    ...(of ? [{ name: `${id} base${suffix}`, value: sql`count(*) ${over(of)}` }] : []),
    ...(value ? [{ name: `${id} value${suffix}`, value: sql`${value(sql`${today}::date`)} ${over(set)}` }] : []),
  ]
}
