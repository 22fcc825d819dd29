/** Pixels of every row, the head too. */
export const ROW_HEIGHT = 36
/** Pixels of the column of boxes that select. */
export const BOXES_WIDTH = 40
/** Pixels below which no column goes. */
export const LEAST_WIDTH = 48
