import type { ComposedRemote } from '@portal/shared-lib'
import { pathOf, portalHistory } from '@portal/shared-lib/router'
import { registerApplication } from 'single-spa'
import { openWhere, type Rules, turnPage } from './open-pages'

/**
 * Makes each remote a single-spa application that is active where the guard has let the user go, and has the outlet show
 * the page of the portal's location.
 */
export function registerOutlets(remotes: readonly ComposedRemote[], rules: Rules): void {
  openWhere(rules)
  portalHistory.listen(({ action }) => turnPage(action))
  for (const remote of remotes) {
    registerApplication({
      name: remote.name,
      app: async () => LIFECYCLES,
      // The portal's own location, not the address: during an unanswered question the address may be ahead.
      activeWhen: () => serves(remote, currentPath()) && rules.isOpen(currentPath()),
    })
  }
}

export const currentPath = () => pathOf(portalHistory.location.pathname)

const serves = (remote: ComposedRemote, path: string) => remote.routes.some(route => route.path === path)

/** Never rejects: single-spa would give up an application that does, for ever. */
const LIFECYCLES = {
  bootstrap: async () => undefined,
  mount: async () => turnPage(),
  unmount: async () => turnPage(),
}
