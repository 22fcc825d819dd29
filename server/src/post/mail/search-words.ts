/** What of a mail is searched: contents and names of attachments together, the sender, the receivers. */
export type SearchField = 'text' | 'sender' | 'receivers'

const MARKS: Readonly<Record<SearchField, string>> = { text: 't', sender: 's', receivers: 'r' }

/**
 * Words by which a text is found again: each character and each pair of neighbours, since most Chinese words have two.
 * Marked with their field, so that one index serves all.
 */
export function searchWords(text: string, field: SearchField): string[] {
  const words = runs(text).flatMap(run => run.flatMap((character, at) => [character, pairAt(run, at)]))
  return [...new Set(words)].filter(Boolean).map(word => MARKS[field] + word)
}

/**
 * A tsquery, as text, for mails of which one field has all pairs of what was typed; of a single character, that
 * character. What holds nothing but signs finds nothing.
 */
export function searchQuery(typed: string, fields: readonly SearchField[]): string {
  const words = runs(typed).flatMap(run => (run.length === 1 ? run : run.slice(1).map((_, at) => pairAt(run, at))))
  const inField = (field: SearchField) => words.map(word => quoted(MARKS[field] + word)).join('&')
  return words.length ? fields.map(field => `(${inField(field)})`).join('|') : ''
}

/** Characters between blanks. */
const runs = (text: string): string[][] =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean)
    .map(run => [...run])

const pairAt = (run: readonly string[], at: number): string => (run[at + 1] ? `${run[at]}${run[at + 1]}` : '')

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`
