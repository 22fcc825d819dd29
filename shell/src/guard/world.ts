import { clearSaved, composition, readSaved, readToken, send, sessionSlice, store } from '@portal/shared-lib'
import { desktop } from '@portal/shared-lib/contract/calls/identity'
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
  loadDesktop,
})

async function loadDesktop() {
  const sent = await send(desktop, {})
  if (sent.data) store.dispatch(sessionSlice.actions.opened(sent.data))
  return sent
}
