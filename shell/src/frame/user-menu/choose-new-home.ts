import { EXPIRY_DELAY, notify, send } from '@portal/shared-lib'
import { updateUserPreference } from '@portal/shared-lib/contract/calls/account'
import { signOutNow } from '../../session/sign-out'

/** Makes the new home page the user's own. It comes with the next sign-in, so the session ends. */
export async function chooseNewHome(): Promise<void> {
  const { error } = await send(updateUserPreference, { homeSelect: 0 })
  if (error) return notify.error(error.message)
  notify.success('首页修改成功，重新登录后即可生效!')
  setTimeout(() => void signOutNow(), EXPIRY_DELAY)
}
