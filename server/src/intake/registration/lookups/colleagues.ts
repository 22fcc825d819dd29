import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { findColleagues } from '@portal/shared-lib/contract/lookups'
import { sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { contains } from '../../../platform/paging/like'

const MOST = 100
/** 局领导, 单位领导, 党政领导. */
const LEADERS = ['R08', 'R14', 'R15']

/** People in use of the caller's organisation, its leaders first. */
export async function colleaguesCalled(
  db: Db,
  { orgId }: Caller,
  name: string,
): Promise<CallAnswer<typeof findColleagues>> {
  const leads = sql<boolean>`exists (select 1 from post_role
    where post_role.post_id = post.id and post_role.role_code in (${sql.join(LEADERS)}))`
  return await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .where('post.org_id', '=', orgId)
    .where('person.in_use', '=', true)
    .where('person.awaits_password', '=', false)
    .where('user_name', 'like', contains(name))
    .orderBy(leads, 'desc')
    .orderBy('department.sort_no')
    .orderBy('user_name')
    .limit(MOST)
    .select(['person.id as personId', 'user_name as name', 'dept_name as department', 'position_name as position'])
    .execute()
}
