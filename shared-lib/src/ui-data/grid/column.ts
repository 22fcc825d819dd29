import type { CSSProperties, ReactNode } from 'react'

export interface GridColumn<Row> {
  readonly key: string
  readonly title: string
  /** Pixels; columns that are not fixed share what room is left. */
  readonly width: number
  /** Stays in sight when the grid is moved sideways. Fixed columns stand first or last. */
  readonly fixed?: 'left' | 'right'
  readonly sortable?: boolean
  /** What it is sorted by, where that bears another name; columns that share one are sorted together. */
  readonly sortKey?: string
  /** Whether its text may go on in a second line; all rows of the grid are then as high as that. Not for fixed columns. */
  readonly twoLines?: boolean
  readonly cell: (row: Row) => ReactNode
  /** All of what the cell may have room for only in part. */
  readonly whole?: (row: Row) => string | undefined
}

/** Where columns stand: what CSS needs for a row and for each of its cells. */
export interface Places {
  /** `grid-template-columns` of every row. */
  readonly template: string
  /** Pixels. */
  readonly least: number
  /** Styles of columns that have a place of their own, by key. */
  readonly own: Readonly<Record<string, CSSProperties>>
}

/** Pixels of the column that has the boxes, 0 without one. */
export function placesOf(columns: readonly GridColumn<never>[], boxes: number): Places {
  const widths = columns.map(({ width }) => width)
  const before = (at: number) => boxes + sum(widths.slice(0, at))
  const after = (at: number) => sum(widths.slice(at + 1))
  const tracks = columns.map(({ width, fixed }) => (fixed ? `${width}px` : `minmax(${width}px, ${width}fr)`))
  return {
    template: [...(boxes ? [`${boxes}px`] : []), ...tracks].join(' '),
    least: boxes + sum(widths),
    own: Object.fromEntries(
      columns.flatMap(({ key, fixed }, at) => {
        if (!fixed) return []
        return [[key, fixed === 'left' ? { left: before(at) } : { right: after(at) }]]
      }),
    ),
  }
}

/** Columns as paper has them: nothing is pressed there, and they share its width. */
export function placesOnPaper<Row>(columns: readonly GridColumn<Row>[]) {
  const printed = columns.filter(({ fixed }) => fixed !== 'right').map(column => ({ ...column, sortable: false }))
  const template = printed.map(({ width }) => `minmax(0, ${width}fr)`).join(' ')
  return { columns: printed, places: { template, least: 0, own: {} } satisfies Places }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
