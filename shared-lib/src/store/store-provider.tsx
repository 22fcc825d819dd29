import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { store } from './store'

/** Joins a React root to the portal's store. */
export function StoreProvider({ children }: { children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>
}
