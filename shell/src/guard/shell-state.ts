import type { PortalError } from '@portal/shared-lib'
import { useSyncExternalStore } from 'react'

/** What the guard has decided about the page that is shown. */
export interface ShellState {
  readonly path: string
  readonly title: string
  /** False: no composed remote serves the page yet. */
  readonly served: boolean
  /** Nobody knows such a page. */
  readonly missing?: boolean
  readonly fault?: PortalError
}

let state: ShellState = { path: '/login', title: '', served: true }
const listeners = new Set<() => void>()

export const shellState = () => state

export function setShellState(next: ShellState): void {
  state = next
  for (const listener of listeners) listener()
}

export const useShellState = () => useSyncExternalStore(subscribe, shellState)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
