import { todoOf } from '../../petition/case-paths'
import { idOf, type Row, textOf } from '../row'

/** A page as the server gave it. */
export interface RowsPage {
  readonly list: readonly Row[]
  readonly total: number
  readonly totalCapped?: boolean | undefined
  readonly next?: string | null | undefined
}

/** The rows that are shown: those read so far, for what was asked for. */
export interface Shown {
  readonly key: string
  readonly rows: readonly Row[]
  readonly total: number
  readonly capped: boolean
  /** Cursor of what follows; null where nothing does. */
  readonly next: string | null
  /** Rows that came or went at the server since then. */
  readonly news: number
}

export const shownOf = (key: string, { list, total, totalCapped, next }: RowsPage): Shown => ({
  key,
  total,
  rows: list,
  news: 0,
  capped: totalCapped ?? false,
  next: next ?? null,
})

/** On coming back to a list its first page is what it is now; what had been read behind it stays. */
export function withFirst(left: Shown | undefined, first: Shown): Shown {
  if (!left || left.rows.length <= first.rows.length) return first
  const known = new Set(first.rows.map(idOf))
  const behind = left.rows.slice(first.rows.length).filter(row => !known.has(idOf(row)))
  return { ...first, rows: [...first.rows, ...behind], next: left.next }
}

/** Behind what is shown comes another page; rows that have moved down into it are not shown twice. */
export function withMore(shown: Shown, page: RowsPage): Shown {
  const known = new Set(shown.rows.map(idOf))
  const rows = [...shown.rows, ...page.list.filter(row => !known.has(idOf(row)))]
  return { ...shownOf(shown.key, page), rows, news: shown.news }
}

const waits =
  (handled: ReadonlySet<string>) =>
  (row: Row): boolean =>
    !handled.has(todoOf(textOf(row, 'url')))

/** A page that a server gave which does not know yet that to-dos wait no longer. */
export const pageWithoutTodos = (page: RowsPage, handled: ReadonlySet<string>): RowsPage => ({
  ...page,
  list: page.list.filter(waits(handled)),
})

/** Without the rows of to-dos that wait no longer, as far as it has any. */
export function withoutTodos(shown: Shown, handled: ReadonlySet<string>): Shown {
  const waiting = waits(handled)
  return withoutRows(shown, new Set(shown.rows.filter(row => !waiting(row)).map(idOf)))
}

/** Without rows that have left the list by what was done to them. */
export function withoutRows(shown: Shown, left: ReadonlySet<string>): Shown {
  const rows = shown.rows.filter(row => !left.has(idOf(row)))
  const gone = shown.rows.length - rows.length
  return gone === 0 ? shown : { ...shown, rows, total: Math.max(rows.length, shown.total - gone) }
}

/** Rows that have been scanned stand first, as they are now where they are in the list too. */
export function withScanned(shown: Shown, scanned: readonly Row[]): Shown {
  if (scanned.length === 0) return shown
  const now = new Map(shown.rows.map(row => [idOf(row), row]))
  const known = new Set(scanned.map(idOf))
  const first = scanned.map(row => now.get(idOf(row)) ?? row)
  return { ...shown, rows: [...first, ...shown.rows.filter(row => !known.has(idOf(row)))] }
}

/**
 * The first page has been read again while rows are shown: those that are in both become what they are now, each in its
 * place. What came and went is counted alone, so that no row moves under somebody's hand.
 */
export function withHead(shown: Shown, page: RowsPage): Shown {
  if (shown.rows.length === 0) return shownOf(shown.key, page)
  const now = new Map(page.list.map(row => [idOf(row), row]))
  const known = new Set(shown.rows.map(idOf))
  const came = page.list.filter(row => !known.has(idOf(row))).length
  const gone = shown.rows.slice(0, page.list.length || shown.rows.length).filter(row => !now.has(idOf(row))).length
  const rows = shown.rows.map(row => now.get(idOf(row)) ?? row)
  return { ...shown, rows, news: Math.max(came, gone) }
}
