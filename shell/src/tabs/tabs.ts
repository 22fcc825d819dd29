import type { RemoteRoute } from '@portal/shared-lib'

/** A page that somebody has open. */
export interface Tab {
  /** What it is: a page, or one of what a page shows, like a case. */
  readonly key: string
  /** Portal path with search and hash, as it was left. */
  readonly address: string
  readonly title: string
  /** Grows with every showing. */
  readonly shownAt: number
}

export interface Tabs {
  readonly open: readonly Tab[]
  /** The tab that is shown. */
  readonly shown: string | undefined
}

export const NO_TABS: Tabs = { open: [], shown: undefined }

/** So many are open at most, unless more hold what is being written. */
export const MOST_TABS = 12

/** The value by which a page has a tab of its own, beside others of the same page. */
export function tabValueOf({ tabBy }: Pick<RemoteRoute, 'tabBy'>, search: string): string {
  return tabBy ? (new URLSearchParams(search).get(tabBy) ?? '') : ''
}

/** What a page is as a tab. */
export function tabKeyOf(route: Pick<RemoteRoute, 'path' | 'tabBy'>, search: string): string {
  const value = tabValueOf(route, search)
  return value ? `${route.tabBy} ${value}` : route.path
}

/** Shows a page: in its tab, where it has one. Beyond the most the one goes that was not looked at for longest. */
export function showTab(
  { open }: Tabs,
  page: Pick<Tab, 'key' | 'address' | 'title'>,
  isHeld: (key: string) => boolean,
): Tabs {
  const shown = { ...page, shownAt: Math.max(0, ...open.map(({ shownAt }) => shownAt)) + 1 }
  const isKnown = open.some(({ key }) => key === page.key)
  const next = isKnown ? open.map(tab => (tab.key === page.key ? shown : tab)) : [...open, shown]
  return { open: withinMost(next, page.key, isHeld), shown: page.key }
}

function withinMost(open: readonly Tab[], shown: string, isHeld: (key: string) => boolean): readonly Tab[] {
  if (open.length <= MOST_TABS) return open
  const [oldest] = open.filter(({ key }) => key !== shown && !isHeld(key)).toSorted(byShowing)
  return open.filter(tab => tab !== oldest)
}

const byShowing = (one: Tab, other: Tab) => one.shownAt - other.shownAt

export const closeTabs = ({ open, shown }: Tabs, keys: readonly string[]): Tabs => ({
  open: open.filter(({ key }) => !keys.includes(key)),
  shown: shown !== undefined && keys.includes(shown) ? undefined : shown,
})

/** The tab that was looked at last among those that stay when some are closed. */
export const tabBehind = ({ open }: Tabs, keys: readonly string[]): Tab | undefined =>
  open
    .filter(({ key }) => !keys.includes(key))
    .toSorted(byShowing)
    .at(-1)

/** The other tabs of a tab, or those at its right. */
export function besides({ open }: Tabs, key: string, which: 'others' | 'right'): string[] {
  const at = open.findIndex(tab => tab.key === key)
  return open.filter((tab, index) => tab.key !== key && (which === 'others' || index > at)).map(tab => tab.key)
}
