import { type RawBuilder, sql } from 'kysely'
import { type CountedRows, meets } from '../petitions/record/counted-rows'
import { type Asked, type Column, type Times, timesOf } from './asked'
import { type Day, dayBy, inPeriod } from './conditions'
import type { Counting } from './counting'
import { METRIC_RULES } from './metrics/metrics'
import { ROW_LISTS, type RowRule } from './metrics/row-rules'
import { SETS, type SetName } from './metrics/sets'
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

/** A number over the facts of each of some times, under its name and theirs. */
interface Sum extends Aggregate {
  readonly times: Times
  /** What tells it from how many facts there are of each value. */
  readonly tell?: Tell
}

/** Numbers over facts alone, of which those of parts add up to those of all: a change of one fact changes them by what it is. */
export interface SumPass {
  readonly addsUp: true
  /** By which a fact belongs to a time; where there is none, to now. */
  readonly day: Day | undefined
  readonly when: RawBuilder<boolean>
  readonly aggregates: readonly Sum[]
  /** By what the facts are told apart besides. */
  readonly by?: RawBuilder<unknown>
  /** Whether a new day changes only the numbers of facts that have turned (`hasTurned`). */
  readonly turns: boolean
}

/** Other numbers, of one time. */
export interface WholePass {
  readonly addsUp: false
  readonly when: RawBuilder<boolean>
  readonly aggregates: readonly Aggregate[]
  /** Rows of another list, `entry`, with the facts of their petitions: those that this list shows are counted, as it does. */
  readonly entries?: { readonly rows: RawBuilder<unknown>; readonly sight: RawBuilder<boolean> }
}

type Pass = SumPass | WholePass

type Open<P extends Pass> = P & { readonly aggregates: P['aggregates'][number][] }

/** What reads rows beside a fact. */
const ASKS = /\bselect\b/i

/** As they are on a day. Each number stands in one pass; what adds up is apart from what does not. */
export function passesOf(counting: Counting, asked: Asked, today: string): Pass[] {
  const { rows, scope } = asked
  const asksNothing = (...parts: readonly RawBuilder<unknown>[]) => !ASKS.test(sql.join(parts).compile(counting.db).sql)
  const mayAddUp = (!rows?.joins || rows.unfolds === true) && asksNothing(scope.sql, rows?.key ?? sql`null`)
  const sums = new Map<string, Open<SumPass>>()
  const wholes = new Map<string, Open<WholePass>>()
  for (const column of asked.columns) {
    const { base, rows: rule } = METRIC_RULES[column.metric]
    const counted = rule && countedIn(rule, counting)
    const day = dayBy(base, asked.dateMode, rule)
    const times = timesOf(column, asked)
    const addsUp = mayAddUp && !counted && asksNothing(column.only?.sql ?? sql`true`)
    for (const { by, isDaily, tell, whole, ...aggregate } of aggregatesOf(column, { today, addsUp, counted }))
      if (addsUp && !whole) {
        const apart = `${by?.name ?? ''} ${isDaily} ${day?.field ?? 'now'}`
        const when = [sql`true`, ...(day ? [] : [SETS.open(today)]), ...(by ? [aggregate.of] : [])]
        const pass = sums.get(apart) ?? {
          addsUp,
          day,
          when: sql<boolean>`(${sql.join(when, sql` and `)})`,
          aggregates: [],
          turns: !by && !isDaily,
          ...(by && { by: by.value }),
        }
        sums.set(apart, pass)
        pass.aggregates.push({ ...aggregate, times, ...(tell && { tell }) })
      } else
        for (const { suffix, period } of times) {
          const apart = `${rule?.list ?? ''} ${day ? `${day.field} ${period.from} ${period.to}` : 'now'}`
          const pass = wholes.get(apart) ?? {
            addsUp: false,
            when: day ? inPeriod(day, period).sql : SETS.open(today),
            aggregates: [],
            ...(counted && { entries: { rows: counted.rows, sight: sightOfRows(counting) } }),
          }
          wholes.set(apart, pass)
          pass.aggregates.push({ ...aggregate, ...(whole && { whole }), name: `${aggregate.name}${suffix}` })
        }
  }
  return [...sums.values(), ...wholes.values()]
}

const countedIn = ({ list }: RowRule, { db, caller, reader = caller, now }: Counting): CountedRows =>
  ROW_LISTS[list].counted(db, reader, now)

/** What several look at holds nothing of walled petitions. */
const sightOfRows = ({ isForAll }: Counting) => (isForAll ? sql<boolean>`not fact.guarded` : sql<boolean>`true`)

interface On {
  readonly today: string
  readonly addsUp: boolean
  readonly counted: CountedRows | undefined
}

interface Reckoned extends Aggregate {
  readonly isDaily?: boolean
  readonly by?: { readonly name: string; readonly value: RawBuilder<unknown> }
  readonly tell?: Tell
}

function aggregatesOf({ id, metric, only }: Column, { today, addsUp, counted }: On): Reckoned[] {
  const { set, of, sum, isDaily, spread, value, rows } = METRIC_RULES[metric]
  const within = (one: SetName, where: RowRule['where'] = []) =>
    sql<boolean>`(${sql.join(
      [SETS[one](today), ...(counted ? [meets(where, counted)] : []), ...(only ? [only.sql] : [])],
      sql` and `,
    )})`
  const day = sql`${today}::date`
  const told = { name: `${id} value`, of: within(set) }
  // What is told from the same values of the same facts is told together.
  const name = only ? id : `${set} ${spread?.name ?? ''}`
  return [
    { name: `${id} count`, of: within(set, rows?.where) },
    ...(of ? [{ name: `${id} base`, of: within(of, rows?.of) }] : []),
    ...(sum ? [{ name: `${id} sum`, of: within(set), sum: sum(day), isDaily: isDaily ?? false }] : []),
    ...(spread && addsUp ? [{ ...told, by: { name, value: spread.by(day) }, tell: spread.tell }] : []),
    ...(value && !(spread && addsUp) ? [{ ...told, whole: value(day) }] : []),
  ]
}
