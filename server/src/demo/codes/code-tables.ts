import { CATEGORIES } from './category-table'
import { HANDLING_TABLES } from './handling-tables'
import { ORGANISATION_TABLES } from './organisation-tables'
import { PETITION_TABLES } from './petition-tables'

const TABLES: Readonly<Record<string, string>> = {
  ...PETITION_TABLES,
  ...HANDLING_TABLES,
  ...ORGANISATION_TABLES,
  DM_NRFL: CATEGORIES,
}

/** Digits of the tables whose codes hold their superior: two for each level, filled up with zeros. */
const TREE_DIGITS: Readonly<Record<string, number>> = { DM_NRFL: 6, DM_BLFS: 6, DM_DRTJ: 4 }

const SEPARATOR = /[,:\n]\s*/
/** The last level of a code that is not zero, and the zeros behind it. */
const LAST_LEVEL = /(?:0[1-9]|[1-9]\d)((?:00)*)$/

export const codeRows = () => Object.entries(TABLES).flatMap(([table, text]) => rowsOf(table, codesIn(table, text)))

interface Code {
  readonly code: string
  readonly name: string
}

function codesIn(table: string, text: string): Code[] {
  const entries = text.trim().split(SEPARATOR)
  return entries.map(entry => {
    const [code = ''] = entry.split(' ')
    return { code: code.padEnd(TREE_DIGITS[table] ?? 0, '0'), name: entry.slice(code.length + 1) }
  })
}

const rowsOf = (table: string, codes: readonly Code[]) =>
  codes.map(({ code, name }, index) => ({
    table_name: table,
    code_id: code,
    code_name: name,
    parent_id: table in TREE_DIGITS ? parentOf(code, codes) : null,
    sort_no: index,
  }))

function parentOf(code: string, codes: readonly Code[]): string | null {
  const parent = code.replace(LAST_LEVEL, '00$1')
  return codes.some(other => other.code === parent) && parent !== code ? parent : null
}
