import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { StoreProvider } from '../store/store-provider'
import { type Lifecycles, type MountProps, reactLifecycles } from './lifecycles'
import { type PageRoutes, pageLifecycles } from './page-lifecycles'

interface RemoteDefinition {
  readonly routes: PageRoutes
  /** Wraps every page: what all of them share. */
  readonly frame?: ComponentType<{ children: ReactNode }>
}

/** A remote's `./app`: its routes, as the shell mounts them. */
export function defineRemote({ routes, frame: Frame = Bare }: RemoteDefinition): Lifecycles {
  return pageLifecycles(routes, page => (
    <StoreProvider>
      <Frame>{page}</Frame>
    </StoreProvider>
  ))
}

/** A remote's dialog: opens over any page, stays when the page changes. */
export function defineDialog(render: (props: MountProps) => ReactNode): Lifecycles {
  return reactLifecycles(props => (
    <StrictMode>
      <StoreProvider>{render(props)}</StoreProvider>
    </StrictMode>
  ))
}

function Bare({ children }: { children: ReactNode }) {
  return children
}
