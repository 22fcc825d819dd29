import type { colleagues } from '@portal/shared-lib/contract/approvals'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { beginsWith } from '../../platform/paging/like'
import { findApproval, refuseApproval } from '../find'
import { colleaguesOf, holdsRole } from './people'

type Ask = CallInput<typeof colleagues>
type Found = CallAnswer<typeof colleagues>

const MOST = 100

/** Who can be chosen, by department and name. */
export async function findColleagues(db: Db, caller: Caller, { purpose, approvalId, name }: Ask): Promise<Found> {
  const people =
    purpose === 'delegate' ? colleaguesToEntrust(db, caller) : await choice(db, caller, purpose, approvalId)
  return await people
    .innerJoin('department', 'department.id', 'post.dept_id')
    .$if(Boolean(name), query => query.where('user_name', 'like', beginsWith(name ?? '')))
    .where('person.awaits_password', '=', false)
    .where('person.id', 'not in', [caller.personId, caller.holderId])
    .orderBy('department.sort_no')
    .orderBy('department.id')
    .orderBy('user_name')
    .limit(MOST)
    .select(['person.id as personId', 'user_name as name', 'dept_name as department', 'position_name as position'])
    .execute()
}

async function choice(db: Db, caller: Caller, purpose: 'forward' | 'addSigner', approvalId: string) {
  const approval = (await findApproval(db, caller, approvalId)) ?? refuseApproval()
  if (approval.applicant.orgId !== caller.orgId) refuseApproval()
  const people = colleaguesOf(db, approval)
  if (purpose === 'addSigner') return people
  const role = approval.chain[approval.position]?.role ?? ''
  return people.where(role ? holdsRole(role) : sql<boolean>`false`)
}

/** Those of the caller's organisation whom the caller may entrust. */
export const colleaguesToEntrust = (db: Db, { orgId, personId }: Caller) =>
  db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.org_id', '=', orgId)
    .where('person.in_use', '=', true)
    .where('person.id', '<>', personId)
    .where(sql<boolean>`not is_officer(person.id)`)
