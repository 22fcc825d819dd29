import microApp from '@micro-zoe/micro-app'
import { hosting, NAME, PAGE, toldOf, whenSignedIn } from '../hosting'

export function announce(): void {
  microApp.start()
  whenSignedIn(() => microApp.preFetch([{ name: NAME, url: PAGE }]))
}

export const load = hosting({
  bootstrap: async () => undefined,
  mount: async ({ domElement }) => {
    microApp.setData(NAME, toldOf())
    const element = document.createElement('micro-app')
    element.setAttribute('name', NAME)
    element.setAttribute('url', PAGE)
    const mounted = new Promise(done => element.addEventListener('mounted', done, { once: true }))
    domElement.append(element)
    await mounted
  },
  // The element unmounts the application when it leaves the page.
  unmount: async ({ domElement }) => domElement.replaceChildren(),
})
