import { type ComposedRemote, type Desktop, type Lifecycles, store } from '@portal/shared-lib'
import { loadOwn } from './own'

/** The remote that a framework hosts, and the page of its application. */
export const NAME = 'mf-dashboards'
export const PAGE = new URL('/tjfx/apps/mf-dashboards/index.html', window.location.origin).href

const desktop = () => store.getState().session.desktop

/** What the portal tells the application. */
export function toldOf(): { desktop: Desktop } {
  const known = desktop()
  if (!known) throw new Error('Nobody is signed in')
  return { desktop: known }
}

/** Calls back once, when somebody is signed in. */
export function whenSignedIn(work: () => void): void {
  const stop = store.subscribe(() => {
    if (!desktop()) return
    stop()
    work()
  })
}

/** Loads the one remote from the framework, and the others from the host's own bundle. */
export const hosting =
  (hosted: Lifecycles) =>
  (remote: ComposedRemote, door: string): Promise<Lifecycles> =>
    remote.name === NAME && door === 'app' ? Promise.resolve(hosted) : loadOwn(remote, door)
