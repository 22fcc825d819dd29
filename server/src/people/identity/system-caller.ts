import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { KEPT } from '../../platform/database/kept'
import { orgAndAbove } from '../../platform/scopes'
import { findOffice } from '../organisations/office'

/** Of the person in whose name the system acts. */
const SYSTEM_ID = 'system'
const NAME = '系统'
const ONLINE_REGISTRAR = 'R04'

/** The system, receiving for an organisation in the department that registers online petitions. */
export async function systemCaller(db: Db, provinceCode: string, orgId: string): Promise<Caller> {
  const office = await findOffice(db, orgId)
  if (!office) throw new Error(`There is no organisation ${orgId} that could receive anything`)
  const deptId = (await onlineDepartment(db, orgId)) ?? office.deptId
  return {
    tokenHash: '',
    postId: '',
    ownPostId: '',
    account: SYSTEM_ID,
    userName: NAME,
    personId: SYSTEM_ID,
    holderId: SYSTEM_ID,
    mustChangePassword: false,
    orgId,
    orgName: office.name,
    orgAndAbove: await aboveOf(db, orgId),
    deptId,
    deptName: '',
    regionCode: office.regionCode,
    provinceCode,
    roles: [],
    scopes: [],
    permissions: new Set(),
  }
}

async function aboveOf(db: Db, orgId: string): Promise<readonly string[]> {
  const found = db.selectFrom('organisation').where('organisation.id', '=', orgId)
  return (await found.select(orgAndAbove.as('ids')).modifyFront(KEPT).executeTakeFirstOrThrow()).ids
}

async function onlineDepartment(db: Db, orgId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('post')
    .innerJoin('post_role', 'post_role.post_id', 'post.id')
    .where('post.org_id', '=', orgId)
    .where('post_role.role_code', '=', ONLINE_REGISTRAR)
    .orderBy('post.dept_id')
    .select('post.dept_id as deptId')
    .executeTakeFirst()
  return found?.deptId
}
