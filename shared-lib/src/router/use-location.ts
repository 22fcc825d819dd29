import { useMemo, useSyncExternalStore } from 'react'
import type { PortalLocation } from './location'
import { pathOf } from './navigation'
import { usePage } from './page-view'

/** Where the page around is, below the portal's base path. */
export function useLocation(): PortalLocation {
  const { listen, location } = usePage()
  const there = useSyncExternalStore(listen, location, location)
  return useMemo(() => ({ ...there, pathname: pathOf(there.pathname) }), [there])
}
