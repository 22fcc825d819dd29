import { formatDay } from '@portal/shared-lib'
import type { CellValue } from 'hucre/xlsx'

export const SHEET_KINDS = '.xlsx,.csv'

/** Rows of texts of a .csv or of the first sheet of an .xlsx, none of them empty; undefined where it is neither. */
export async function readSheet(file: File, maxRows: number): Promise<string[][] | undefined> {
  const content = await file.arrayBuffer()
  const rows = await (/\.csv$/i.test(file.name) ? fromText(content) : fromWorkbook(content, maxRows))
  return rows?.map(row => row.map(textOf)).filter(row => row.some(Boolean))
}

async function fromText(content: ArrayBuffer): Promise<CellValue[][]> {
  const { parseCsv } = await import('hucre/csv')
  return parseCsv(decoded(content), { delimiter: ',' })
}

/** UTF-8, or what a Chinese Excel writes. */
function decoded(content: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('gb18030').decode(content)
  }
}

async function fromWorkbook(content: ArrayBuffer, maxRows: number): Promise<CellValue[][] | undefined> {
  const { readXlsx } = await import('hucre/xlsx')
  const book = await readXlsx(content, { maxRows }).catch(() => undefined)
  return book?.sheets[0]?.rows
}

const textOf = (value: CellValue): string =>
  (value instanceof Date ? formatDay(value) : String(value ?? '')).replace(/\s+/g, ' ').trim()
