import { ownedByUser, send } from '@portal/shared-lib'
import { petitionTodo } from '@portal/shared-lib/contract/calls/todos'
import { useSyncExternalStore } from 'react'

const handled = ownedByUser<ReadonlySet<string>>(() => new Set())
/** Numbers of the petitions, and ids of the approvals, on which the user has acted in this window, in their order. */
const actedOn = ownedByUser<readonly string[]>(() => [])
const listeners = new Set<() => void>()

interface Done {
  readonly petitionNo: string
  /** Out of which it was done; empty where it was done from the case. */
  readonly todoId: string
}

/**
 * Whether nothing of a petition waits with the user any more after an action on it. Lists then leave the to-do out at once,
 * before they are asked for anew; those that show the petition read it anew in any case.
 */
export async function settled({ petitionNo, todoId }: Done): Promise<boolean> {
  if (!petitionNo) return false
  noteAction(petitionNo)
  const { data } = await send(petitionTodo, { petitionNo })
  if (data?.todoId !== '') return false
  markHandled(todoId)
  return true
}

/** Has lists that are kept behind read a petition, or an approval, anew: the user has acted on it. */
export function noteAction(on: string): void {
  actedOn.set([...actedOn.get(), on])
  tell()
}

function markHandled(todoId: string): void {
  if (!todoId) return
  handled.set(new Set([...handled.get(), todoId]))
  tell()
}

function tell(): void {
  for (const listener of [...listeners]) listener()
}

/** The to-dos that wait no longer by what the user has done in this window; no to-do comes back. */
export const useHandled = (): ReadonlySet<string> => useSyncExternalStore(subscribe, handled.get, handled.get)

/** On which petitions and approvals the user has acted in this window; each action adds one at the end. */
export const useActedOn = (): readonly string[] => useSyncExternalStore(subscribe, actedOn.get, actedOn.get)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
