import type { Lifecycles, MountProps } from '@portal/shared-lib'
import { type App, type Component, createApp } from 'vue'

/** Lifecycles around a Vue app of its own: what the shell needs of any remote, in whichever framework. */
export function vueLifecycles(component: Component, propsOf: (props: MountProps) => object = () => ({})): Lifecycles {
  const apps = new Map<HTMLElement, App>()
  return {
    bootstrap: async () => undefined,
    mount: async props => {
      const app = createApp(component, { ...propsOf(props) })
      let shown = false
      let crash: unknown
      // Vue goes on after a crash; the shell shows the fault in the remote's place.
      app.config.errorHandler = error => {
        if (shown) props.onFault(error)
        else crash ??= error
      }
      apps.set(props.domElement, app)
      app.mount(props.domElement)
      shown = true
      if (crash !== undefined) throw crash
    },
    unmount: async ({ domElement }) => {
      apps.get(domElement)?.unmount()
      apps.delete(domElement)
    },
  }
}
