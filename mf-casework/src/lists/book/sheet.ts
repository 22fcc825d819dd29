import { writeXlsx } from 'hucre/xlsx'
import type { Row } from '../row'
import { BOOK_COLUMNS } from './columns'

/** Title and headings. */
const HEAD_ROWS = 2

/** The book as a workbook: its title, headings that stay in sight, and what it says of each letter. */
export async function sheetOf(title: string, letters: readonly Row[]): Promise<Uint8Array<ArrayBuffer>> {
  const headings = BOOK_COLUMNS.map(column => column.title)
  const sheet = {
    name: '信件办结登记簿',
    rows: [[title], headings, ...letters.map((letter, at) => BOOK_COLUMNS.map(({ cell }) => cell(letter, at)))],
    columns: BOOK_COLUMNS.map(({ width, long = false }) => ({
      width,
      style: { alignment: { vertical: 'top' as const, wrapText: long } },
    })),
    merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: headings.length - 1 }],
    freezePane: { rows: HEAD_ROWS },
    pageSetup: { orientation: 'landscape' as const, fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  }
  return new Uint8Array(await writeXlsx({ sheets: [sheet] }))
}
