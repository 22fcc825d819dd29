import type { Found, PageText } from './words'

/** A box over the picture, in percent of the page. */
export interface Mark {
  readonly key: number
  readonly left: string
  readonly top: string
  readonly width: string
  readonly height: string
}

/** Boxes are told in thousandths. */
const PER_PERCENT = 10

type Word = PageText['words'][number]

/** Where something that was found stands in the picture: a box for each line of it. */
export function marksOf({ text, words }: PageText, { start, end }: Pick<Found, 'start' | 'end'>): Mark[] {
  const within = words.filter(word => word.start < end && word.end > start)
  const lines = new Map<number, Word[]>()
  for (const word of within) {
    const line = text.slice(0, word.start).split('\n').length
    lines.set(line, [...(lines.get(line) ?? []), word])
  }
  return [...lines].map(([key, all]) => ({ key, ...around(all) }))
}

function around(words: readonly Word[]): Omit<Mark, 'key'> {
  const [left, top] = [0, 1].map(edge => Math.min(...words.map(({ box }) => box[edge] ?? 0)))
  const [right, bottom] = [2, 3].map(edge => Math.max(...words.map(({ box }) => box[edge] ?? 0)))
  const percent = (thousandths = 0) => `${thousandths / PER_PERCENT}%`
  return {
    left: percent(left),
    top: percent(top),
    width: percent((right ?? 0) - (left ?? 0)),
    height: percent((bottom ?? 0) - (top ?? 0)),
  }
}
