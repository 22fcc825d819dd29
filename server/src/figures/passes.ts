import { type RawBuilder, sql } from 'kysely'
import { type CountedRows, meets } from '../petitions/record/counted-rows'
import { dayOf } from '../platform/calendar/china-time'
import { type Asked, type Column, timesOf } from './asked'
import { dayBy, inPeriod } from './conditions'
import type { Counting } from './counting'
import { METRIC_RULES } from './metrics/metrics'
import { ROW_LISTS, type RowRule } from './metrics/row-rules'
import { SETS } from './metrics/sets'
import type { Tell } from './metrics/spread'

/** A number over facts. */
export interface Aggregate {
  readonly name: string
  readonly of: RawBuilder<boolean>
  /** What is added up; where there is nothing, they are counted. */
  readonly sum?: RawBuilder<unknown>
  /** An aggregate that sums cannot tell. */
  readonly whole?: RawBuilder<unknown>
}

/** What is counted over the same facts: those of some days, or those that are open. */
export interface Pass {
  readonly when: RawBuilder<boolean>
  readonly aggregates: readonly Aggregate[]
  /** Whether numbers of parts add up to those of all, and are told by facts alone: a change of one fact changes them by what it is. */
  readonly addsUp: boolean
  /** By what the facts are told apart, where how many there are of each value tells the number. */
  readonly spread?: { readonly by: RawBuilder<unknown>; readonly tell: Tell }
  /** Rows of another list, `entry`, with the facts of their petitions: those that this list shows are counted, as it does. */
  readonly entries?: { readonly rows: RawBuilder<unknown>; readonly sight: RawBuilder<boolean> }
}

/** What reads rows beside a fact. */
const ASKS = /\bselect\b/i

/** Each number stands in one pass; what adds up is apart from what does not, and each median from all else. */
export function passesOf(counting: Counting, asked: Asked): Pass[] {
  const { db, now } = counting
  const today = dayOf(now)
  const asksNothing = (...parts: readonly RawBuilder<unknown>[]) => !ASKS.test(sql.join(parts).compile(db).sql)
  const { rows, scope } = asked
  const mayAddUp = !rows?.joins && asksNothing(scope.sql, rows?.key ?? sql`null`)
  const passes = new Map<string, Pass & { readonly aggregates: Aggregate[] }>()
  for (const column of asked.columns) {
    const { base, rows: rule } = METRIC_RULES[column.metric]
    const counted = rule && countedIn(rule, counting)
    const day = dayBy(base, asked.dateMode, rule)
    for (const { suffix, period } of timesOf(column, asked)) {
      const when = day ? inPeriod(day, period).sql : SETS.open(today)
      for (const { spread, ...aggregate } of aggregatesOf(column, { suffix, today, mayAddUp, counted })) {
        const { name, of, sum, whole } = aggregate
        const addsUp = mayAddUp && !counted && !whole && asksNothing(of, sum ?? sql`1`)
        const apart = `${addsUp} ${spread ? name : ''} ${rule?.list ?? ''} ${day ? `${day.field} ${period.from} ${period.to}` : 'now'}`
        const pass = passes.get(apart) ?? {
          when: spread ? sql<boolean>`${when} and ${of}` : when,
          aggregates: [],
          addsUp,
          ...(spread && { spread }),
          ...(counted && { entries: { rows: counted.rows, sight: sightOfRows(counting) } }),
        }
        passes.set(apart, pass)
        pass.aggregates.push(aggregate)
      }
    }
  }
  return [...passes.values()]
}

const countedIn = ({ list }: RowRule, { db, caller, reader = caller, now }: Counting): CountedRows =>
  ROW_LISTS[list].counted(db, reader, now)

/** What several look at holds nothing of walled petitions. */
const sightOfRows = ({ isForAll }: Counting) => (isForAll ? sql<boolean>`not fact.guarded` : sql<boolean>`true`)

interface When {
  readonly suffix: string
  readonly today: string
  readonly mayAddUp: boolean
  readonly counted: CountedRows | undefined
}

type Reckoned = Aggregate & Pick<Pass, 'spread'>

function aggregatesOf({ id, metric, only }: Column, { suffix, today, mayAddUp, counted }: When): Reckoned[] {
  const { set, of, sum, spread, value, rows } = METRIC_RULES[metric]
  const within = (one: typeof set, where: RowRule['where'] = []) =>
    sql<boolean>`(${sql.join(
      [SETS[one](today), ...(counted ? [meets(where, counted)] : []), ...(only ? [only.sql] : [])],
      sql` and `,
    )})`
  const day = sql`${today}::date`
  const name = `${id} value${suffix}`
  return [
    { name: `${id} count${suffix}`, of: within(set, rows?.where) },
    ...(of ? [{ name: `${id} base${suffix}`, of: within(of, rows?.of) }] : []),
    ...(sum ? [{ name: `${id} sum${suffix}`, of: within(set), sum: sum(day) }] : []),
    ...(spread && mayAddUp ? [{ name, of: within(set), spread: { by: spread.by(day), tell: spread.tell } }] : []),
    ...(value && !(spread && mayAddUp) ? [{ name, of: within(set), whole: value(day) }] : []),
  ]
}
