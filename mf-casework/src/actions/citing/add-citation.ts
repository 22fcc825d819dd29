/** A citation behind what is there, parted from it; what cites the article already stays as it is. */
export function addCitation(text: string, citation: string): string {
  if (text.includes(citation)) return text
  const held = text.trimEnd()
  if (held === '') return citation
  return /[：；。、，]$/u.test(held) ? held + citation : `${held}；${citation}`
}
