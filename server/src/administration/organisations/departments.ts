import { randomUUID } from 'node:crypto'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { organisationParts, saveDepartment as saveCall } from '@portal/shared-lib/contract/organisation-admin'
import { ORGANISATION_ADMIN_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/organisation-admin'
import { sql } from 'kysely'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { refuse, refuseRule } from '../../platform/refusal'
import { lockOrganisation } from './close'

type Departments = CallAnswer<typeof organisationParts>['departments']

/** The departments of an organisation in their order. */
export async function listDepartments(db: Db, orgId: string): Promise<Departments> {
  const rows = await db
    .selectFrom('department')
    .where('org_id', '=', orgId)
    .orderBy('sort_no')
    .orderBy('id')
    .select(['id as deptId', 'dept_name as deptName', 'sort_no as sortNo', 'takes_in as takesIn'])
    .select(
      sql<number>`(select count(*)::int from post join person on person.id = post.person_id
        where post.dept_id = department.id and person.in_use)`.as('peopleCount'),
    )
    .execute()
  return rows.map(row => ({ ...row, takesIn: flag(row.takesIn) }))
}

/** Adds a department to an organisation, or changes one of it. Where it takes in what comes, no other does. */
export async function saveDepartment(db: Db, args: CallInput<typeof saveCall>, by: Author): Promise<void> {
  const { id: org_id, deptId, deptName: dept_name, sortNo: sort_no } = args
  await lockOrganisation(db, org_id)
  const takes_in = args.takesIn === '1'
  const was = deptId === '' ? undefined : await getDepartment(db, org_id, deptId)
  await refuseTwice(db, { org_id, deptId, dept_name })
  if (takes_in) await db.updateTable('department').set({ takes_in: false }).where('org_id', '=', org_id).execute()
  const id = was ? deptId : randomUUID()
  const is = { dept_name, sort_no, takes_in }
  await db
    .insertInto('department')
    .values({ id, org_id, ...is })
    .onConflict(known => known.column('id').doUpdateSet(is))
    .execute()
  await recordSetting(db, { action: 'saveDepartment', objectType: 'department', objectId: id, was, is }, by)
}

/** Takes a department away that has never done anything, and is not the last of its organisation. */
export async function removeDepartment(db: Db, provinceCode: string, orgId: string, id: string, by: Author) {
  await lockOrganisation(db, orgId)
  const was = await getDepartment(db, orgId, id)
  if ((await listDepartments(db, orgId)).length === 1) refuseRule(TEXTS.lastDepartment)
  const { posts, todos } = await usesOf(db, provinceCode, orgId, id)
  if (posts > 0) refuseRule(TEXTS.departmentPeople(posts))
  if (todos > 0) refuseRule(TEXTS.departmentTodos(todos))
  await db
    .deleteFrom('department')
    .where('id', '=', id)
    .execute()
    .catch(error => (isReferred(error) ? refuseRule(TEXTS.departmentPast) : Promise.reject(error)))
  await recordSetting(db, { action: 'removeDepartment', objectType: 'department', objectId: id, was }, by)
}

/** PostgreSQL's `foreign_key_violation`. */
const REFERRED = '23503'

const isReferred = (error: unknown) => error instanceof Error && 'code' in error && error.code === REFERRED

async function getDepartment(db: Db, orgId: string, id: string) {
  const found = await db
    .selectFrom('department')
    .where('id', '=', id)
    .where('org_id', '=', orgId)
    .select(['dept_name', 'sort_no', 'takes_in'])
    .executeTakeFirst()
  return found ?? refuse('notFound', { what: '部门' })
}

interface Named {
  readonly org_id: string
  readonly deptId: string
  readonly dept_name: string
}

async function refuseTwice(db: Db, { org_id, deptId, dept_name }: Named): Promise<void> {
  const other = await db
    .selectFrom('department')
    .where('org_id', '=', org_id)
    .where('dept_name', '=', dept_name)
    .where('id', '<>', deptId)
    .select('id')
    .executeTakeFirst()
  if (other) refuseRule(TEXTS.departmentTwice)
}

/** Posts in a department, of closed accounts too, and what lies there to be done. */
async function usesOf(db: Db, provinceCode: string, orgId: string, id: string) {
  const { rows } = await sql<{ posts: number; todos: number }>`
    select (select count(*)::int from post where dept_id = ${id}) as posts,
      (select count(*)::int from todo
        where province_code = ${provinceCode} and org_id = ${orgId} and dept_id = ${id} and done_at is null) as todos
  `.execute(db)
  return rows[0] ?? { posts: 0, todos: 0 }
}
