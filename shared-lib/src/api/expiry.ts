import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit'
import { clearToken } from '../session/token'
import { asPortalError, type PortalError } from './portal-error'

/** Milliseconds between the notice that a session ended and the way to the sign-in page. */
export const EXPIRY_DELAY = 1500

type Listener = (error: PortalError) => void
const listeners = new Set<Listener>()

/** Calls back when the server has ended the session; the token is gone by then. Returns the way to stop listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says that the session has ended. */
export function endSession(error: PortalError): void {
  clearToken()
  for (const listener of listeners) listener(error)
}

/** Hears code -1 from whichever call it comes. */
export const expiryMiddleware: Middleware = () => next => action => {
  if (isRejectedWithValue(action)) {
    const error = asPortalError(action.payload)
    if (error.kind === 'expired') endSession(error)
  }
  return next(action)
}
