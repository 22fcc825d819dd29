import type { Line } from 'tesseract.js'

type TextLine = Pick<Line, 'words'>
type Word = TextLine['words'][number]

/** Shares of the width of a page: where a gap between columns may be, how wide it is, how far apart it is looked for. */
const MIDDLE = { from: 0.35, to: 0.65 }
const HALF_GAP = 0.011
const STEP = 0.005
/** Lines in two columns beside which one that crosses the gap is taken for a heading. */
const LINES_PER_CROSSING = 4
const LEAST_LINES = 4
/** Characters that a line of a column has on average; labels with values beside them have fewer. */
const LEAST_CHARACTERS = 7

/** Lines as they are read: where a page has two columns, the left one before the right one. */
export function inColumns(lines: readonly TextLine[], width: number): readonly TextLine[] {
  const gap = findGap(lines, width)
  if (gap === undefined) return lines
  const first = lines.findIndex(line => isSplit(line, gap))
  const last = lines.findLastIndex(line => isSplit(line, gap))
  const within = lines.slice(first, last + 1)
  const side = (isIts: (word: Word) => boolean) =>
    within.map(({ words }) => ({ words: words.filter(isIts) })).filter(({ words }) => words.length > 0)
  return [
    ...lines.slice(0, first),
    ...side(({ bbox }) => bbox.x0 < gap),
    ...side(({ bbox }) => bbox.x0 >= gap),
    ...lines.slice(last + 1),
  ]
}

/** Pixels from the left at which nearly all lines have a gap. */
function findGap(lines: readonly TextLine[], width: number): number | undefined {
  let best: { at: number; lines: number } | undefined
  for (let share = MIDDLE.from; share <= MIDDLE.to; share += STEP) {
    const at = share * width
    const split = lines.filter(line => isSplit(line, at) && !crosses(line, at, width))
    const crossing = lines.filter(line => crosses(line, at, width)).length
    const enough = split.length >= LEAST_LINES && split.length >= crossing * LINES_PER_CROSSING && areTexts(split, at)
    if (enough && split.length > (best?.lines ?? 0)) best = { at, lines: split.length }
  }
  return best?.at
}

const isSplit = ({ words }: TextLine, at: number): boolean =>
  words.some(({ bbox }) => bbox.x1 <= at) && words.some(({ bbox }) => bbox.x0 >= at)

const crosses = ({ words }: TextLine, at: number, width: number): boolean =>
  words.some(({ bbox }) => bbox.x0 < at + HALF_GAP * width && bbox.x1 > at - HALF_GAP * width)

function areTexts(lines: readonly TextLine[], at: number): boolean {
  const words = lines.flatMap(line => line.words)
  const left = charactersOf(words.filter(({ bbox }) => bbox.x1 <= at))
  const right = charactersOf(words.filter(({ bbox }) => bbox.x0 >= at))
  return Math.min(left, right) >= LEAST_CHARACTERS * lines.length
}

const charactersOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0)
