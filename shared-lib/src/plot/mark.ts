import { formatNumber } from '../formats/numbers'

/** The fills of a plot: each has a colour and a pattern of its own. `danger` is for what is overdue, and nothing else. */
export type Tone = 1 | 2 | 3 | 4 | 5 | 6 | 'danger'

/** What one mark of a plot (a bar, a piece, a region) counts, and where that is listed. */
export interface Mark {
  readonly key: string
  readonly label: string
  /** Null where nothing is known. */
  readonly value: number | null
  /** The value as people read it, where it is no plain number: `85.2%`. */
  readonly text?: string
  /** What else is said of it on hover and focus, a line each. */
  readonly notes?: readonly string[]
  readonly tone?: Tone
  /** The page that lists what it counts. */
  readonly to?: string
  /** What a share is taken of, and where that is listed; stands in the table. */
  readonly base?: { readonly text: string; readonly to: string }
  /** What opening it in the drawing does instead, like showing a region's parts; the table leads to both. */
  readonly onOpen?: () => void
}

/** Said where nothing is known. */
const UNKNOWN = '–'

export const textOf = ({ value, text }: Mark): string => text ?? (value === null ? UNKNOWN : formatNumber(value))

/** A mark in one sentence, for those who do not see it. */
export const saidOf = (mark: Mark): string => [`${mark.label} ${textOf(mark)}`, ...(mark.notes ?? [])].join('，')

/** The tones in their order, for marks of different kinds. */
const TONES: readonly Tone[] = [1, 2, 3, 4, 5, 6]
export const toneAt = (at: number): Tone => TONES[at % TONES.length] ?? 1

/** A label in the room that it has: pixels of which a Chinese character takes `size`, others about half. */
export function fitted(label: string, room: number, size = 12): string {
  const widths = [...label].map(letter => (letter > '⺀' ? size : size * WIDTH_OF_OTHERS))
  if (sum(widths) <= room) return label
  let left = room - size
  const kept = [...label].filter((_, at) => {
    left -= widths[at] ?? 0
    return left >= 0
  })
  return `${kept.join('')}…`
}

const WIDTH_OF_OTHERS = 0.6

/** Pixels that a text takes at a size. */
export const widthOf = (text: string, size = 12): number =>
  sum([...text].map(letter => (letter > '⺀' ? size : size * WIDTH_OF_OTHERS)))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
