import type { Route } from '../../../platform/route'
import { updateHandingPreferenceRoute } from './update-handing-preference'
import { updatePasswordRoute } from './update-password'
import { updatePreferenceRoute } from './update-preference'
import { updateUserInfoRoute } from './update-user-info'
import { userInfoRoute } from './user-info'

/** What everybody may do with the own account. */
export const routes: Route[] = [
  userInfoRoute,
  updateUserInfoRoute,
  updatePasswordRoute,
  updatePreferenceRoute,
  updateHandingPreferenceRoute,
]
