import { PERSON_ROLE, ROLE_NAMES } from '@portal/shared-lib/contract/rules/petition-fields'
import type { PersonValues } from '../engine/form-values'

type Column = 'role' | 'name' | 'idCard' | 'mobile' | 'address'

/** Headings by which a column is known. */
const HEADINGS: readonly (readonly [RegExp, Column])[] = [
  [/姓名|信访人/, 'name'],
  [/身份证|证件/, 'idCard'],
  [/手机|电话/, 'mobile'],
  [/住址|地址/, 'address'],
  [/类型|身份$/, 'role'],
]

/** What a cell looks like that has no heading. */
const SHAPES: readonly (readonly [RegExp, Column])[] = [
  [/^\d{17}[\dXx]$/, 'idCard'],
  [/^1\d{10}$/, 'mobile'],
  [/^(联名人|代表|随访人|代理人|被反映人)$/, 'role'],
  [/^[\p{Script=Han}·]{2,6}$/u, 'name'],
]

/** Roles by the words of a table, and of the form. */
export const ROLE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ROLE_NAMES)
    .filter(([role]) => role !== PERSON_ROLE.main)
    .map(([role, word]) => [word, role]),
)

/**
 * People from a table copied out of a spreadsheet: a line each, tabs between the cells. Columns are known by their
 * headings, and where there are none by what the cells look like. Lines without a name are left out.
 */
export function pastedPersons(text: string, role: string): PersonValues[] {
  const [first = [], ...rest] = cellsOf(text)
  const headings = first.map(columnOf)
  const named = headings.includes('name')
  const rows = (named ? rest : [first, ...rest]).map(cells => rowOf(cells, named ? headings : undefined))
  return rows
    .filter(({ name }) => name)
    .map(({ role: word = '', ...person }) => ({ ...person, role: ROLE_WORDS[word] ?? role }))
}

/** Whether what is pasted is a table, and not a value for one field. */
export const isTable = (text: string): boolean => /\t/.test(text) || cellsOf(text).length > 1

const cellsOf = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter(line => line.trim() !== '')
    .map(line => line.split('\t').map(cell => cell.replaceAll(/^[\s'"]+|[\s"]+$/g, '')))

const columnOf = (heading: string): Column | undefined => HEADINGS.find(([words]) => words.test(heading))?.[1]

type Row = Partial<Record<Column, string>>

function rowOf(cells: readonly string[], headings: readonly (Column | undefined)[] | undefined): Row {
  const row: Row = {}
  cells.forEach((cell, at) => {
    const column = headings ? headings[at] : shapeOf(cell, row)
    if (column && cell && row[column] === undefined) row[column] = cell
  })
  return row
}

/** What is left over in a line is where somebody lives. */
const shapeOf = (cell: string, row: Row): Column | undefined =>
  SHAPES.find(([shape, column]) => shape.test(cell) && row[column] === undefined)?.[1] ??
  (row.name && cell.length > 2 && !/^\d+$/.test(cell) ? 'address' : undefined)
