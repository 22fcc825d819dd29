interface MarkedProps {
  readonly text: string
  readonly marks: readonly string[]
}

/** A text with what was looked for marked, the longer words first. */
export function Marked({ text, marks }: MarkedProps) {
  const words = marks.filter(Boolean).toSorted((a, b) => b.length - a.length)
  if (words.length === 0) return text
  return partsOf(text, new RegExp(words.map(escaped).join('|'), 'gu')).map(({ from, part, isHit }) =>
    isHit ? <mark key={from}>{part}</mark> : part,
  )
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&')

interface Part {
  readonly from: number
  readonly part: string
  readonly isHit: boolean
}

/** The hits and what stands between them, each with where it begins. */
function partsOf(text: string, hits: RegExp): Part[] {
  const parts: Part[] = []
  let done = 0
  for (const { 0: part, index: from } of text.matchAll(hits)) {
    parts.push({ from: done, part: text.slice(done, from), isHit: false }, { from, part, isHit: true })
    done = from + part.length
  }
  return [...parts, { from: done, part: text.slice(done), isHit: false }]
}
