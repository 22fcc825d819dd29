import './public-path'
import type { Desktop } from '@portal/shared-lib'
import { hide, placeIn, show } from '../remote'

interface MicroAppWindow {
  readonly __MICRO_APP_NAME__: string
  readonly microApp: { getData(): { readonly desktop: Desktop } }
}

const { __MICRO_APP_NAME__: name, microApp } = window as unknown as MicroAppWindow

/** Its guide advises this form, in which the scripts are run once and not at every mount. */
Reflect.set(window, `micro-app-${name}`, {
  mount: () => void show(placeIn(document), microApp.getData().desktop),
  unmount: () => void hide(placeIn(document)),
})
