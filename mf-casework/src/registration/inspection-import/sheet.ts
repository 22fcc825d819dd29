import { formatDay } from '@portal/shared-lib'
import type { ImportInspectionsArgs } from '@portal/shared-lib/contract/calls/inspections'
import { IMPORT_COLUMNS, IMPORT_TEXTS, MOST_IMPORTED } from '@portal/shared-lib/contract/rules/inspection-import'
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx'

export type SheetRow = ImportInspectionsArgs['rows'][number]

const SHEET = '移交信访件'
/** Characters. */
const COLUMN_WIDTH = 16

/** An empty sheet; what is written where stands in a second one, where nobody registers it. */
export async function templateOf(): Promise<Uint8Array<ArrayBuffer>> {
  const columns = IMPORT_COLUMNS.map(() => ({ width: COLUMN_WIDTH }))
  const empty = { name: SHEET, rows: [IMPORT_COLUMNS.map(({ title }) => title)], columns, freezePane: { rows: 1 } }
  const examples = IMPORT_COLUMNS.map(({ title, example }) => [title, example])
  return new Uint8Array(await writeXlsx({ sheets: [empty, { name: '填写示例', rows: [['列', '示例'], ...examples] }] }))
}

/** What stands in the first sheet of a workbook, or why that is not what is asked for. */
export async function readSheet(content: ArrayBuffer): Promise<{ rows: SheetRow[] } | { problem: string }> {
  const book = await readXlsx(content, { maxRows: MOST_IMPORTED + 2 }).catch(() => undefined)
  const [headings = [], ...lines] = (book?.sheets[0]?.rows ?? []).map(row => row.map(textOf))
  const missing = IMPORT_COLUMNS.filter(({ title }) => !headings.includes(title)).map(({ title }) => title)
  if (missing.length === IMPORT_COLUMNS.length) return { problem: '请选择按模板填写的 .xlsx 表格' }
  if (missing.length > 0) return { problem: `表格缺少以下列：${missing.join('、')}` }
  const rows = lines.filter(line => line.some(Boolean)).map(line => rowOf(headings, line))
  if (rows.length === 0) return { problem: '表格中没有数据' }
  return rows.length > MOST_IMPORTED ? { problem: IMPORT_TEXTS.tooMany } : { rows }
}

const rowOf = (headings: readonly string[], line: readonly string[]): SheetRow =>
  Object.fromEntries(IMPORT_COLUMNS.map(({ name, title }) => [name, line[headings.indexOf(title)] ?? '']))

const textOf = (value: CellValue): string => (value instanceof Date ? formatDay(value) : String(value ?? '').trim())
