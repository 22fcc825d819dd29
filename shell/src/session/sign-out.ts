import { clearToken, composition, send, store } from '@portal/shared-lib'
import { signOut } from '@portal/shared-lib/contract/calls/identity'
import { mayLeave } from '@portal/shared-lib/router'
import { saveTabsWithoutSearches } from '../tabs/saved-tabs'
import { openTabs } from '../tabs/tab-store'
import { beginLeaving, isLeaving, leave } from './leave'
import { forgetWayBack } from './way-back'

/** Milliseconds that the server is given to hear of it. */
const SIGN_OUT_LIMIT = 5000

/**
 * Ends the session at the server and here, unless the user would rather stay with what is unsaved. A server that does
 * not answer does not keep anybody signed in here. Whoever came by a provider goes on to leave it too.
 */
export async function signOutNow(): Promise<void> {
  if (isLeaving() || !(await mayLeave())) return
  beginLeaving()
  const { data } = await send(signOut, {}, { signal: AbortSignal.timeout(SIGN_OUT_LIMIT) })
  clearToken()
  forgetWayBack()
  const { desktop } = store.getState().session
  if (desktop) saveTabsWithoutSearches(desktop, openTabs().open)
  leave()
  if (data) window.location.assign(composition().province.basePath + data.leave)
}
