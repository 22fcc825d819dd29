import {
  api,
  clearSaved,
  clearToken,
  EXPIRY_DELAY,
  notify,
  onSessionEnd,
  send,
  sessionSlice,
  store,
} from '@portal/shared-lib'
import { signOut } from '@portal/shared-lib/contract/calls/identity'
import { keepUnsaved, loseUnsaved, mayLeave, navigate, pathOf, portalHistory } from '@portal/shared-lib/router'
import { closeDialogs } from '../dialogs/open-dialog'
import { saveTabsWithoutSearches } from '../tabs/saved-tabs'
import { openTabs } from '../tabs/tab-store'
import { forgetWayBack, rememberWayBack } from './way-back'

/** Milliseconds that the server is given to hear of it. */
const SIGN_OUT_LIMIT = 5000

/** Whether somebody is being led to the sign-in page: whatever else ends the session then is no news. */
let leaving = false

/**
 * Ends the session at the server and here, unless the user would rather stay with what is unsaved. A server that does
 * not answer does not keep anybody signed in here.
 */
export async function signOutNow(): Promise<void> {
  if (leaving || !(await mayLeave())) return
  leaving = true
  await send(signOut, {}, { signal: AbortSignal.timeout(SIGN_OUT_LIMIT) })
  clearToken()
  forgetWayBack()
  const { desktop } = store.getState().session
  if (desktop) saveTabsWithoutSearches(desktop, openTabs().open)
  leave()
}

/**
 * Shows what the server said about the end of a session, once, and goes to the sign-in page after 1.5 s. Nobody is
 * asked: what is unsaved is kept, and so is the way back.
 */
export function watchExpiry(): void {
  onSessionEnd(({ message }) => {
    const { desktop } = store.getState().session
    if (leaving || !desktop) return
    leaving = true
    notify.error(message)
    setTimeout(() => {
      void keepUnsaved(desktop.userId)
      loseUnsaved()
      const { pathname, search, hash } = portalHistory.location
      rememberWayBack(pathOf(pathname) + search + hash)
      leave()
    }, EXPIRY_DELAY)
  })
}

function leave(): void {
  leaving = false
  closeDialogs()
  clearSaved()
  store.dispatch(sessionSlice.actions.closed())
  store.dispatch(api.util.resetApiState())
  navigate('/login')
}
