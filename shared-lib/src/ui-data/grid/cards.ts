import type { Looks } from '../../contract/rules/looks'
import type { GridColumn, Places } from './column'
import { ROW_HEIGHTS, TWO_LINES } from './measures'

/** Pixels of a line of a card, by the size of text. */
const CARD_LINE: Readonly<Record<Looks['text'], number>> = { standard: 22, large: 25, largest: 28 }
/** Pixels of the line of what can be done, which fingers touch; and of the edges of a card. */
const [CARD_ACTIONS, CARD_EDGES] = [36, 13]

/** Pixels of a sign of a heading, between it and its value, and of both edges of a cell. */
const [SIGN, GAP, EDGES] = [14, 6, 16]

/** Whether heading and value have no room in half a card of so many pixels. */
const fillsLine = ({ title, width }: GridColumn<never>, half: number): boolean =>
  title.length * SIGN + GAP + width - EDGES > half

/**
 * Pixels of a grid whose rows are cards: texts have two lines each, other cells a line or half of one, and actions
 * stand below them. `half` is in pixels.
 */
export function cardHeights(looks: Looks, columns: readonly GridColumn<never>[], half: number): CardHeights {
  const text = TWO_LINES[looks.density][looks.text]
  const line = CARD_LINE[looks.text]
  const texts = columns.filter(({ twoLines }) => twoLines).length
  const actions = columns.filter(({ fixed }) => fixed === 'right').length
  const others = columns.filter(({ twoLines, fixed }) => !twoLines && fixed !== 'right')
  const whole = others.filter(column => fillsLine(column, half)).length
  const lines = whole + Math.ceil((others.length - whole) / 2)
  const row = CARD_EDGES + texts * text + lines * line + actions * CARD_ACTIONS
  return { head: ROW_HEIGHTS[looks.density], row, text, line, actions: CARD_ACTIONS }
}

/** Pixels of the head, of a card, and of its texts, its other lines and its actions. */
export interface CardHeights {
  readonly head: number
  readonly row: number
  readonly text: number
  readonly line: number
  readonly actions: number
}

/** Where the cells of a card stand: in pairs beside the box that selects it, or alone in a line. `half` is in pixels. */
export const cardPlaces = (columns: readonly GridColumn<never>[], boxes: number, half: number): Places => ({
  template: [...(boxes ? [`${boxes}px`] : []), 'minmax(0, 1fr)', 'minmax(0, 1fr)'].join(' '),
  least: 0,
  own: Object.fromEntries(
    columns.flatMap(column => (fillsLine(column, half) ? [[column.key, { gridColumn: '-3 / -1' }]] : [])),
  ),
})
