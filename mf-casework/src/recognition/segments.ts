import { DOUBTFUL_BELOW, type FoundField } from '@portal/shared-lib/contract/rules/letter-finds'
import type { Found, PageText } from './words'

/** A stretch of the text that looks alike throughout. */
export interface Segment {
  readonly start: number
  readonly text: string
  readonly found: FoundField | undefined
  readonly doubtful: boolean
}

/** The text of a page cut where something that was found, or a doubtful reading, begins or ends. */
export function segmentsOf({ text, words }: PageText, found: readonly Found[]): Segment[] {
  const doubtful = words.filter(({ confidence }) => confidence < DOUBTFUL_BELOW)
  const cuts = [0, text.length, ...[...found, ...doubtful].flatMap(({ start, end }) => [start, end])]
  const places = [...new Set(cuts)].toSorted((a, b) => a - b)
  return places.slice(0, -1).map((start, at) => ({
    start,
    text: text.slice(start, places[at + 1]),
    found: found.find(one => one.start <= start && one.end > start)?.field,
    doubtful: doubtful.some(word => word.start <= start && word.end > start),
  }))
}
