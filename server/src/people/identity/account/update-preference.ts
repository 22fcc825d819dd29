import { updateUserPreference } from '@portal/shared-lib/contract/account'
import { NO_NEW_HOME, STAFF_HOME, STAFF_HOME_NEW } from '@portal/shared-lib/contract/rules/home'
import { refuseRule } from '../../../platform/refusal'
import { route } from '../../../platform/route'
import { recordOwn } from './record-own'

/** Gives the caller's own post the new home page; only the home page of staff has a new one. */
export const updatePreferenceRoute = route(updateUserPreference, [], async ask => {
  const { caller, db } = ask
  const { numUpdatedRows } = await db
    .updateTable('post')
    .set({ home_path: STAFF_HOME_NEW })
    .where('id', '=', caller.ownPostId)
    .where('home_path', '=', STAFF_HOME)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuseRule(NO_NEW_HOME)
  await recordOwn(ask, 'updateUserPreference')
  return null
})
