import type { HeatRow } from '@portal/shared-lib/plot'
import { type Figures, figureText, markOf, type Row } from '../figures/figures'

/** Rows of a table whose first column is the sum of the row: it stands behind the name, and the others are drawn. */
export const heatRows = (figures: Figures): HeatRow[] =>
  figures.rows.map(row => ({
    key: row.id,
    label: `${row.name}（${sumText(figures, row)}）`,
    cells: figures.columns
      .slice(1)
      .map(({ id, path }, at) =>
        markOf(figures, row, at + 1, { key: `${row.id} ${id}`, label: `${row.name} ${path.join('')}` }),
      ),
  }))

function sumText({ columns }: Figures, { cells }: Row): string {
  const [column] = columns
  return column ? figureText(column, cells[0]?.value ?? null) : ''
}

interface Largest {
  readonly row: Row
  readonly at: number
  readonly column: string
}

/** The largest number beside the sums; undefined where all are nothing. */
export function largestOf({ rows, columns }: Figures): Largest | undefined {
  const all = rows.flatMap(row =>
    columns.slice(1).map(({ path }, at) => ({
      row,
      at: at + 1,
      column: path.join(''),
      value: row.cells[at + 1]?.value ?? 0,
    })),
  )
  const [most] = all.toSorted((one, other) => other.value - one.value)
  return most && most.value > 0 ? most : undefined
}
