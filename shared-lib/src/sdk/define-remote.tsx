import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { PortalRouter, Route, Routes } from '../router'
import { StoreProvider } from '../store/store-provider'
import { type Lifecycles, type MountProps, reactLifecycles } from './lifecycles'
import { WhileLoading } from './on-demand'
import { type PageRoutes, pageLifecycles } from './page-lifecycles'
import { PageLoading, Reload } from './page-loading'

interface RemoteDefinition {
  readonly routes: PageRoutes
  /** Wraps every page: the theme of `@portal/shared-lib/ui`, where pages use it. */
  readonly frame?: ComponentType<{ children: ReactNode }>
}

/** A remote's `./app`: its routes, as the shell mounts them. */
export function defineRemote({ routes, frame: Frame = Bare }: RemoteDefinition): Lifecycles {
  return pageLifecycles(routes, (pages, { onRetry }) => (
    <StrictMode>
      <Reload value={onRetry}>
        <InPortal>
          <Frame>
            <WhileLoading fallback={<PageLoading />}>
              <Routes>
                {pages.map(([path, element]) => (
                  <Route key={path} path={path} element={element} />
                ))}
                <Route path="*" element={null} />
              </Routes>
            </WhileLoading>
          </Frame>
        </InPortal>
      </Reload>
    </StrictMode>
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

/** Joins a React tree to the portal's store and history. */
export function InPortal({ children }: { children: ReactNode }) {
  return (
    <StoreProvider>
      <PortalRouter>{children}</PortalRouter>
    </StoreProvider>
  )
}

function Bare({ children }: { children: ReactNode }) {
  return children
}
