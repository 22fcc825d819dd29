import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { parse } from 'csv-parse/sync'
import PizZip from 'pizzip'
import { readSheet as readWorkbook } from 'read-excel-file/node'

/** Kinds of files that a table may come in. */
export const SHEET_KINDS = ['.csv', '.xlsx'] as const

/** Of a file, and of what an .xlsx holds unpacked; 100,000 people take a tenth. */
const MOST_BYTES = 20_000_000
const MOST_UNPACKED = 200_000_000
const MOST_ROWS = 200_000
/** Letters of the last column that a cell may stand in, ZZ: a reader makes room for all before it. */
const MOST_LETTERS = 2
const HUGE = '文件过大（不超过20兆字节、20万行、702列），请删除空行空列或分批导入'

/** Rows of texts as they stand in a file, the headings first; what is not a table is refused with what to do. */
export async function readSheet(path: string): Promise<string[][]> {
  if ((await stat(path)).size > MOST_BYTES) throw new Error(HUGE)
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
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Of the first sheet. Numbers stay as they were written: a code of 19 digits is more than a number holds. */
async function fromWorkbook(bytes: Buffer): Promise<string[][]> {
  if (isHuge(bytes)) throw new Error(HUGE)
  try {
    const rows = await readWorkbook(bytes, { parseNumber: text => text, trim: true })
    return rows.map(row => row.map(cell => (cell instanceof Date ? cell.toISOString().slice(0, 10) : `${cell ?? ''}`)))
  } catch (error) {
    throw new Error('文件不是 Excel 工作簿（.xlsx），请重新另存后重试', { cause: error })
  }
}

/** By the sizes in the archive's list and the places of the cells, before anything makes room for them. */
function isHuge(bytes: Buffer): boolean {
  const sheets = zipped(bytes)?.file(/^xl\/.*\.xml$/) ?? []
  const unpacked = sheets.reduce((sum, sheet) => sum + sizeOf(sheet), 0)
  if (unpacked > MOST_UNPACKED) return true
  return sheets.some(sheet => {
    if (!sheet.name.startsWith('xl/worksheets/')) return false
    for (const [, column = '', row = ''] of sheet.asBinary().matchAll(/<c [^>]*\br="([A-Z]+)(\d+)"/g))
      if (column.length > MOST_LETTERS || Number(row) > MOST_ROWS) return true
    return false
  })
}

/** Undefined where it is no archive, which the reader says. */
function zipped(bytes: Buffer): PizZip | undefined {
  try {
    return new PizZip(bytes)
  } catch {
    return undefined
  }
}

/** As the archive's list says, which the library keeps beside the content. */
const sizeOf = (file: object): number => Number(Reflect.get(Reflect.get(file, '_data') ?? {}, 'uncompressedSize') ?? 0)
