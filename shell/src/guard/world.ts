import { clearSaved, composition, notify, readSaved, readToken, send, sessionSlice, store } from '@portal/shared-lib'
import { desktop } from '@portal/shared-lib/contract/calls/identity'
import { takeWayBack } from '../session/way-back'
import type { GuardWorld } from './guard'

/** The guard's world in a browser. */
export const browserWorld = (): GuardWorld => ({
  composition: composition(),
  readToken,
  readHomeUrl: () => readSaved('homeUrl'),
  forget: () => {
    clearSaved()
    store.dispatch(sessionSlice.actions.closed())
  },
  desktop: () => store.getState().session.desktop ?? undefined,
  takeWayBack,
  loadDesktop,
})

async function loadDesktop() {
  const sent = await send(desktop, {})
  if (sent.data) store.dispatch(sessionSlice.actions.opened(sent.data))
  // Nothing was shown yet that would have to stay for a while: the sign-in page itself says why it is there.
  if (sent.error?.kind === 'expired') notify.error(sent.error.message)
  return sent
}
