import { type Position, writeCursor } from './cursor'

/** Pages are numbered from 1. */
interface AskedPage {
  readonly pageNumber: number
  readonly limit: number
}

/** Rows before a page; a page beyond all numbers is merely empty. */
export const rowsBefore = ({ pageNumber, limit }: AskedPage): number =>
  Math.min((pageNumber - 1) * limit, Number.MAX_SAFE_INTEGER)

/** Splits what was found, looking for one row more than the page holds, into the page and the cursor behind it. */
export function pageOf<Row>(found: readonly Row[], limit: number, positionOf: (row: Row) => Position) {
  return splitPage(found, limit, row => writeCursor(positionOf(row)))
}

/** As `pageOf`, where the list has a cursor of its own. */
export function splitPage<Row>(found: readonly Row[], limit: number, cursorOf: (row: Row) => string) {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: last && found.length > limit ? cursorOf(last) : null }
}
