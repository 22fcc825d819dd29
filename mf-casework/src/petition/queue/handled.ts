import { ownedByUser } from '@portal/shared-lib'
import { useSyncExternalStore } from 'react'

const handled = ownedByUser<ReadonlySet<string>>(() => new Set())
const listeners = new Set<() => void>()

/** A to-do of the user waits no longer: lists leave it out at once, before the server is asked again. */
export function markHandled(todoId: string): void {
  if (!todoId) return
  handled.set(new Set([...handled.get(), todoId]))
  for (const listener of [...listeners]) listener()
}

/** The to-dos that wait no longer by what the user has done in this window; no to-do comes back. */
export const useHandled = (): ReadonlySet<string> => useSyncExternalStore(onHandled, handled.get, handled.get)

function onHandled(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
