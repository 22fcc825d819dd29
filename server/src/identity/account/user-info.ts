import { userInfo } from '@portal/shared-lib/contract/account'
import { route } from '../../http/route'

/** The caller's own account. Preference and category of the post are null: nothing in the portal sets them. */
export const userInfoRoute = route(userInfo, [], async ({ caller, db, request }) => {
  const own = await db
    .selectFrom('post')
    .innerJoin('person', join => join.on('person.id', '=', caller.personId))
    .where('post.id', '=', caller.ownPostId)
    .select(['position_name as positionLevelName', 'person.telephone', 'phone_num as phoneNum'])
    .executeTakeFirstOrThrow()
  const { userName, account: userAccount, orgName: companyName, deptName } = caller
  const unknown = { handingPreference: null, gwlbCode: null }
  return { userName, userAccount, companyName, deptName, ...own, ...unknown, userIp: request.ip }
})
