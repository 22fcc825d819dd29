/** Measures of GB/T 9704-2012 in points. */
const MILLIMETRE = 72 / 25.4

export const PAPER = { width: 210 * MILLIMETRE, height: 297 * MILLIMETRE } as const

/** 版心: 156 × 225 mm, 37 mm from the top and 28 mm from the left. */
export const TEXT_AREA = {
  left: 28 * MILLIMETRE,
  top: 37 * MILLIMETRE,
  width: 156 * MILLIMETRE,
  height: 225 * MILLIMETRE,
} as const

/** Of 22 lines to a page, and of 28 characters to a line. */
export const LINE = TEXT_AREA.height / 22
export const CELL = TEXT_AREA.width / 28

/** 2号, 3号 and 4号. */
export const SIZE = { title: 22, text: 16, small: 14 } as const

/** Points by which each character is wider than its size, so that 28 of 3号 fit. */
export const SPACING = CELL - SIZE.text

/** From the top of the text to that of the mark, and from the number to the red rule. */
export const MARK_TOP = 35 * MILLIMETRE
export const RULE_BELOW = 4 * MILLIMETRE

/** Of the page number below the text, and of a seal from side to side. */
export const NUMBER_BELOW = 7 * MILLIMETRE
export const SEAL = 42 * MILLIMETRE

/** Widths of rules: the red one, the outer ones of 0.35 mm, and those between of 0.25 mm, in eighths of a point as Word has them. */
export const RULE = { red: 12 / 8, thick: 8 / 8, thin: 6 / 8 } as const

/** Of the middle of a seal above the top of the date: name and date stand a little below its middle. */
export const SEAL_ABOVE = 6

/** The page in twentieths of a point, as Word has it: A4, 版心 156 × 225 mm. */
export const PAGE_TWIPS = { 'w:w': 11906, 'w:h': 16838 }
export const MARGIN_TWIPS = { 'w:top': 2098, 'w:bottom': 1984, 'w:left': 1588, 'w:right': 1474 }
