import { sql } from 'kysely'
import { currentRights } from '../../../people/identity/rights'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import type { Services } from '../../../platform/services'
import { findDeputy, mayHave, type Owner } from '../owner'
import type { HeldTodo } from './held'

/** The page on which everybody has their own to-dos. */
const PAGE = 'toDoManage/personalToDo'
export const NOT_ENTITLED = '该人员没有办理此类事项的权限，请另选'
const ACCUSED = '6'

/** People of the caller's organisation, or of its department, who have to-dos of their own. */
export async function peopleWithTodos(
  services: Services,
  db: Db,
  caller: Caller,
  within: 'department' | 'organisation',
) {
  const posts = await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .where('post.org_id', '=', caller.orgId)
    .$if(within === 'department', query => query.where('post.dept_id', '=', caller.deptId))
    .where('person.in_use', '=', true)
    .where('person.awaits_password', '=', false)
    .orderBy('department.sort_no')
    .orderBy('person.user_name')
    .orderBy('person.id')
    .select(['person.id as personId', 'user_name as name', 'post.dept_id as deptId', 'dept_name as department'])
    .select(sql<string[]>`array(select role_code from post_role where post_role.post_id = post.id)`.as('roles'))
    .execute()
  const { permissionsOf } = await currentRights(services)
  return posts.filter(({ roles }) => permissionsOf(roles).has(PAGE))
}

export type Colleague = Awaited<ReturnType<typeof peopleWithTodos>>[number]

/** The colleague of that id among those who may be given to-dos. */
export const getColleague = (among: readonly Colleague[], personId: string): Colleague =>
  among.find(person => person.personId === personId) ?? refuseRule(NOT_ENTITLED)

/** With whom a to-do comes to lie that is given to a colleague: the colleague's deputy while there is one. */
export async function receiverOf(db: Db, caller: Caller, { personId, deptId }: Colleague, at: Date): Promise<Owner> {
  return (await findDeputy(db, { orgId: caller.orgId, personId, day: dayOf(at) })) ?? { personId, deptId }
}

/** Refuses whom a petition's wall keeps from it, and whoever bears the name of somebody accused in it. */
export async function refuseUnfit(db: Db, caller: Caller, todo: HeldTodo, personId: string): Promise<void> {
  const of = { provinceCode: caller.provinceCode, petitionId: todo.petitionId }
  if (!(await mayHave(db, of, personId))) refuseRule('该人员不在知悉范围内，不能转办')
  if (await isNamedAsAccused(db, of, personId)) refuseRule('请核实是否需要回避')
}

async function isNamedAsAccused(db: Db, of: { provinceCode: string; petitionId: string }, personId: string) {
  const found = await db
    .selectFrom('petition_person')
    .innerJoin('person', 'person.user_name', 'petition_person.name')
    .where('province_code', '=', of.provinceCode)
    .where('petition_id', '=', of.petitionId)
    .where('role', '=', ACCUSED)
    .where('person.id', '=', personId)
    .select('person.id')
    .executeTakeFirst()
  return found !== undefined
}
