import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { desktop } from '@portal/shared-lib/contract/identity'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { route } from '../../platform/route'
import { wishesOf } from './account/wishes'
import { isOfficer } from './officers'
import { permissionTree, topMenu } from './permission-tree'
import { currentRights } from './rights'

type Desktop = CallAnswer<typeof desktop>
type UserField = Exclude<
  keyof Desktop,
  'switchUser' | 'seesCases' | 'looks' | 'afterAction' | 'permissionList' | 'topMenu'
>

/** Who the user is, what the user may do, and the top menu. Whoever has no role may sign in and do nothing. */
export const desktopRoute = route(desktop, [], async ({ caller, db, services }): Promise<Desktop> => {
  const rights = await currentRights(services)
  const granted = rights.grantedTo(caller.roles)
  return {
    ...(await userOf(db, caller)),
    switchUser: flag(caller.postId !== caller.ownPostId),
    seesCases: flag(!isOfficer(caller)),
    ...(await wishesOf(db, caller.personId)),
    permissionList: permissionTree(granted),
    topMenu: topMenu(rights.nodes, granted),
  }
})

async function userOf(db: Db, caller: Caller): Promise<Pick<Desktop, UserField>> {
  const { orgCode, isPetition, subLevelCode, regionName } = await db
    .selectFrom('organisation')
    .innerJoin('region', 'region.region_code', 'organisation.region_code')
    .where('organisation.id', '=', caller.orgId)
    .select(['org_code as orgCode', 'is_petition as isPetition', 'region_name as regionName'])
    .select('sub_level_code as subLevelCode')
    .executeTakeFirstOrThrow()
  const { personId: userId, userName, regionCode, deptId, deptName, orgId, orgName } = caller
  const office = { orgId, orgCode, orgName, isPetition: flag(isPetition), subLevelCode }
  return { userId, userName, regionCode, regionName, deptId, deptName, ...office }
}
