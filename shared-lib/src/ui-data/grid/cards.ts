import type { Looks } from '../../contract/rules/looks'
import type { GridColumn, Places } from './column'

/** Pixels of a line of facts and of two lines of text, by the size of text. */
const LINES: Readonly<Record<Looks['text'], { readonly fact: number; readonly text: number }>> = {
  standard: { fact: 18, text: 40 },
  large: { fact: 21, text: 46 },
  largest: { fact: 24, text: 52 },
}
/** How much larger all is that is written. */
const SCALES: Readonly<Record<Looks['text'], number>> = { standard: 1, large: 16 / 14, largest: 18 / 14 }
/** Pixels of the first line, where fingers touch, of the edges of a card, and of the head. */
const [FIRST_LINE, CARD_EDGES, HEAD] = [32, 11, 36]
/** Pixels of the box that selects, and between two facts. */
const [BOX, GAP] = [28, 10]
/** Pixels of a sign of a fact, of the edges of a column which a card has not, and of those between heading and value. */
const [SIGN, EDGES, BESIDE] = [12, 24, 4]
/** Facts are written smaller than in columns. */
const SMALLER = 12 / 14

const isActions = ({ fixed }: GridColumn<never>) => fixed === 'right'

/** Columns as a card has them: those that stay in sight at its head, what it is about, facts, what can be done. */
export interface CardColumns<Row> {
  readonly all: readonly GridColumn<Row>[]
  /** Keys of those at the head: what they are is seen. */
  readonly first: ReadonlySet<string>
}

/** `room` is in pixels. */
export function cardColumns<Row>(columns: readonly GridColumn<Row>[], room: number): CardColumns<Row> {
  const actions = columns.filter(isActions)
  const texts = columns.filter(({ twoLines }) => twoLines)
  let left = room - BOX - sum(actions.map(({ width }) => width))
  const first: GridColumn<Row>[] = []
  for (const column of columns.filter(({ fixed, twoLines }) => fixed === 'left' && !twoLines)) {
    left -= column.width
    if (left < 0) break
    first.push(column)
  }
  const facts = columns.filter(column => ![...actions, ...texts, ...first].includes(column))
  return { all: [...first, ...texts, ...facts, ...actions], first: new Set(first.map(({ key }) => key)) }
}

/**
 * Pixels of a grid whose rows are cards of so much `room`, in pixels: below its first line a text has two lines, and
 * facts follow each other like words.
 */
export function cardHeights(looks: Looks, { all, first }: CardColumns<never>, room: number): CardHeights {
  const { fact, text } = LINES[looks.text]
  const texts = all.filter(({ twoLines }) => twoLines).length
  const facts = all.filter(column => !column.twoLines && !isActions(column) && !first.has(column.key))
  const lines = Math.ceil((sum(facts.map(widthOf)) * SCALES[looks.text]) / room)
  return { head: HEAD, row: CARD_EDGES + FIRST_LINE + texts * text + lines * fact, text, fact, first: FIRST_LINE }
}

const widthOf = ({ title, width }: GridColumn<never>) =>
  title.length * SIGN + BESIDE + Math.max(0, width - EDGES) * SMALLER + GAP

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Pixels of the head, of a card, of its first line, of a text and of a line of facts. */
export interface CardHeights {
  readonly head: number
  readonly row: number
  readonly first: number
  readonly text: number
  readonly fact: number
}

/** Cells of a card follow each other. */
export const CARD_PLACES: Places = { template: 'none', least: 0, own: {} }
