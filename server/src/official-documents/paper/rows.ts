import { breakLines } from './break-lines'
import type { Filled } from './fill'
import { type Look, type Rule as RuleAcross, type Run, textOf } from './layout'
import { SPACING, TEXT_AREA } from './measures'
import { lengthOf, lookAt, sliced, type Width } from './runs'

/** Text in a line, as far from the left of the text area as `x` says. */
export interface Piece extends Look {
  readonly text: string
  readonly x: number
  /** Points between characters. */
  readonly spacing: number
}

/** A rule across the text area, at the top or the bottom of a row. */
export interface Rule extends RuleAcross {
  readonly at: 'top' | 'bottom'
}

/** What stands beside each other; lengths in points. */
export interface Row {
  readonly height: number
  readonly pieces: readonly Piece[]
  readonly rule?: Rule
  /** Middle of the seal from the left, which lies over the top of the row. */
  readonly sealAt?: number
  /** The next row stands on the same page. */
  readonly keep?: boolean
  /** Space between paragraphs, which no page begins with. */
  readonly isSpace?: boolean
  /** Begins a page. */
  readonly turns?: boolean
}

/** Most points between characters by which a line is filled. */
const MOST_STRETCH = 1

/** The rows of a paragraph: the space before it, its rules, its lines and the space after it. */
export function rowsOf(paragraph: Filled, width: Width): Row[] {
  const { before, after, top, bottom, keepNext, turns } = paragraph
  const lines = linesOf(paragraph, width)
  const rows: Row[] = [
    ...(before > 0 ? [{ height: before, pieces: [], isSpace: true, keep: true }] : []),
    ...(top ? [{ height: top.space, pieces: [], rule: { ...top, at: 'top' as const }, keep: true }] : []),
    ...lines.map((row, index) =>
      index === lines.length - 1 ? { ...row, keep: keepNext || bottom !== undefined } : row,
    ),
    ...(bottom
      ? [{ height: bottom.space, pieces: [], rule: { ...bottom, at: 'bottom' as const }, keep: keepNext }]
      : []),
    ...(after > 0 ? [{ height: after, pieces: [], isSpace: true, keep: keepNext }] : []),
  ]
  const [first, ...others] = rows
  return first && turns ? [{ ...first, turns }, ...others] : rows
}

function linesOf(paragraph: Filled, width: Width): Row[] {
  const all = partsOf(paragraph, width)
  return all.map((pieces, index) => {
    const sealAt = paragraph.sealed && index === 0 ? { sealAt: middleOf(pieces, width) } : {}
    return { height: paragraph.line, pieces, ...sealAt }
  })
}

function middleOf(pieces: readonly Piece[], width: Width): number {
  const [first] = pieces
  return first ? first.x + lengthOf(pieces, width) / 2 : TEXT_AREA.width / 2
}

/** Lines as they were parted by the writer, each broken where it is too long. */
function partsOf(paragraph: Filled, width: Width): Piece[][] {
  const { runs } = paragraph
  let at = 0
  return textOf(paragraph)
    .split('\n')
    .flatMap((text, index) => {
      const part = sliced(runs, at, at + text.length)
      at += text.length + 1
      const first = index === 0 ? paragraph.first : paragraph.left
      return text.includes('\t')
        ? [endsOf(paragraph, part, width)]
        : brokenOf({ ...paragraph, first, runs: part }, width)
    })
}

function brokenOf(paragraph: Filled, width: Width): Piece[][] {
  const { runs, first, left, right, align } = paragraph
  const room = (indent: number) => TEXT_AREA.width - right - indent
  const measure = (character: string, at: number) => lengthOf([{ ...lookAt(runs, at), text: character }], width)
  const lines = breakLines(textOf({ runs }), measure, { first: room(first), width: room(left) })
  let at = 0
  return lines.map((line, index) => {
    const part = sliced(runs, at, at + line.length)
    at += line.length
    const from = index === 0 ? first : left
    const free = room(from) - lengthOf(part, width)
    if (align === 'centre') return placed(part, from + free / 2, width)
    if (align === 'right') return placed(part, Math.max(0, from + free), width)
    const stretch = index < lines.length - 1 ? free / Math.max(1, Array.from(line).length - 1) : 0
    return placed(part, from, width, align === 'both' && stretch < MOST_STRETCH ? stretch : 0)
  })
}

/** What begins at the left, and what ends at the right. */
function endsOf(paragraph: Filled, runs: readonly Run[], width: Width): Piece[] {
  const text = textOf({ runs })
  const tab = text.indexOf('\t')
  const end = sliced(runs, tab + 1, text.length)
  const x = TEXT_AREA.width - paragraph.right - lengthOf(end, width)
  return [...placed(sliced(runs, 0, tab), paragraph.first, width), ...placed(end, x, width)]
}

/** Runs beside each other. */
export function placed(runs: readonly Run[], x: number, width: Width, stretch = 0): Piece[] {
  let at = x
  return runs.map(run => {
    const piece = { ...run, x: at, spacing: SPACING + stretch }
    at += lengthOf([run], width) + stretch * Array.from(run.text).length
    return piece
  })
}
