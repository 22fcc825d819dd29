/** A line that is shorter than so much of the longest ends a paragraph. */
const FULL_LINE = 0.8
const WIDE = /[^\u0020-\u007e]/
/** A label, or the date below a letter. */
const STARTS_ANEW = /^[\p{Script=Han} ]{2,8}[:：]|^.{4,6}年.{1,3}月.{1,3}日$/u

/** Places of the line breaks of a page that end a paragraph; the others cut through words and numbers. */
export function paragraphEnds(text: string): ReadonlySet<number> {
  const lines = text.split('\n')
  const widths = lines.map(widthOf)
  // A heading may be wider than what stands below it.
  const full = Math.max(...widths.slice(1), 0) * FULL_LINE
  const ends = new Set<number>()
  let at = 0
  lines.forEach((line, nth) => {
    at += line.length
    if (nth === 0 || (widths[nth] ?? 0) < full || STARTS_ANEW.test(lines[nth + 1] ?? '')) ends.add(at)
    at += 1
  })
  return ends
}

/** Columns that a line takes; Han characters take two. */
const widthOf = (line: string): number =>
  [...line].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0)
