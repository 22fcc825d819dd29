import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { readSheet, SHEET_KINDS } from '../../platform/sheets/read-sheet'
import { type ProvinceRows, SHEETS } from './sheets'

/** Something in a file that somebody has to put right; `line` as a spreadsheet counts them, 0 for the whole file. */
export interface Finding {
  readonly file: string
  readonly line: number
  readonly text: string
}

interface Rules {
  readonly file: string
  readonly title: string
  readonly headings: Readonly<Record<string, string>>
  readonly row: z.ZodObject
}

type Find = (line: number, text: string) => void

/** Reads the tables of a folder, each from a .csv or .xlsx of its name; a table that is not there has no rows. */
export async function readFolder(folder: string): Promise<{ rows: ProvinceRows; findings: Finding[] }> {
  const findings: Finding[] = []
  const rows: Record<string, unknown[]> = {}
  for (const [name, rules] of Object.entries(SHEETS)) rows[name] = await readTable(folder, rules, findings)
  return { rows: rows as unknown as ProvinceRows, findings }
}

async function readTable(folder: string, rules: Rules, findings: Finding[]): Promise<unknown[]> {
  const [file, second] = SHEET_KINDS.map(kind => rules.file + kind).filter(name => existsSync(join(folder, name)))
  if (!file) return []
  const find: Find = (line, text) => findings.push({ file, line, text })
  if (second) find(0, `${file}和${second}只能有一个，请删除其中之一`)
  const sheet = await readSheet(join(folder, file)).catch((error: Error) => {
    find(0, error.message)
    return []
  })
  return readRows(rules, sheet, find)
}

/** Reads the rows of a table, the headings first; what is wrong with one by itself is told, and it is left out. */
export function readRows(rules: Rules, sheet: readonly (readonly string[])[], find: Find): unknown[] {
  const [headings, ...lines] = sheet
  if (!headings) return []
  const places = Object.entries(rules.headings).map(([key, heading]) => [key, headings.indexOf(heading)] as const)
  const missing = places.flatMap(([key, place]) =>
    place < 0 && !mayBeEmpty(rules, key) ? [`“${rules.headings[key]}”`] : [],
  )
  const strange = headings.filter(heading => heading && !Object.values(rules.headings).includes(heading))
  if (missing.length > 0) find(1, `缺少列${missing.join('、')}`)
  if (strange.length > 0) find(1, `不认识的列“${strange.join('”“')}”，请删除或改名`)
  if (missing.length > 0) return []
  return lines.flatMap((cells, at) => {
    if (cells.every(cell => cell === '')) return []
    const line = at + 2
    const unseen = headings.filter((_, place) => UNSEEN.test(cells[place] ?? ''))
    for (const heading of unseen) find(line, `${heading}含有换行或其他不可见字符`)
    if (unseen.length > 0) return []
    const read = rules.row.safeParse(Object.fromEntries(places.map(([key, place]) => [key, cells[place] ?? ''])))
    if (read.success) return [{ ...(read.data as object), line }]
    for (const { path, message } of read.error.issues) find(line, `${rules.headings[String(path[0])]}${message}`)
    return []
  })
}

const UNSEEN = /\p{Cc}/u

/** A column whose cells may be empty may be left out. */
const mayBeEmpty = ({ row }: Rules, key: string): boolean => row.shape[key]?.safeParse('').success === true
