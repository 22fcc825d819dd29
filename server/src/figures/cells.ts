import { FEWEST_GUARDED, METRICS } from '@portal/shared-lib/contract/rules/figures'
import { type Asked, type Column, timesOf } from './asked'
import { both, dayBy, inPeriod, inSet, type Table } from './conditions'
import { METRIC_RULES } from './metrics/metrics'
import type { RowRule } from './metrics/row-rules'
import { rounded } from './numbers'

/** What was counted, by column, kind and time. */
export type Figures = Readonly<Record<string, number | null>>

type Cell = NonNullable<Table['total']>[number]

interface Counted {
  readonly found: Figures
  /** Beyond what the caller may know of. */
  readonly beyond: Figures
}

export function columnOf(column: Column, asked: Asked, today: string): Table['columns'][number] {
  const { id, path, metric, only } = column
  const { set, of, base, decimals, rows } = METRIC_RULES[metric]
  const day = dayBy(base, asked.dateMode, rows)
  const within = [...(day ? [inPeriod(day, column.period ?? asked.period)] : []), ...(only ? [only] : [])]
  const conditionsOf = (one: typeof set, where: RowRule['where'] = []) => [
    ...both(inSet(one, today), ...within).conditions,
    ...where,
  ]
  return {
    id,
    path: [...path],
    metric,
    list: rows?.list ?? 'petitions',
    unit: METRICS[metric].unit,
    decimals,
    conditions: conditionsOf(set, rows?.where),
    baseConditions: of ? conditionsOf(of, rows?.of) : null,
  }
}

export const cellsOf = (asked: Asked, counted: Counted, population?: number | null): Cell[] =>
  asked.columns.map(column => cellOf(column, asked, counted, population ?? null))

function cellOf(column: Column, asked: Asked, { found, beyond }: Counted, population: number | null): Cell {
  const times = timesOf(column, asked).map(({ suffix }) => suffix)
  const valueAt = (suffix: 'n' | 'p' | 'y') =>
    times.includes(suffix) ? measured(column, found, suffix, population) : null
  const [value, previous, lastYear] = [valueAt('n'), valueAt('p'), valueAt('y')]
  const { of, sum, value: whole } = METRIC_RULES[column.metric]
  const count = found[`${column.id} countn`] ?? 0
  const more = beyond[`${column.id} countn`] ?? 0
  return {
    value,
    count,
    base: of ? (found[`${column.id} basen`] ?? 0) : sum || whole ? count : null,
    previous,
    lastYear,
    change: changeOf(column, value, previous),
    yearChange: changeOf(column, value, lastYear),
    guarded: more >= FEWEST_GUARDED ? more : null,
  }
}

const PERCENT = 100
const INHABITANTS = 10_000

function measured(column: Column, found: Figures, suffix: string, population: number | null): number | null {
  const { of, sum, isMean, value, perCapita, decimals } = METRIC_RULES[column.metric]
  const at = (kind: string) => found[`${column.id} ${kind}${suffix}`] ?? null
  const count = at('count') ?? 0
  if (perCapita) return population ? rounded((count / population) * INHABITANTS, decimals) : null
  if (of) {
    const base = at('base') ?? 0
    return base === 0 ? null : rounded((count / base) * PERCENT, decimals)
  }
  if (isMean) return count ? rounded((at('sum') ?? 0) / count, decimals) : null
  if (sum) return at('sum') ?? 0
  if (!value) return count
  const whole = at('value')
  return whole === null ? null : rounded(whole, decimals)
}

/** In percent, of shares in points. */
export function changeOf(
  { metric }: Pick<Column, 'metric'>,
  value: number | null,
  before: number | null,
): number | null {
  if (value === null || before === null) return null
  if (METRIC_RULES[metric].of) return rounded(value - before, 1)
  return before === 0 ? null : rounded(((value - before) / before) * PERCENT, 1)
}
