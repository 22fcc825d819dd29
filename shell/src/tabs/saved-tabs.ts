import type { Desktop } from '@portal/shared-lib'
import type { Tab } from './tabs'

/**
 * Which tabs somebody had open: in sessionStorage, so that they belong to this window, each person's in each post under
 * a name of their own. Nothing of what the pages show is kept, only addresses and titles.
 */
const nameFor = ({ userId, deptId }: Pick<Desktop, 'userId' | 'deptId'>) => `openTabs ${userId} ${deptId}`

export function saveTabs(owner: Pick<Desktop, 'userId' | 'deptId'>, open: readonly Tab[]): void {
  write(nameFor(owner), open)
}

/** What was searched for may be a name: whoever signs out leaves pages and numbers of cases behind, nothing else. */
export function saveTabsWithoutSearches(owner: Pick<Desktop, 'userId' | 'deptId'>, open: readonly Tab[]): void {
  write(
    nameFor(owner),
    open.map(tab => (tab.key.startsWith('/') ? { ...tab, address: tab.key } : tab)),
  )
}

export function readTabs(owner: Pick<Desktop, 'userId' | 'deptId'>): readonly Tab[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameFor(owner)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTab) : []
  } catch {
    return []
  }
}

function write(name: string, open: readonly Tab[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(open))
  } catch {
    // Nothing can be kept then.
  }
}

function isTab(kept: unknown): kept is Tab {
  if (typeof kept !== 'object' || kept === null) return false
  const { key, address, title, shownAt } = kept as Partial<Record<keyof Tab, unknown>>
  return (
    typeof key === 'string' &&
    typeof address === 'string' &&
    // Never out of the portal.
    /^\/(?![/\\])/.test(address) &&
    typeof title === 'string' &&
    typeof shownAt === 'number'
  )
}
