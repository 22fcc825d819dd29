import type { accessList } from '@portal/shared-lib/contract/choices'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { getPetition } from '../../petitions/record/scope'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { candidatesFor } from './destinations/candidates'

const MOST = 100
/** 信访工作人员, 责任单位经办人: who works on it comes first. */
const CASEWORKERS = ['R06', 'R12']

/** Of an organisation to which the caller can hand a walled petition: its people, those first who may know of it. */
export async function readAccessList(
  db: Db,
  caller: Caller,
  { petitionNo, orgId }: CallInput<typeof accessList>,
): Promise<CallAnswer<typeof accessList>> {
  const petition = await getPetition(db, caller, petitionNo)
  if (!petition.walled_off) return []
  const { candidates } = await candidatesFor(db, caller, 'below')
  const receiver = await candidates.where('organisation.id', '=', orgId).executeTakeFirst()
  return receiver ? await peopleOf(db, caller, petition.id, orgId) : []
}

function peopleOf(db: Db, { provinceCode }: Caller, petitionId: string, orgId: string) {
  const knows = sql<boolean>`exists (select from petition_access as access where access.province_code = ${provinceCode}
    and access.petition_id = ${petitionId} and access.person_id = person.id)`
  const works = sql<boolean>`exists (select from post_role
    where post_role.post_id = post.id and post_role.role_code in (${sql.join(CASEWORKERS)}))`
  return db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .where('post.org_id', '=', orgId)
    .where('person.in_use', '=', true)
    .where('person.awaits_password', '=', false)
    .orderBy(knows, 'desc')
    .orderBy(works, 'desc')
    .orderBy('department.sort_no')
    .orderBy('user_name')
    .limit(MOST)
    .select(['person.id as personId', 'user_name as name', 'dept_name as department', 'position_name as position'])
    .select(knows.as('knows'))
    .execute()
}
