import type { CallInput } from '@portal/shared-lib/contract/form'
import type { report } from '@portal/shared-lib/contract/stats'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { changeOf } from '../cells'
import type { Table } from '../conditions'
import { METRIC_RULES } from '../metrics/metrics'
import { type Period, periodBefore, yearBefore } from '../periods'
import { cellFinder, type Find } from './cell-finder'
import { findKept } from './kept'

type Args = CallInput<typeof report>
type Cells = Table['rows'][number]['cells']

/** A report of now whose 环比 and 同比 go by what was frozen of the periods before, where something was. */
export async function withFrozenBefore(db: Db, caller: Caller, args: Args, table: Table): Promise<Table> {
  if (!args.compare || !isOfAll(args)) return table
  const kept = async (period: Period) => {
    const found = await findKept(db, caller, { ...args, ...period })
    return found && cellFinder(found.table)
  }
  const [before, year] = await Promise.all([kept(periodBefore(args)), kept(yearBefore(args))])
  if (!before && !year) return table
  const compared = (row: string | null, cells: Cells): Cells =>
    cells.map((cell, at) => {
      const column = table.columns[at]
      if (!column || METRIC_RULES[column.metric].base === 'now') return cell
      const valueIn = (find: Find | undefined, live: number | null) =>
        find ? (find(row, column)?.value ?? null) : live
      const [previous, lastYear] = [valueIn(before, cell.previous), valueIn(year, cell.lastYear)]
      const change = changeOf(column, cell.value, previous)
      return { ...cell, previous, lastYear, change, yearChange: changeOf(column, cell.value, lastYear) }
    })
  return {
    ...table,
    rows: table.rows.map(row => ({ ...row, cells: compared(row.id, row.cells) })),
    total: table.total && compared(null, table.total),
  }
}

/** Whether a report is asked for as an office reports it: of all that it counts. */
export const isOfAll = ({ region, channels, repeat }: Args): boolean =>
  region === '' && channels.length === 0 && repeat === ''
