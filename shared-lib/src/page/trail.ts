import { useEffect, useSyncExternalStore } from 'react'
import { usePageShown } from '../router'

/** Where the page that is shown stands in the menus: the steps that lead to it. */
let steps: readonly string[] = []
/** Pages that show it in their own line. */
let shown = 0
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Said by the shell, which knows the menus. */
export function setTrail(next: readonly string[]): void {
  if (next.join('/') === steps.join('/')) return
  steps = next
  tell()
}

/** The steps, for a page that shows them beside its title. */
export function useTrail(): readonly string[] {
  const isInSight = usePageShown()
  useEffect(() => {
    if (!isInSight) return
    shown += 1
    tell()
    return () => {
      shown -= 1
      tell()
    }
  }, [isInSight])
  return useSyncExternalStore(subscribe, () => steps)
}

/** Whether the page shows them itself. */
export const useTrailShown = (): boolean => useSyncExternalStore(subscribe, () => shown > 0)
