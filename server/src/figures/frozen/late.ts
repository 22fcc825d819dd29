import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { METRICS } from '@portal/shared-lib/contract/rules/figures'
import type { report } from '@portal/shared-lib/contract/stats'
import type { Table } from '../conditions'
import { METRIC_RULES } from '../metrics/metrics'
import { cellFinder, nameOf } from './cell-finder'

type Cell = Table['rows'][number]['cells'][number]
type Column = Table['columns'][number]
type Late = NonNullable<CallAnswer<typeof report>['frozen']>['late'][number]

const NOT_COMPARED = { previous: null, lastYear: null, change: null, yearChange: null }
/** Where a row was not when the report was frozen. */
const NOTHING: Cell = { value: null, count: 0, base: null, ...NOT_COMPARED, guarded: null }

/** What was frozen, with the rows that have come since; what a cell counts and its list are those of now, for who reads. */
export function besideNow(kept: Table, now: Table, isCompared: boolean): Table {
  const find = cellFinder(now)
  const listed = new Map(now.columns.map(column => [nameOf(column), column]))
  const columns = kept.columns.map(column => {
    const { conditions = null, baseConditions = null } = listed.get(nameOf(column)) ?? {}
    return { ...column, conditions, baseConditions }
  })
  const cells = (row: string | null, of: readonly Cell[]): Cell[] =>
    of.map((cell, at) => {
      const { count = 0, base = null } = (columns[at] && find(row, columns[at])) ?? {}
      return { ...cell, count, base, ...(!isCompared && NOT_COMPARED) }
    })
  const known = new Set(kept.rows.map(({ id }) => id))
  const empty = kept.columns.map(() => NOTHING)
  const rows = [
    ...kept.rows.map(row => ({ ...row, cells: cells(row.id, row.cells) })),
    ...now.rows.filter(({ id }) => !known.has(id)).map(row => ({ ...row, cells: cells(row.id, empty) })),
  ]
  return { ...kept, conditions: now.conditions, columns, rows, total: kept.total && cells(null, kept.total) }
}

/** 补报: every figure that is other by now. What stood at the moment of freezing (在办) is no figure of the period, and has none. */
export function lateOf(shown: Table, kept: Table, alike: Table): Late[] {
  const [before, after] = [cellFinder(kept), cellFinder(alike)]
  const rows = [...(shown.total ? [null] : []), ...shown.rows.map(({ id }) => id)]
  return rows.flatMap(row =>
    shown.columns.flatMap((column, at): Late[] => {
      // What a later version no longer counts has nothing to be compared with.
      if (!column.conditions || METRIC_RULES[column.metric].base === 'now') return []
      const [then, now] = [before(row, column) ?? nothingOf(column), after(row, column) ?? nothingOf(column)]
      if (then.value === now.value && then.count === now.count && then.base === now.base) return []
      const { value } = now
      const change = value === null || then.value === null ? null : value - then.value
      return [{ row, column: at, value, change: change && Number(change.toFixed(column.decimals)) }]
    }),
  )
}

/** No petitions are none and no persons; a share or a mean of nothing there is not. */
function nothingOf({ metric }: Column): Pick<Cell, 'value' | 'count' | 'base'> {
  const { of, perCapita } = METRIC_RULES[metric]
  const isNumber = !of && !perCapita && METRICS[metric].unit !== '天'
  return { value: isNumber ? 0 : null, count: 0, base: of ? 0 : null }
}
