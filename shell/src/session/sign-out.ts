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
import { navigate } from '@portal/shared-lib/router'
import { closeDialogs } from '../dialogs/open-dialog'

/** Ends the session at the server and here. A server that does not answer does not keep anybody signed in here. */
export async function signOutNow(): Promise<void> {
  await send(signOut, {})
  clearToken()
  leave()
}

/** Shows what the server said about the end of a session, and goes to the sign-in page after 1.5 s. */
export function watchExpiry(): void {
  let leaving = false
  onSessionEnd(({ message }) => {
    if (leaving) return
    leaving = true
    notify.error(message)
    setTimeout(() => {
      leaving = false
      leave()
    }, EXPIRY_DELAY)
  })
}

function leave(): void {
  closeDialogs()
  clearSaved()
  store.dispatch(sessionSlice.actions.closed())
  store.dispatch(api.util.resetApiState())
  navigate('/login')
}
