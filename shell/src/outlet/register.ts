import type { ComposedRemote } from '@portal/shared-lib'
import { pathOf, portalHistory } from '@portal/shared-lib/router'
import { registerApplication } from 'single-spa'
import { firstPictureOf } from './first-picture'
import { RemoteView } from './remote-view'

/** Makes each remote a single-spa application that is active where the guard has let the user go. */
export function registerOutlets(remotes: readonly ComposedRemote[], isOpen: (path: string) => boolean): void {
  for (const remote of remotes) {
    registerApplication({
      name: remote.name,
      app: async () => lifecyclesOf(remote),
      // The portal's own location, not the address: during an unanswered question the address may be ahead.
      activeWhen: () => serves(remote, currentPath()) && isOpen(currentPath()),
    })
  }
}

export const currentPath = () => pathOf(portalHistory.location.pathname)

const serves = (remote: ComposedRemote, path: string) => remote.routes.some(route => route.path === path)

/** Never rejects: single-spa would give up an application that does, for ever. */
function lifecyclesOf(remote: ComposedRemote) {
  let view: RemoteView | undefined
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      const outlet = document.getElementById('outlet')
      if (!outlet) return
      const picture = firstPictureOf(remote, currentPath())
      view ??= new RemoteView(remote, { place: outlet, door: 'app', picture })
      view.show()
    },
    unmount: async () => view?.hide(),
  }
}
