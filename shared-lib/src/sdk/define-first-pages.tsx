import { type ReactNode, StrictMode, useSyncExternalStore } from 'react'
import { pathOf } from '../router/navigation'
import { portalHistory } from '../router/portal-history'
import type { Lifecycles } from './lifecycles'
import { WhileLoading } from './on-demand'
import { type PageRoutes, pageLifecycles } from './page-lifecycles'
import { PageLoading, Reload } from './page-loading'

/**
 * A remote's `./app`, of which a page is shown before anything else: without the store and the router, which come after
 * it. A page that needs them stands in `InPortal`.
 */
export function defineFirstPages(routes: PageRoutes): Lifecycles {
  return pageLifecycles(routes, (pages, { onRetry }) => (
    <StrictMode>
      <Reload value={onRetry}>
        <WhileLoading fallback={<PageLoading />}>
          <AtPath pages={new Map(pages)} />
        </WhileLoading>
      </Reload>
    </StrictMode>
  ))
}

function AtPath({ pages }: { pages: ReadonlyMap<string, ReactNode> }) {
  const path = useSyncExternalStore(portalHistory.listen, currentPath, currentPath)
  return pages.get(path) ?? null
}

const currentPath = () => pathOf(portalHistory.location.pathname)
