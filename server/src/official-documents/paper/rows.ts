import { breakLines } from './break-lines'
import { CELL, LINE, SIZE, TEXT_AREA } from './measures'

export type Face = 'regular' | 'medium' | 'bold'

/** Text in a line, as far from the left of the text area as `x` says. */
export interface Piece {
  readonly text: string
  readonly x: number
  readonly face: Face
  readonly size: number
  /** Points between characters. */
  readonly spacing: number
  readonly red?: boolean
}

/** A rule across the text area, above or below a row. */
export interface Rule {
  readonly from: 'top' | 'bottom'
  readonly below: number
  readonly width: number
  readonly red?: boolean
}

/** What stands beside each other; lengths in points. */
export interface Row {
  readonly height: number
  readonly pieces: readonly Piece[]
  readonly rules?: readonly Rule[]
  /** Middle of the seal from the left, which lies over the bottom of the row. */
  readonly sealAt?: number
}

/** Width of a text in a face, of size 1. */
export type Width = (text: string, face: Face) => number

export const gap = (height: number = LINE): Row => ({ height, pieces: [] })

export interface Style {
  readonly face: Face
  readonly size: number
  readonly red?: boolean
}

/** Characters of 3号 are as wide as 28 of them fit. */
const spacingOf = ({ size }: Style): number => (size === SIZE.text ? CELL - SIZE.text : 0)

export const lengthOf = (text: string, style: Style, width: Width): number =>
  width(text, style.face) * style.size + Array.from(text).length * spacingOf(style)

/** A line by itself, from the left, in the middle, or as far from the right as said. */
export function oneLine(text: string, style: Style, width: Width, place: 'centre' | { right: number }): Piece {
  const free = TEXT_AREA.width - lengthOf(text, style, width)
  const x = place === 'centre' ? free / 2 : Math.max(0, free - place.right)
  return { ...style, text, x, spacing: spacingOf(style) }
}

interface Indents {
  /** Points from the left of the first line, of the others, and from the right. */
  readonly first: number
  readonly others: number
  readonly right?: number
}

/** Most points between characters by which a line is filled. */
const MOST_STRETCH = 1

/** A paragraph, each line but the last as wide as the others. */
export function paragraph(text: string, style: Style, width: Width, indents: Indents): Row[] {
  const { first, others, right = 0 } = indents
  const room = (indent: number) => TEXT_AREA.width - right - indent
  const measure = (character: string) => lengthOf(character, style, width)
  const lines = breakLines(text, measure, { first: room(first), width: room(others) })
  return lines.map((line, index) => {
    const x = index === 0 ? first : others
    const free = room(x) - lengthOf(line, style, width)
    const stretch = index < lines.length - 1 ? free / Math.max(1, Array.from(line).length - 1) : 0
    const spacing = spacingOf(style) + (stretch < MOST_STRETCH ? stretch : 0)
    return { height: LINE, pieces: [{ ...style, text: line, x, spacing }] }
  })
}
