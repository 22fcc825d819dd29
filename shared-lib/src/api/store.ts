import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { sessionSlice } from '../session/session-slice'
import { api } from './api'

/** The portal's one store. */
export const store = configureStore({
  reducer: { session: sessionSlice.reducer, api: api.reducer },
  middleware: defaults => defaults().concat(api.middleware),
})

// So that what is read every few minutes can rest while nobody sees the window.
setupListeners(store.dispatch)

export type PortalState = ReturnType<typeof store.getState>
