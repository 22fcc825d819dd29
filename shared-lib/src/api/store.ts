import { configureStore } from '@reduxjs/toolkit'
import { sessionSlice } from '../session/session-slice'
import { api } from './api'
import { expiryMiddleware } from './expiry'

/** The portal's one store. */
export const store = configureStore({
  reducer: { session: sessionSlice.reducer, api: api.reducer },
  middleware: defaults => defaults().concat(api.middleware, expiryMiddleware),
})

export type PortalState = ReturnType<typeof store.getState>
