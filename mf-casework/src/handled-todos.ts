import { ownedByUser, send } from '@portal/shared-lib'
import { petitionTodo } from '@portal/shared-lib/contract/calls/todos'
import { useSyncExternalStore } from 'react'

const handled = ownedByUser<ReadonlySet<string>>(() => new Set())
const listeners = new Set<() => void>()

interface Done {
  readonly petitionNo: string
  /** Out of which it was done; empty where it was done from the case. */
  readonly todoId: string
}

/**
 * Whether nothing of a petition waits with the user any more after an action on it. Lists then leave the to-do out at once,
 * before they are asked for anew.
 */
export async function settled({ petitionNo, todoId }: Done): Promise<boolean> {
  if (!petitionNo) return false
  const { data } = await send(petitionTodo, { petitionNo })
  if (data?.todoId !== '') return false
  markHandled(todoId)
  return true
}

function markHandled(todoId: string): void {
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
