import { api } from '../api/api'
import { addressOf, portalHistory } from '../router'
import type { Lifecycles } from '../sdk/lifecycles'
import type { Desktop } from '../store/permissions'
import { sessionSlice } from '../store/session-slice'
import { store } from '../store/store'

interface RenderOptions {
  /** Portal path with its search, like `/toDoManage/handle?xfjbh=…`. */
  readonly path: string
  readonly desktop?: Desktop
  /** Which of several parts behind a door. */
  readonly part?: string
  /** What that is about. */
  readonly subject?: string
}

/** Mounts a remote as the shell would, at a path and for a user. Returns its element and a way to take it away. */
export async function renderRemote(remote: Lifecycles, { path, desktop, part, subject }: RenderOptions) {
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const faults: unknown[] = []
  const props = {
    domElement,
    onFault: (error: unknown) => faults.push(error),
    ...(part && { part }),
    ...(subject && { subject }),
  }
  store.dispatch(api.util.resetApiState())
  store.dispatch(desktop ? sessionSlice.actions.opened(desktop) : sessionSlice.actions.closed())
  portalHistory.replace(addressOf(path))
  await remote.mount(props)
  return {
    domElement,
    faults,
    unmount: async () => {
      await remote.unmount(props)
      domElement.remove()
      // What is under way ends here, and is not told in the next test.
      store.dispatch(api.util.resetApiState())
      await new Promise(resolve => setTimeout(resolve))
    },
  }
}
