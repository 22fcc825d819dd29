import { offersPage } from '@portal/shared-lib'
import type { MapAnswer } from '@portal/shared-lib/contract/calls/stats'
import { cellConditions, FIGURE_PAGES } from '@portal/shared-lib/contract/rules/figures'
import type { Mark } from '@portal/shared-lib/plot'
import { whereAddress } from '@portal/shared-lib/router'

/** Figures in rows and columns, as the server counts them. */
export type Figures = Pick<MapAnswer, 'columns' | 'rows' | 'total' | 'conditions'>
export type Row = Figures['rows'][number]
export type Column = Figures['columns'][number]
export type Cell = Row['cells'][number]

const NOTHING = '–'

/** A figure as it is read: 1,234 or 85.2%. */
export function figureText({ unit, decimals }: Pick<Column, 'unit' | 'decimals'>, value: number | null): string {
  if (value === null) return NOTHING
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return `${value.toLocaleString('zh-CN', digits)}${unit === '%' ? '%' : ''}`
}

/** A change with its sign; shares change by points. */
export function changeText({ unit }: Pick<Column, 'unit'>, change: number | null): string {
  if (change === null) return NOTHING
  return `${change > 0 ? '+' : ''}${change.toFixed(1)}${unit === '%' ? '个百分点' : '%'}`
}

/** 同比 and 环比 of a figure, as far as it is compared; and how many of it nobody may list. */
export function notesOf(column: Column, cell: Cell): string[] {
  return [
    ...(cell.lastYear === null ? [] : [`同比 ${changeText(column, cell.yearChange)}`]),
    ...(cell.previous === null ? [] : [`环比 ${changeText(column, cell.change)}`]),
    ...(cell.guarded === null ? [] : [`另有限知件 ${cell.guarded}`]),
  ]
}

/** The list of what a cell counts: of a row, or of the whole. Undefined where it opens none. */
export function listOf({ conditions }: Figures, column: Column, row?: Row): string | undefined {
  const page = FIGURE_PAGES[column.list]
  if (!column.conditions || !offersPage(page)) return undefined
  return whereAddress(page, cellConditions(conditions, row?.conditions ?? [], column.conditions))
}

/** The list of what a share is taken of. Undefined of a plain number, and where it opens none. */
const baseListOf = (figures: Figures, column: Column, row?: Row): string | undefined =>
  listOf(figures, { ...column, conditions: column.baseConditions }, row)

/** What a share is taken of, where it has a list. */
export function baseOf(figures: Figures, column: Column, cell: Cell, row?: Row): Mark['base'] {
  const to = cell.base ? baseListOf(figures, column, row) : undefined
  return to ? { text: `/${cell.base}`, to } : undefined
}

/** The figure of a row in a column, to be drawn. */
export function markOf(figures: Figures, row: Row, at: number, more: Partial<Mark> = {}): Mark {
  const [column, cell] = [figures.columns[at], row.cells[at]]
  if (!column || !cell) return { key: row.id, label: row.name, value: null, ...more }
  const to = listOf(figures, column, row)
  const base = baseOf(figures, column, cell, row)
  return {
    key: row.id,
    label: row.name,
    value: cell.value,
    text: figureText(column, cell.value),
    notes: notesOf(column, cell),
    ...(to && { to }),
    ...(base && { base }),
    ...more,
  }
}

/** The place of a column by its id. */
export const columnAt = ({ columns }: Pick<Figures, 'columns'>, id: string): number =>
  columns.findIndex(column => column.id === id)
