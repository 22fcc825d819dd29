import type { ReportAnswer } from '@portal/shared-lib/contract/calls/stats'
import type { Cell, Column } from '../table-heads'

interface ColumnSeed {
  readonly path: readonly string[]
  readonly unit?: string
  readonly cell?: Partial<Cell>
  readonly column?: Partial<Column>
}

const CELL: Cell = {
  value: 5,
  count: 5,
  base: null,
  previous: null,
  lastYear: null,
  change: null,
  yearChange: null,
  guarded: null,
}

const condition = (field: string, operator: 'is' | 'under' | 'from' | 'to', ...values: string[]) => ({
  field,
  operator,
  values,
})

const columnOf = ({ path, unit = '件次', column }: ColumnSeed, at: number): Column => ({
  id: String(at),
  path: [...path],
  metric: 'M01',
  list: 'petitions',
  unit,
  decimals: unit === '%' ? 1 : 0,
  conditions: [condition('tjkj', 'is', `set${at}`)],
  baseConditions: null,
  ...column,
})

/** A report as the server answers it: one region, which has others below it, and the sum. */
export function reportWith(columns: readonly ColumnSeed[], more: Partial<ReportAnswer> = {}): ReportAnswer {
  const cells = columns.map(({ cell }): Cell => ({ ...CELL, ...cell }))
  return {
    title: '信访目的统计表',
    asOf: '2026-11-26 07:00:00',
    viewId: 'v_tj',
    conditions: [condition('djsj', 'from', '2026-10-01'), condition('djsj', 'to', '2026-10-31')],
    columns: columns.map(columnOf),
    rows: [
      {
        id: '990121000000',
        name: '石渡县',
        region: '990121000000',
        population: null,
        conditions: [condition('wtsd', 'under', '990121000000')],
        cells,
      },
    ],
    total: cells,
    frozen: null,
    ...more,
  }
}
