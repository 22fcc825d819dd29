import { TEXT_AREA } from './measures'
import type { Row } from './rows'

/** A row with its top, in points from that of the text area. */
export interface Placed extends Row {
  readonly top: number
}

export type Page = readonly Placed[]

const TOLERANCE = 0.1

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0)

/** Rows on pages: what is kept together on one where that has room, and the imprint at the bottom of the last. */
export function paginate(text: readonly Row[], imprint: readonly Row[]): Page[] {
  const pages = new Pages()
  for (const rows of keptTogether(text)) pages.add(rows)
  if (heightOf(imprint) > TEXT_AREA.height) for (const row of imprint) pages.add([row])
  else pages.addAtBottom(imprint)
  return pages.all
}

function keptTogether(rows: readonly Row[]): Row[][] {
  const all: Row[][] = []
  let isKept = false
  for (const row of rows) {
    if (isKept) all.at(-1)?.push(row)
    else all.push([row])
    isKept = row.keep === true
  }
  return all.flatMap(group => (heightOf(group) > TEXT_AREA.height ? group.map(row => [row]) : [group]))
}

class Pages {
  readonly all: Placed[][] = [[]]
  private used = 0

  /** On one page; where it does not fit, on the next. */
  add(rows: readonly Row[]): void {
    if (rows[0]?.turns && this.used > 0) this.turn()
    else this.turnFor(heightOf(rows))
    for (const row of rows) this.place(row)
  }

  addAtBottom(rows: readonly Row[]): void {
    this.turnFor(heightOf(rows))
    this.used = TEXT_AREA.height - heightOf(rows)
    for (const row of rows) this.place(row)
  }

  private turnFor(height: number): void {
    if (this.used + height > TEXT_AREA.height + TOLERANCE) this.turn()
  }

  private turn(): void {
    this.all.push([])
    this.used = 0
  }

  private place(row: Row): void {
    if (row.isSpace && !row.turns && this.used === 0 && this.all.length > 1) return
    this.all.at(-1)?.push({ ...row, top: this.used })
    this.used += row.height
  }
}
