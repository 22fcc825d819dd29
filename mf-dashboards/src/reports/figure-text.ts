import { figureText } from '../figures/figures'
import type { Cell, Column, Late } from './table-heads'

/** Said where there is nothing to take a share or a mean of, or nothing to compare with. */
const NOTHING = '–'

/** A change with its sign: +12.5. */
export function changeText(change: number | null): string {
  if (change === null) return NOTHING
  return change > 0 ? `+${change.toFixed(1)}` : change.toFixed(1)
}

/** What a share or a mean is taken of, for who points at it. */
export function baseText({ unit }: Pick<Column, 'unit'>, { count, base }: Cell): string | undefined {
  if (base === null) return undefined
  return unit === '%' ? `${count}件÷${base}件` : `共${base}件`
}

/** What came after a report was frozen; where nothing is to be told from nothing, how it stands now. */
export function lateText(column: Column, { value, change }: Late): string {
  if (change === null) return `现为${figureText(column, value)}`
  return change > 0 ? `+${change.toFixed(column.decimals)}` : change.toFixed(column.decimals)
}
