import { type Component, defineAsyncComponent, defineComponent, h } from 'vue'
import { vueLifecycles } from './lifecycles'
import { usePath } from './portal'

type LoadPage = () => Promise<{ default: Component }>

/** A remote's `./app`: its pages by path below the base path, each loaded when it is first shown. */
export function vueRoutes(routes: Readonly<Record<string, LoadPage>>) {
  const pages = new Map(
    Object.entries(routes).map(([path, load]) => [path, defineAsyncComponent(() => load().then(page => page.default))]),
  )
  return vueLifecycles(
    defineComponent(() => {
      const path = usePath()
      return () => {
        const page = pages.get(path.value)
        return page ? h(page) : null
      }
    }),
  )
}
