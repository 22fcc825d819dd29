import { updateHandingPreference } from '@portal/shared-lib/contract/account'
import { route } from '../../../platform/route'
import { recordOwn } from './record-own'

/** Changes with whom what the caller registers waits to be sorted. */
export const updateHandingPreferenceRoute = route(updateHandingPreference, [], async ask => {
  const { args, caller, db } = ask
  await db
    .updateTable('post')
    .set({ handing_preference: args.handingPreference })
    .where('id', '=', caller.ownPostId)
    .execute()
  await recordOwn(ask, 'updateHandingPreference')
  return null
})
