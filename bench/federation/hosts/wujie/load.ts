import { preloadApp, setupApp, startApp } from 'wujie'
import { hosting, NAME, PAGE, toldOf, whenSignedIn } from '../hosting'

const app = { name: NAME, url: PAGE }

/** Its guide: set up, preloaded and run ahead of its first use, then started. */
export function announce(): void {
  whenSignedIn(() => {
    setupApp({ ...app, exec: true, props: toldOf() })
    preloadApp({ name: NAME })
  })
}

export const load = hosting({
  bootstrap: async () => undefined,
  mount: async ({ domElement: el }) => {
    await startApp({ ...app, el, props: toldOf() })
  },
  // Its element unmounts the application when it leaves the page.
  unmount: async ({ domElement }) => domElement.replaceChildren(),
})
