import { userInfo } from '@portal/shared-lib/contract/account'
import { route } from '../../../platform/route'

/** The caller's own account. The category of the post is null: nothing in the portal sets it. */
export const userInfoRoute = route(userInfo, [], async ({ caller, db, request }) => {
  const own = await db
    .selectFrom('post')
    .innerJoin('person', join => join.on('person.id', '=', caller.personId))
    .where('post.id', '=', caller.ownPostId)
    .select(['position_name as positionLevelName', 'person.telephone', 'phone_num as phoneNum', 'handing_preference'])
    .executeTakeFirstOrThrow()
  const { handing_preference: preference, ...shown } = own
  const { userName, account: userAccount, orgName: companyName, deptName } = caller
  return {
    userName,
    userAccount,
    companyName,
    deptName,
    ...shown,
    handingPreference: preference || null,
    gwlbCode: null,
    userIp: request.ip,
  }
})
