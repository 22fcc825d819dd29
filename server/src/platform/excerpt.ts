/** Characters of an excerpt, and of these before the first hit. */
const SHOWN = 110
const BEFORE = 24

/** The words of a text around the first hit. */
export function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/gu, ' ')
  const places = words.map(word => plain.indexOf(word)).filter(at => at >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  const begin = first <= BEFORE ? 0 : first - BEFORE
  const end = begin + SHOWN
  return `${begin > 0 ? '…' : ''}${plain.slice(begin, end)}${end < plain.length ? '…' : ''}`
}
