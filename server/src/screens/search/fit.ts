import { DAY_MS } from '../../platform/calendar/china-time'
import type { Term } from './terms'

/** What a hit is worth by where its words stand: in a name more than age, region and force add to any other. */
const IN_NAME = 100
const AT_BEGINNING = 60
const INSIDE = 40
/** What a hit by another word of the same meaning lacks. */
const OTHER_WORD = 10
/** Characters at the beginning of a text, which say what it is about. */
const BEGINNING = 20
/** What something of today is worth more than something old; a year later a third of it is left. */
const NEW = 20
const YEAR_DAYS = 365

/** A text that words are looked for in, and how much a hit in it says. */
export interface Place {
  readonly text: string
  readonly isName?: boolean
}

/** How well texts fit: the mean of their words, each where it stands best. */
export function fitOf(terms: readonly Term[], places: readonly Place[]): number {
  const worths = terms.map(({ alternatives }) =>
    Math.max(...alternatives.map((word, index) => bestOf(word, places) - (index > 0 ? OTHER_WORD : 0))),
  )
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length
}

const bestOf = (word: string, places: readonly Place[]): number =>
  Math.max(...places.map(place => worthIn(word, place)), 0)

function worthIn(word: string, { text, isName }: Place): number {
  const at = text.indexOf(word)
  if (at < 0) return 0
  if (isName) return text === word ? IN_NAME + OTHER_WORD : IN_NAME
  return at < BEGINNING ? AT_BEGINNING : INSIDE
}

/** What its age adds. */
export const freshness = (at: Date | undefined, now: Date): number =>
  at ? NEW * Math.exp(-Math.max(0, now.getTime() - at.getTime()) / DAY_MS / YEAR_DAYS) : 0
