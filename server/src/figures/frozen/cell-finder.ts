import type { Table } from '../conditions'

type Column = Table['columns'][number]
type Cell = Table['rows'][number]['cells'][number]

/** The cell of a row, null: of all, and of a column of any table that has the same headings and counts the same there. */
export type Find = (row: string | null, column: Column) => Cell | undefined

/** Finds cells by what they say, not by where they stand: a later version may have other columns between. */
export function cellFinder({ columns, rows, total }: Table): Find {
  const places = new Map(columns.map((column, at) => [nameOf(column), at]))
  const cells = new Map<string | null, readonly Cell[]>(rows.map(row => [row.id, row.cells]))
  if (total) cells.set(null, total)
  return (row, column) => cells.get(row)?.[places.get(nameOf(column)) ?? -1]
}

export const nameOf = ({ path, metric }: Column): string => JSON.stringify([metric, ...path])
