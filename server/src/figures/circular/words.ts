import { cellConditions, METRICS, type Metric } from '@portal/shared-lib/contract/rules/figures'
import type { Condition, Table } from '../conditions'

/** Words, and numbers with the conditions of their lists. */
export interface Span {
  readonly text: string
  readonly conditions: Condition[] | null
}

type Row = Table['rows'][number]

/** Rates below this are told of. */
const WANTING = 85
/** So many regions are named at either end. */
const NAMED = 3
const NONE = '（无数据）'

export const words = (text: string): Span => ({ text, conditions: null })

/** Finds figures of reports by what they count; of all, or of a row. */
export class Figures {
  constructor(private readonly table: Table) {}

  /** Regions that lie below, without what lies at none of them. */
  get regions(): readonly Row[] {
    return this.table.rows.filter(({ id, name }) => /^\d{12}$/.test(id) && name !== '本级')
  }

  value(metric: Metric, row?: Row): number | null {
    return this.cell(metric, row)?.value ?? null
  }

  /** A figure with its unit, and its list. */
  span(metric: Metric, row?: Row): Span {
    const [column, cell] = [this.table.columns[this.at(metric)], this.cell(metric, row)]
    const { value = null } = cell ?? {}
    if (!column || value === null) return words(NONE)
    const { conditions } = column
    const text = value.toLocaleString('zh-CN', {
      minimumFractionDigits: column.decimals,
      maximumFractionDigits: column.decimals,
    })
    return {
      text: `${text}${column.unit}`,
      conditions: conditions && cellConditions(this.table.conditions, row?.conditions ?? [], conditions),
    }
  }

  /** 同比 and 环比 of a figure of all, as a sentence goes on with them; nothing where there was nothing to compare with. */
  changes(metric: Metric): Span[] {
    const { yearChange = null, change = null } = this.cell(metric) ?? {}
    const unit = METRICS[metric].unit === '%' ? '个百分点' : '%'
    return [
      ...(yearChange === null ? [] : [words(`，同比${directed(yearChange, unit)}`)]),
      ...(change === null ? [] : [words(`，环比${directed(change, unit)}`)]),
    ]
  }

  private at(metric: Metric): number {
    return this.table.columns.findIndex(column => column.metric === metric)
  }

  private cell(metric: Metric, row?: Row) {
    return (row?.cells ?? this.table.total)?.[this.at(metric)]
  }
}

const directed = (change: number, unit: string): string =>
  change === 0 ? '持平' : `${change > 0 ? '上升' : '下降'}${Math.abs(change).toFixed(1)}${unit}`

/** Regions at both ends of a figure, the highest first; as many as do not overlap. */
function ends(figures: Figures, metric: Metric) {
  const known = figures.regions.filter(row => figures.value(metric, row) !== null)
  const sorted = known.toSorted((a, b) => (figures.value(metric, b) ?? 0) - (figures.value(metric, a) ?? 0))
  const count = Math.min(NAMED, Math.floor(sorted.length / 2))
  return { first: sorted.slice(0, count), last: sorted.slice(sorted.length - count).toReversed() }
}

/** 甲市（12件次）、乙市（9件次） */
const listOf = (figures: Figures, metric: Metric, rows: readonly Row[]): Span[] =>
  rows.flatMap((row, at) => [words(`${at > 0 ? '、' : ''}${row.name}（`), figures.span(metric, row), words('）')])

/** The regions with most and with least of a figure, in a sentence; nothing where there are too few of them. */
export function rankingOf(figures: Figures, metric: Metric, [high, low]: readonly [string, string]): Span[] {
  const { first, last } = ends(figures, metric)
  if (first.length === 0) return []
  const { name } = METRICS[metric]
  return [
    words(`${name}${high}的是：`),
    ...listOf(figures, metric, first),
    words(`；${low}的是：`),
    ...listOf(figures, metric, last),
    words('。'),
  ]
}

/** Regions whose rate is below what is asked for. */
export function wantingIn(figures: Figures, metric: Metric): Span[] {
  const below = figures.regions.filter(row => (figures.value(metric, row) ?? WANTING) < WANTING)
  if (below.length === 0) return []
  return [words(`${METRICS[metric].name}低于${WANTING}%的有：`), ...listOf(figures, metric, below), words('。')]
}

/** Regions that have some of a figure, the most first. */
export function foundIn(figures: Figures, metric: Metric): Span[] {
  const some = figures.regions.filter(row => (figures.value(metric, row) ?? 0) > 0)
  const sorted = some.toSorted((a, b) => (figures.value(metric, b) ?? 0) - (figures.value(metric, a) ?? 0))
  return sorted.length === 0 ? [] : [words('，分布在'), ...listOf(figures, metric, sorted)]
}
