import type { Looks } from '../../contract/rules/looks'

/** Pixels of the head, and of a row of one line, by the density that its user has chosen. */
const ROW_HEIGHTS: Readonly<Record<Looks['density'], number>> = { loose: 36, compact: 28 }
/** Pixels of a row in which a text may have two lines, by density and by the size of text: lines of 1.35 and a rest around them. */
const TWO_LINES: Readonly<Record<Looks['density'], Readonly<Record<Looks['text'], number>>>> = {
  loose: { standard: 44, large: 50, largest: 56 },
  compact: { standard: 40, large: 46, largest: 52 },
}

/** Pixels of the head and of the rows of a grid that looks so; rows are higher where a column has two lines. */
export const heightsOf = ({ density, text }: Looks, hasTwoLines: boolean): { head: number; row: number } => ({
  head: ROW_HEIGHTS[density],
  row: hasTwoLines ? TWO_LINES[density][text] : ROW_HEIGHTS[density],
})

/** Pixels of the column of boxes that select. */
export const BOXES_WIDTH = 40
/** Pixels below which no column goes. */
export const LEAST_WIDTH = 48
