import { type ComposedRemote, composition, type ForcedDialogs, readSaved, save, store } from '@portal/shared-lib'
import { useSyncExternalStore } from 'react'

/** What a signed-in user has to do before anything else. */
export type ForcedStep = keyof ForcedDialogs

const FORCED = '1'
/** Organisation of which is known that none stands above it. */
let withoutParent: string | undefined
const listeners = new Set<() => void>()

/** The step that is due, password first; nothing else of the portal is shown meanwhile. */
export function forcedStep(): ForcedStep | undefined {
  const { desktop } = store.getState().session
  if (!desktop) return undefined
  if (readSaved('forceUpdate') === FORCED && forcedDoor('password')) return 'password'
  if (withoutParent === desktop.orgId && forcedDoor('organisation')) return 'organisation'
  return undefined
}

export const useForcedStep = () => useSyncExternalStore(onForcedChange, forcedStep)

/** The remote that serves a forced dialog, and its door. */
export function forcedDoor(step: ForcedStep): { remote: ComposedRemote; door: string } | undefined {
  for (const remote of composition().remotes) {
    const door = remote.forced?.[step]
    if (door) return { remote, door }
  }
  return undefined
}

/** The password has been changed. */
export function passwordChanged(): void {
  save('forceUpdate', '0')
  tell()
}

/** No organisation stands above this one: its entry must be completed. */
export function organisationLacksParent(id: string): void {
  withoutParent = id
  tell()
}

/** Calls back when another step may be due. Returns the way to stop listening. */
export function onForcedChange(listener: () => void): () => void {
  const unsubscribe = store.subscribe(listener)
  listeners.add(listener)
  return () => {
    unsubscribe()
    listeners.delete(listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
