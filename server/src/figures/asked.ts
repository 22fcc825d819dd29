import { METRICS, type Metric } from '@portal/shared-lib/contract/rules/figures'
import type { Confined, DateMode } from './conditions'
import type { Dimension } from './dimensions'
import { METRIC_RULES } from './metrics/metrics'
import { type Period, periodBefore, yearBefore } from './periods'

/** A column: a figure, of all or of a part, in the table's period unless it has one of its own. */
export interface Column {
  readonly id: string
  readonly path: readonly string[]
  readonly metric: Metric
  readonly only?: Confined
  readonly period?: Period
  /** Compared with the year before alone. */
  readonly yearOnly?: boolean
}

/** A column of a figure under its own name. */
export const figure = (metric: Metric, more: Partial<Column> = {}): Column => ({
  id: metric,
  path: [METRICS[metric].name],
  metric,
  ...more,
})

export interface Asked {
  readonly title: string
  readonly scope: Confined
  readonly columns: readonly Column[]
  readonly period: Period
  readonly dateMode: DateMode
  readonly isCompared: boolean
  readonly rows?: Dimension
  /** Of all: where a region has so many people. */
  readonly population?: number | null
}

/** What a column is counted in: now, before, and a year before. */
export type Times = readonly { readonly suffix: 'n' | 'p' | 'y'; readonly period: Period }[]

/** What is counted as it stands now is not compared: what stood then is not kept. */
export function timesOf(column: Column, asked: Pick<Asked, 'period' | 'isCompared'>): Times {
  const period = column.period ?? asked.period
  const now = { suffix: 'n', period } as const
  if (!asked.isCompared || METRIC_RULES[column.metric].base === 'now') return [now]
  const year = { suffix: 'y', period: yearBefore(period) } as const
  return column.yearOnly ? [now, year] : [now, { suffix: 'p', period: periodBefore(period) }, year]
}
