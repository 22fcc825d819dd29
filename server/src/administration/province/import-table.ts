import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { checkTable, importTable as importCall } from '@portal/shared-lib/contract/organisation-admin'
import { ORGANISATION_ADMIN_TEXTS } from '@portal/shared-lib/contract/rules/organisation-admin'
import { oneAtATime } from '../../people/organisations/save'
import { type Author, COMMAND_LINE } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { undone } from '../undone'
import { checkProvince } from './check'
import { checkDuty, writeDuty } from './duty-table'
import { readKnown } from './known'
import { readRows } from './read-folder'
import { DUTY, type DutyRow, type ProvinceRows, SHEETS } from './sheets'
import { WRITES, type Written } from './write'

type Table = CallInput<typeof importCall>
type Checked = CallAnswer<typeof checkTable>
type Find = (line: number, text: string) => void

const EMPTY: ProvinceRows = { regions: [], organisations: [], departments: [], people: [], posts: [] }
const NONE: Written = { added: 0, changed: 0 }

/** What is wrong with a table of regions, organisations, departments or duty, or what it would add and change. */
export const checkImport = (services: Pick<Services, 'db'>, provinceCode: string, table: Table): Promise<Checked> =>
  undone(services, db => take(db, provinceCode, table, COMMAND_LINE))

/** Takes a table in, all of it or, where anything is wrong, nothing. What it does not name stays as it is. */
export async function importTable(db: Db, provinceCode: string, table: Table, by: Author): Promise<Written> {
  const { problems, added, changed } = await take(db, provinceCode, table, by)
  if (problems.length > 0) refuseRule(ORGANISATION_ADMIN_TEXTS.tableWrong(problems.length))
  const is = { added, changed }
  await recordSetting(db, { action: 'importTable', objectType: table.table, objectId: provinceCode, is }, by)
  return is
}

async function take(db: Db, provinceCode: string, { table, rows }: Table, by: Author): Promise<Checked> {
  await oneAtATime(db)
  const problems: Checked['problems'] = []
  const find: Find = (row, text) => problems.push({ row, text })
  const read = readRows(table === 'duty' ? DUTY : SHEETS[table], rows, find)
  if (problems.length > 0) return { problems, ...NONE }
  const write =
    table === 'duty' ? await roster(db, read, by, find) : await part(db, provinceCode, { [table]: read }, find)
  return { problems, ...(problems.length > 0 ? NONE : await write()) }
}

async function roster(db: Db, read: readonly unknown[], by: Author, find: Find) {
  const rows = read as readonly DutyRow[]
  await checkDuty(db, rows, find)
  return () => writeDuty(db, rows, by)
}

/** One of the tables that a province begins with, by the same rules. */
async function part(db: Db, provinceCode: string, given: Readonly<Record<string, unknown>>, find: Find) {
  const rows: ProvinceRows = { ...EMPTY, ...given }
  const known = await readKnown(db, provinceCode)
  for (const { line, text } of checkProvince(rows, known)) find(line, text)
  const [, write] = WRITES.find(([name]) => name in given) ?? []
  return async () => (await write?.(db, rows, known)) ?? NONE
}
