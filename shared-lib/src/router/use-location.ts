import { useMemo, useSyncExternalStore } from 'react'
import type { PortalLocation } from './location'
import { pathOf } from './navigation'
import { portalHistory } from './portal-history'

/** Where the portal is, below its base path. */
export function useLocation(): PortalLocation {
  const there = useSyncExternalStore(portalHistory.listen, location, location)
  return useMemo(() => ({ ...there, pathname: pathOf(there.pathname) }), [there])
}

const location = () => portalHistory.location
