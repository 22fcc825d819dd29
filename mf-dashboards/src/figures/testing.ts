import type { MapAnswer } from '@portal/shared-lib/contract/calls/stats'
import type { Metric } from '@portal/shared-lib/contract/rules/figures'

type Table = MapAnswer
type Cell = Table['rows'][number]['cells'][number]

export const cellOf = (value: number | null, more: Partial<Cell> = {}): Cell => ({
  value,
  count: Math.trunc(value ?? 0),
  base: null,
  previous: null,
  lastYear: null,
  change: null,
  yearChange: null,
  guarded: null,
  ...more,
})

const condition = (field: string, ...values: string[]) => ({ field, operator: 'is' as const, values })

/** A table as the server counts it: for each column its figure, for each row its values. */
export function tableWith(
  columns: readonly (readonly [id: string, metric: Metric, unit: string, name: string])[],
  rows: readonly (readonly [id: string, name: string, region: string, ...cells: (Cell | number | null)[]])[],
  total: readonly (Cell | number | null)[] | null = null,
): Table {
  const filled = (cell: Cell | number | null) => (typeof cell === 'object' && cell !== null ? cell : cellOf(cell))
  return {
    title: '',
    asOf: '2026-11-15 09:00:00',
    viewId: 'v_tj',
    conditions: [condition('whole', '1')],
    columns: columns.map(([id, metric, unit, name]) => ({
      id,
      path: [name],
      metric,
      list: 'petitions' as const,
      unit,
      decimals: unit === '%' ? 1 : 0,
      conditions: [condition('column', id)],
      baseConditions: null,
    })),
    rows: rows.map(([id, name, region, ...cells]) => ({
      id,
      name,
      region,
      population: null,
      conditions: [condition('row', id)],
      cells: cells.map(filled),
    })),
    total: total?.map(filled) ?? null,
  }
}
