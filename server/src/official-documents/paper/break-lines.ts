/** Points that the character at a place of the text takes in a line. */
export type Measure = (character: string, at: number) => number

interface Room {
  /** Points of a line, and of the first one, which may be indented. */
  readonly width: number
  readonly first?: number
}

/** What may not begin a line, and what may not end one. */
const NEVER_FIRST = /^[，。、；：？！）》〉」』】〕”’…—·,.;:?!)\]}%％]/u
const NEVER_LAST = /[（《〈「『【〔“‘([{]$/u
/** Numbers and foreign words stay whole. */
const UNITS = /[A-Za-z0-9][A-Za-z0-9.,:/@%+_-]*|[\s\S]/gu
const TOLERANCE = 0.01

interface Unit {
  readonly text: string
  readonly width: number
}

/** A paragraph in lines as wide as there is room; a word that is longer than a line is broken. */
export function breakLines(text: string, measure: Measure, { width, first = width }: Room): string[] {
  const lines: string[] = []
  let line: Unit[] = []
  let used = 0
  for (const unit of unitsOf(text, measure, Math.min(first, width))) {
    const room = lines.length === 0 ? first : width
    if (line.length > 0 && used + unit.width > room + TOLERANCE) {
      const carried = carriedOver(line, unit)
      lines.push(textOf(line))
      line = carried
      used = widthOf(carried)
    }
    line.push(unit)
    used += unit.width
  }
  return [...lines, textOf(line)]
}

function unitsOf(text: string, measure: Measure, most: number): Unit[] {
  return [...text.matchAll(UNITS)].flatMap(({ 0: word, index }) => {
    let at = index
    const parts = Array.from(word, (character): Unit => {
      const width = measure(character, at)
      at += character.length
      return { text: character, width }
    })
    const width = widthOf(parts)
    return width > most ? parts : [{ text: word, width }]
  })
}

/** Most characters that go along to the next line with what may not begin it. */
const MOST_CARRIED = 4

/** Takes from the end of a line what has to go along with the next unit. */
function carriedOver(line: Unit[], next: Unit): Unit[] {
  const carried: Unit[] = []
  const begins = () => (carried[0] ?? next).text
  while (line.length > 1 && carried.length < MOST_CARRIED) {
    const last = line.at(-1)
    if (!last || !(NEVER_FIRST.test(begins()) || NEVER_LAST.test(last.text))) break
    line.pop()
    carried.unshift(last)
  }
  return carried
}

const textOf = (units: readonly Unit[]): string => units.map(({ text }) => text).join('')

const widthOf = (units: readonly Unit[]): number => units.reduce((sum, { width }) => sum + width, 0)
