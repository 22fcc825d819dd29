import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { parse } from 'csv-parse/sync'
import { readSheet as readWorkbook } from 'read-excel-file/node'

/** Kinds of files that a table may come in. */
export const SHEET_KINDS = ['.csv', '.xlsx'] as const

/** Rows of texts as they stand in a file, the headings first; what is not a table is refused with what to do. */
export async function readSheet(path: string): Promise<string[][]> {
  const bytes = await readFile(path)
  return extname(path).toLowerCase() === '.xlsx' ? fromWorkbook(bytes) : fromText(bytes)
}

/** UTF-8, or what a Chinese Excel writes. */
function fromText(bytes: Buffer): string[][] {
  try {
    return parse(decoded(bytes), { relaxColumnCount: true, skipEmptyLines: false, trim: true, bom: true })
  } catch (error) {
    throw new Error('文件不是逗号分隔的表格，请另存为“CSV UTF-8”后重试', { cause: error })
  }
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Of the first sheet. Numbers stay as they were written: a code of 19 digits is more than a number holds. */
async function fromWorkbook(bytes: Buffer): Promise<string[][]> {
  try {
    const rows = await readWorkbook(bytes, { parseNumber: text => text, trim: true })
    return rows.map(row => row.map(cell => (cell instanceof Date ? cell.toISOString().slice(0, 10) : `${cell ?? ''}`)))
  } catch (error) {
    throw new Error('文件不是 Excel 工作簿（.xlsx），请重新另存后重试', { cause: error })
  }
}
