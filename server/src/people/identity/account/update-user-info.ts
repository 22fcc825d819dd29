import { updateUserInfo } from '@portal/shared-lib/contract/account'
import { route } from '../../../platform/route'
import { refuseMobileTaken } from '../mobile-taken'
import { recordOwn } from './record-own'

/** Changes the caller's own numbers. */
export const updateUserInfoRoute = route(updateUserInfo, [], async ask => {
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
