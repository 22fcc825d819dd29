import type { Composed } from './compose'
import { TEXT_AREA } from './measures'
import type { Row } from './rows'

/** A row with its top, in points from that of the text area. */
export interface Placed extends Row {
  readonly top: number
}

export type Page = readonly Placed[]

const TOLERANCE = 0.1

const heightOf = (rows: readonly Row[]): number => rows.reduce((sum, { height }) => sum + height, 0)

/** Rows on pages. The signature takes the last line along, and the imprint stands at the bottom of the last page. */
export function paginate({ text, signature, imprint }: Composed): Page[] {
  const pages = new Pages()
  for (const row of text.slice(0, -1)) pages.add([row])
  pages.add([...text.slice(-1), ...signature])
  if (heightOf(imprint) > TEXT_AREA.height) for (const row of imprint) pages.add([row])
  else pages.addAtBottom(imprint)
  return pages.all
}

class Pages {
  readonly all: Placed[][] = [[]]
  private used = 0

  /** On one page; where it does not fit, on the next. */
  add(rows: readonly Row[]): void {
    this.turnFor(heightOf(rows))
    for (const row of rows) this.place(row)
  }

  addAtBottom(rows: readonly Row[]): void {
    this.turnFor(heightOf(rows))
    this.used = TEXT_AREA.height - heightOf(rows)
    for (const row of rows) this.place(row)
  }

  private turnFor(height: number): void {
    if (this.used + height <= TEXT_AREA.height + TOLERANCE) return
    this.all.push([])
    this.used = 0
  }

  private place(row: Row): void {
    this.all.at(-1)?.push({ ...row, top: this.used })
    this.used += row.height
  }
}
