import { type Desktop, store } from '@portal/shared-lib'
import { useSyncExternalStore } from 'react'
import { readTabs, saveTabs } from './saved-tabs'
import { NO_TABS, type Tabs } from './tabs'

let tabs: Tabs = NO_TABS
/** Who has them open, in the post in which they act. */
let owner: Pick<Desktop, 'userId' | 'deptId'> | undefined
const listeners = new Set<() => void>()

/** The tabs of whoever is signed in. */
export function openTabs(): Tabs {
  const { desktop } = store.getState().session
  if (desktop?.userId !== owner?.userId || desktop?.deptId !== owner?.deptId) {
    owner = desktop ?? undefined
    tabs = owner ? { open: readTabs(owner), shown: undefined } : NO_TABS
  }
  return tabs
}

export function changeTabs(next: Tabs): void {
  if (next === openTabs()) return
  tabs = next
  if (owner) saveTabs(owner, next.open)
  tellTabs()
}

/** Says that a tab is another, though the list is the same: something in it is being written. */
export function tellTabs(): void {
  for (const listener of listeners) listener()
}

export const useTabs = () => useSyncExternalStore(onTabs, openTabs)

export function onTabs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
