import type { Looks } from '../../contract/rules/looks'

/** Pixels of every row, the head too, by the density that its user has chosen. */
export const ROW_HEIGHTS: Readonly<Record<Looks['density'], number>> = { loose: 36, compact: 28 }
/** Pixels of the column of boxes that select. */
export const BOXES_WIDTH = 40
/** Pixels below which no column goes. */
export const LEAST_WIDTH = 48
