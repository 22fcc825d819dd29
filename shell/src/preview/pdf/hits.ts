/** Where words stand in a piece of text: in which one, and from which part of it to which, 0 to 1. */
export interface Hit {
  readonly piece: number
  readonly from: number
  readonly to: number
}

/** Where words stand in the pieces into which a page's text falls, also across them; capitals count for nothing. */
export function hitsIn(pieces: readonly string[], words: string): Hit[] {
  const starts = startsOf(pieces.join('').toLowerCase(), words.toLowerCase())
  const hits: Hit[] = []
  let begin = 0
  for (const [piece, { length }] of pieces.entries()) {
    for (const start of starts) {
      const from = Math.max(0, start - begin)
      const to = Math.min(length, start + words.length - begin)
      if (from < to) hits.push({ piece, from: from / length, to: to / length })
    }
    begin += length
  }
  return hits
}

function startsOf(text: string, query: string): number[] {
  const starts: number[] = []
  if (!query) return starts
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) starts.push(at)
  return starts
}
