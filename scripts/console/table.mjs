import { padTo, widthOf } from './width.mjs'

const GAP = '  '

/**
 * Rows in aligned columns under their titles.
 * @param {string[]} titles
 * @param {string[][]} rows
 * @returns {string[]} lines
 */
export function formatTable(titles, rows) {
  const widths = titles.map((title, at) => Math.max(...[title, ...rows.map(row => row[at] ?? '')].map(widthOf)))
  const rule = widths.map(width => '-'.repeat(width))
  return [titles, rule, ...rows].map(row =>
    row
      .map((cell, at) => padTo(cell, widths[at] ?? 0))
      .join(GAP)
      .trimEnd(),
  )
}
