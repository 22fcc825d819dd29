import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { checkTable, importTable as importCall } from '@portal/shared-lib/contract/organisation-admin'
import { ORGANISATION_ADMIN_TEXTS } from '@portal/shared-lib/contract/rules/organisation-admin'
import { sql } from 'kysely'
import { keepingReach } from '../../people/organisations/reach'
import { oneAtATime } from '../../people/organisations/save'
import { type Author, COMMAND_LINE } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { undone } from '../../platform/database/undone'
import { refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
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
const NONE = { added: 0, changed: 0, renamed: [] }

/** What is wrong with a table of regions, organisations, departments or duty, or what it would add and change. */
export const checkImport = (services: Pick<Services, 'db'>, provinceCode: string, table: Table): Promise<Checked> =>
  undone(services, db => take(db, provinceCode, table, COMMAND_LINE))

/** Takes a table in, all of it or, where anything is wrong, nothing. What it does not name stays as it is. */
export async function importTable(db: Db, provinceCode: string, table: Table, by: Author): Promise<Written> {
  const { problems, added, changed } = await keepingReach(db, by, '导入机构表格', () =>
    take(db, provinceCode, table, by),
  )
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
  if (problems.length > 0) return { problems, ...NONE }
  const renamed = await renamedBy(db, table, read)
  return { problems, ...(await write()), renamed }
}

const NAMED = {
  regions: ['region', 'region_code', 'region_name'],
  organisations: ['organisation', 'org_code', 'company_name'],
} as const

/** Regions and organisations that a table calls otherwise than they are called. */
async function renamedBy(db: Db, table: Table['table'], read: readonly unknown[]): Promise<Checked['renamed']> {
  if (table !== 'regions' && table !== 'organisations') return []
  const [from, code, name] = NAMED[table].map(each => sql.ref(each))
  const { rows } = await sql<Checked['renamed'][number]>`select line as row, ${name} as was, given.name as "is"
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as given (line int, code text, name text)
    join ${from} on ${code} = given.code where ${name} <> given.name order by line`.execute(db)
  return rows
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
