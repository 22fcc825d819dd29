import { loadMicroApp, type MicroApp, prefetchApps } from 'qiankun'
import { hosting, NAME, PAGE, toldOf, whenSignedIn } from '../hosting'

const app = { name: NAME, entry: PAGE }
let running: MicroApp | undefined

export const announce = (): void => whenSignedIn(() => prefetchApps([app]))

export const load = hosting({
  bootstrap: async () => undefined,
  mount: async ({ domElement: container }) => {
    running = loadMicroApp({ ...app, container, props: toldOf() })
    await running.mountPromise
  },
  unmount: async () => {
    await running?.unmount()
  },
})
