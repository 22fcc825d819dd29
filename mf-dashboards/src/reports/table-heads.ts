import type { ReportAnswer } from '@portal/shared-lib/contract/calls/stats'

export type Column = ReportAnswer['columns'][number]
export type Cell = ReportAnswer['rows'][number]['cells'][number]
export type Row = ReportAnswer['rows'][number]

/** What a column of the screen shows of a figure. */
export type Shown = 'value' | 'late' | 'change' | 'yearChange'

const COMPARED: Readonly<Record<Shown, string>> = { value: '本期', late: '补报', change: '环比', yearChange: '同比' }

/** A column of the screen: a figure, or how it has changed. */
export interface Leaf {
  /** Place of its figure among the cells of a row. */
  readonly at: number
  readonly column: Column
  readonly shown: Shown
  /** Headings from the outermost on. */
  readonly path: readonly string[]
}

export interface Heading {
  readonly title: string
  readonly columns: number
  readonly rows: number
  /** Where the heading is a figure's own name. */
  readonly column?: Column
}

/** The columns of a report: each figure, beside it what came after it was frozen, and its changes, where any row has such. */
export function leavesOf({ columns, rows, total, frozen }: ReportAnswer): Leaf[] {
  const all = [...rows.map(({ cells }) => cells), ...(total ? [total] : [])]
  return columns.flatMap((column, at) => {
    const has = (name: 'previous' | 'lastYear') => all.some(cells => (cells[at]?.[name] ?? null) !== null)
    const shown: Shown[] = [
      'value',
      ...(frozen?.late.some(one => one.column === at) ? (['late'] as const) : []),
      ...(has('previous') ? (['change'] as const) : []),
      ...(has('lastYear') ? (['yearChange'] as const) : []),
    ]
    return shown.map(one => ({
      at,
      column,
      shown: one,
      path: shown.length > 1 ? [...column.path, comparedName(column, one)] : column.path,
    }))
  })
}

/** What came after a report was frozen, by row (null: all) and column. */
export type Late = NonNullable<ReportAnswer['frozen']>['late'][number]
export type LateOf = (column: number) => Late | undefined

export function lateIn({ frozen }: ReportAnswer, row: string | null): LateOf {
  const late = frozen?.late.filter(one => one.row === row) ?? []
  return column => late.find(one => one.column === column)
}

/** Shares change by points, numbers by percent. */
const comparedName = ({ unit }: Column, shown: Shown): string =>
  shown === 'value' || shown === 'late' ? COMPARED[shown] : `${COMPARED[shown]}（${unit === '%' ? '百分点' : '%'}）`

/** The rows of headings above the columns; neighbours whose paths begin the same stand under one heading. */
export function headingsOf(leaves: readonly Leaf[]): Heading[][] {
  const depth = Math.max(0, ...leaves.map(({ path }) => path.length))
  return Array.from({ length: depth }, (_, level) => headingsAt(leaves, level, depth))
}

function headingsAt(leaves: readonly Leaf[], level: number, depth: number): Heading[] {
  const headings: Heading[] = []
  for (const [at, leaf] of leaves.entries()) {
    const { path, column } = leaf
    const title = path[level]
    // The heading above goes down over it.
    if (title === undefined) continue
    const last = headings.at(-1)
    if (last && isUnderSame(leaves[at - 1], leaf, level)) headings.splice(-1, 1, { ...last, columns: last.columns + 1 })
    else
      headings.push({
        title,
        columns: 1,
        rows: level === path.length - 1 ? depth - level : 1,
        ...(level === column.path.length - 1 && { column }),
      })
  }
  return headings
}

/** A figure's own heading is its alone, though its neighbour be called the same. */
function isUnderSame(before: Leaf | undefined, leaf: Leaf, level: number): boolean {
  if (!before || (level >= leaf.column.path.length - 1 && before.at !== leaf.at)) return false
  return level < leaf.path.length - 1 && leaf.path.slice(0, level + 1).every((title, at) => before.path[at] === title)
}
