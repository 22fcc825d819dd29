import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCUMENT = readFileSync(join(__dirname, '../../docs/statistics.md'), 'utf8')

/** What stands where there is nothing. */
export const NONE = '–'

/** The rows of the table of docs/statistics.md whose first heading is a word, by their headings. */
export function tableOf(first: string): Record<string, string>[] {
  const lines = DOCUMENT.split('\n').map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
  const from = lines.findIndex(([heading]) => heading === first)
  const rows = lines.slice(from + 2)
  const until = rows.findIndex(cells => cells.length === 0)
  const headings = lines[from] ?? []
  return rows.slice(0, until).map(cells => Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ''])))
}
