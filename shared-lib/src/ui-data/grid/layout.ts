import { ROW_HEIGHT } from './measures'

const NO_HEADINGS: ReadonlyMap<number, string> = new Map()

/** Where rows stand, in pixels: a heading belongs to the row below it. */
export function layOutOf(headings = NO_HEADINGS) {
  const places = [...headings.keys()]
  return {
    sizeOf: (index: number): number => (headings.has(index) ? 2 * ROW_HEIGHT : ROW_HEIGHT),
    startOf: (index: number): number => (index + places.filter(place => place < index).length) * ROW_HEIGHT,
    /** Another one for other headings, so that what was measured is measured anew. */
    keyOf: (index: number): number => index,
  }
}
