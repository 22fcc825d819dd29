export interface Area {
  readonly code: string
  readonly name: string
}

export interface County extends Area {
  /** Name of its city. */
  readonly above: string
}

export interface Placed {
  readonly code: string
  readonly start: number
  readonly end: number
}

/** For a name as it stands, or with a character misread; for its city right before it, or anywhere. */
const SCORE = { exact: 3, misread: 1, behindCity: 2, inCity: 1 }
/** A misread name alone says nothing. */
const ENOUGH = 2
/** A name of two characters has too little left when one of them is misread. */
const SHORTEST = 3
const LONGEST = 8

/** The county that a text says most of, also where the reader took one character for another; of two, the first. */
export function countyIn(text: string, counties: readonly County[]): Placed | undefined {
  const found = counties.flatMap(county => {
    const places = occurrences(text, county.name)
    const [first] = places
    if (!first) return []
    const named = places.map(
      ({ at, exact }) => (exact ? SCORE.exact : SCORE.misread) + cityBefore(text, at, county.above),
    )
    const score =
      named.reduce((sum, one) => sum + one) + (occurrences(text, county.above).length > 0 ? SCORE.inCity : 0)
    return { code: county.code, start: first.at, end: first.at + county.name.length, score }
  })
  const enough = found.filter(({ score }) => score >= ENOUGH)
  return enough.toSorted((a, b) => b.score - a.score || a.start - b.start)[0]
}

const cityBefore = (text: string, at: number, city: string): number =>
  occurrences(text.slice(Math.max(at - city.length, 0), at), city).length > 0 ? SCORE.behindCity : 0

/** The town that a text names; with a character misread only right behind its county, and where no other is like it. */
export function townIn(text: string, towns: readonly Area[], county: Placed): Placed | undefined {
  const placed = (from: string, offset: number) =>
    towns.flatMap(({ code, name }) =>
      occurrences(from, name).map(({ at, exact }) => ({
        code,
        start: offset + at,
        end: offset + at + name.length,
        exact,
      })),
    )
  const exact = placed(text, 0).find(one => one.exact)
  if (exact) return exact
  const behind = placed(text.slice(county.end, county.end + LONGEST), county.end).filter(
    ({ start }) => start === county.end,
  )
  return new Set(behind.map(({ code }) => code)).size === 1 ? behind[0] : undefined
}

interface Occurrence {
  readonly at: number
  readonly exact: boolean
}

/** Where a name stands, or one that differs in one character but for the last, which says what it is. */
function occurrences(text: string, name: string): Occurrence[] {
  const found: Occurrence[] = []
  for (let at = 0; at + name.length <= text.length; at += 1) {
    let wrong = 0
    for (let nth = 0; nth < name.length && wrong < 2; nth += 1)
      if (text[at + nth] !== name[nth]) wrong += nth === name.length - 1 || name.length < SHORTEST ? 2 : 1
    if (wrong < 2) found.push({ at, exact: wrong === 0 })
  }
  return found
}
