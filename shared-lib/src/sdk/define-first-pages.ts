import type { Lifecycles } from './lifecycles'
import { type PageRoutes, pageLifecycles } from './page-lifecycles'

/**
 * A remote's `./app`, of which a page is shown before anything else: without the store, which comes after it. A page that
 * needs it stands in `StoreProvider`.
 */
export const defineFirstPages = (routes: PageRoutes): Lifecycles => pageLifecycles(routes, page => page)
