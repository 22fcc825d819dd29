import { useSyncExternalStore } from 'react'

/** Whether the page is in front of the user. */
export const useVisible = () => useSyncExternalStore(subscribe, isVisible)

const isVisible = () => document.visibilityState === 'visible'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
