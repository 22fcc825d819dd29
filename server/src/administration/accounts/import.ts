import {
  ACCOUNT_TEXTS,
  accountProblems,
  IMPORT_TEXTS,
  type ImportedAccount,
} from '@portal/shared-lib/contract/rules/accounts'
import { PHONE_TEXTS, phoneProblems } from '@portal/shared-lib/contract/rules/phone'
import { sql } from 'kysely'
import { createAccounts, type NewPost } from '../../people/accounts/create'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'

interface RowProblem {
  /** From 1. */
  readonly row: number
  readonly text: string
}

type Rows = readonly ImportedAccount[]

/** What is wrong with rows, in their order: in themselves, with one another, and with what is there already. */
export async function problemsOf(db: Db, rows: Rows): Promise<RowProblem[]> {
  const { problems } = await matched(db, rows)
  return problems
}

/** Makes accounts without any right, all of them or none; they wait for a password that another officer hands out. */
export async function importAccounts(db: Db, rows: Rows, by: Author): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('import accounts', 0))`.execute(db)
  const { problems, places } = await matched(db, rows)
  if (problems.length > 0) refuseRule(IMPORT_TEXTS.stillWrong(new Set(problems.map(({ row }) => row)).size))
  const accounts = rows.map(({ account, userName, telephone, phoneNum }, at) => {
    const place = places[at]
    return { account, userName, telephone, phoneNum, posts: place ? [place] : [] }
  })
  const ids = await createAccounts(db, accounts, by.personId ?? null)
  const audited = { action: 'importAccounts', objectType: 'person', objectId: '' }
  await recordSetting(db, { ...audited, is: { ids } }, by)
  return ids.length
}

async function matched(db: Db, rows: Rows) {
  const taken = await takenOf(db, rows)
  const departments = await departmentsOf(db, rows)
  const found = rows.map(row => placeOf(row, departments))
  const problems = rows.flatMap((row, at) =>
    [...textsOf(row), ...textsAmong(row, at, rows), ...taken(row), found[at]?.problem ?? ''].flatMap(text =>
      text === '' ? [] : [{ row: at + 1, text }],
    ),
  )
  return { problems, places: found.map(({ place }) => place) }
}

const textsOf = (row: ImportedAccount): string[] => [
  ...[...accountProblems(row), ...phoneProblems(row)].map(({ text }) => text),
  ...(row.positionName.length > POSITION_MAX ? [ACCOUNT_TEXTS.position] : []),
]

const POSITION_MAX = 50

/** Of two rows with the same the second is told. */
function textsAmong({ account, telephone }: ImportedAccount, at: number, rows: Rows): string[] {
  const before = rows.slice(0, at)
  return [
    before.some(row => row.account === account) ? IMPORT_TEXTS.accountTwice : '',
    before.some(row => row.telephone === telephone) ? IMPORT_TEXTS.mobileTwice : '',
  ]
}

async function takenOf(db: Db, rows: Rows): Promise<(row: ImportedAccount) => string[]> {
  const found = await db
    .selectFrom('person')
    .where(eb =>
      eb.or([
        eb('login_account', 'in', ['', ...rows.map(({ account }) => account)]),
        eb(
          'telephone',
          'in',
          rows.map(({ telephone }) => telephone),
        ),
      ]),
    )
    .select(['login_account', 'telephone', 'in_use'])
    .execute()
  const accounts = new Set(found.map(({ login_account }) => login_account))
  const mobiles = new Set(found.filter(({ in_use }) => in_use).map(({ telephone }) => telephone))
  return ({ account, telephone }) => [
    accounts.has(account) ? ACCOUNT_TEXTS.accountTaken : '',
    telephone !== '' && mobiles.has(telephone) ? PHONE_TEXTS.mobileTaken : '',
  ]
}

interface Department {
  readonly orgId: string
  readonly orgName: string
  readonly deptId: string | null
  readonly deptName: string | null
}

/** Of the organisations in use that rows name. */
const departmentsOf = (db: Db, rows: Rows): Promise<Department[]> =>
  db
    .selectFrom('organisation')
    .leftJoin('department', 'department.org_id', 'organisation.id')
    .where('company_name', 'in', [...new Set(rows.map(({ orgName }) => orgName))])
    .where('in_use', '=', true)
    .select(['organisation.id as orgId', 'company_name as orgName', 'department.id as deptId'])
    .select('dept_name as deptName')
    .execute()

interface Found {
  readonly place?: NewPost
  readonly problem?: string
}

function placeOf({ orgName, deptName, positionName }: ImportedAccount, departments: readonly Department[]): Found {
  const own = departments.filter(department => department.orgName === orgName)
  const ids = new Set(own.map(({ orgId }) => orgId))
  if (ids.size === 0) return { problem: IMPORT_TEXTS.organisationUnknown }
  if (ids.size > 1) return { problem: IMPORT_TEXTS.organisationTwice }
  const department = own.find(each => each.deptName === deptName)
  if (!department?.deptId) return { problem: IMPORT_TEXTS.departmentUnknown }
  return { place: { orgId: department.orgId, deptId: department.deptId, positionName } }
}
