import { updateHandingPreference, updateUserInfo, userInfo } from '@portal/shared-lib/contract/account'
import { type Route, route } from '../../../platform/route'
import { refuseMobileTaken } from '../mobile-taken'
import { homeLayoutsRoute, saveHomeLayoutRoute } from './home-layouts'
import { updatePreferenceRoute } from './home-preference'
import { recordOwn } from './record-own'
import { noteSeenRoute, seenRoute } from './seen'
import { updatePasswordRoute } from './update-password'
import { saveAfterActionRoute, saveLooksRoute } from './wishes'

/** The caller's own account. The category of the post is null: nothing in the portal sets it. */
const userInfoRoute = route(userInfo, [], async ({ caller, db, request }) => {
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

/** Changes the caller's own numbers. */
const updateUserInfoRoute = route(updateUserInfo, [], async ask => {
  const { args, caller, db } = ask
  await refuseMobileTaken(db, args.telephone, caller.personId)
  await db
    .updateTable('person')
    .set({ telephone: args.telephone, phone_num: args.phoneNum })
    .where('id', '=', caller.personId)
    .execute()
  await recordOwn(ask, 'updateUserInfo')
  return null
})

/** Changes with whom what the caller registers waits to be sorted. */
const updateHandingPreferenceRoute = route(updateHandingPreference, [], async ask => {
  const { args, caller, db } = ask
  await db
    .updateTable('post')
    .set({ handing_preference: args.handingPreference })
    .where('id', '=', caller.ownPostId)
    .execute()
  await recordOwn(ask, 'updateHandingPreference')
  return null
})

/** What everybody may do with the own account. */
export const routes: Route[] = [
  userInfoRoute,
  updateUserInfoRoute,
  updatePasswordRoute,
  updatePreferenceRoute,
  homeLayoutsRoute,
  saveHomeLayoutRoute,
  seenRoute,
  noteSeenRoute,
  saveLooksRoute,
  saveAfterActionRoute,
  updateHandingPreferenceRoute,
]
