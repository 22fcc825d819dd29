import { api, clearSaved, sessionSlice, store } from '@portal/shared-lib'
import { navigate } from '@portal/shared-lib/router'
import { closeDialogs } from '../dialogs/open-dialog'

/** Whether somebody is being led to the sign-in page: whatever else ends the session then is no news. */
let leaving = false

export const isLeaving = (): boolean => leaving

export function beginLeaving(): void {
  leaving = true
}

/** Forgets who was here, and shows the sign-in page. */
export function leave(): void {
  leaving = false
  closeDialogs()
  clearSaved()
  store.dispatch(sessionSlice.actions.closed())
  store.dispatch(api.util.resetApiState())
  navigate('/login')
}
