import { onOutcome } from './outcomes'
import type { PortalError } from './portal-error'
import { clearToken } from './token'

/** Milliseconds between the notice that a session ended and the way to the sign-in page. */
export const EXPIRY_DELAY = 1500

type Listener = (error: PortalError) => void

/**
 * Calls back when the server has ended the session by code -1, in whichever call; the token is gone by then. Of many
 * calls that are told so at once the first counts: those after it were made by a session that is known to be over.
 * Returns the way to stop listening.
 */
export function onSessionEnd(listener: Listener): () => void {
  return onOutcome(({ error, current }) => {
    if (error?.kind !== 'expired' || !current) return
    clearToken()
    listener(error)
  })
}
