import { configureStore } from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query/react'
import { api } from '../api/api'
import { sessionSlice } from './session-slice'

/** Milliseconds that the checks of a development build may take before they warn of themselves. */
const SLOW_CHECK = { warnAfter: 1000 }

/** The portal's one store. */
export const store = configureStore({
  reducer: { session: sessionSlice.reducer, api: api.reducer },
  middleware: defaults =>
    defaults({ immutableCheck: SLOW_CHECK, serializableCheck: SLOW_CHECK }).concat(api.middleware),
})

// So that what is read every few minutes can rest while nobody sees the window.
setupListeners(store.dispatch)

export type PortalState = ReturnType<typeof store.getState>
