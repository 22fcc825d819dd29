import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { PortalRouter, Route, Routes } from '../router'
import { StoreProvider } from '../store/store-provider'
import { type Lifecycles, type MountProps, reactLifecycles } from './lifecycles'
import { onDemand, WhileLoading } from './on-demand'
import { PageLoading, Reload } from './page-loading'

type LoadPage = () => Promise<{ default: ComponentType }>

interface RemoteDefinition {
  /** Pages by path below the base path; each loads when it is first shown. */
  readonly routes: Readonly<Record<string, LoadPage>>
  /** Wraps every page: the theme of `@portal/shared-lib/ui`, where pages use it. */
  readonly frame?: ComponentType<{ children: ReactNode }>
}

/** A remote's `./app`: its routes, as the shell mounts them. */
export function defineRemote({ routes, frame: Frame = Bare }: RemoteDefinition): Lifecycles {
  const pages = Object.entries(routes).map(([path, load]) => ({ path, Page: onDemand(load) }))
  return reactLifecycles(({ onRetry }) => (
    <StrictMode>
      <StoreProvider>
        <Reload value={onRetry}>
          <PortalRouter>
            <Frame>
              <WhileLoading fallback={<PageLoading />}>
                <Routes>
                  {pages.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                  <Route path="*" element={null} />
                </Routes>
              </WhileLoading>
            </Frame>
          </PortalRouter>
        </Reload>
      </StoreProvider>
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

function Bare({ children }: { children: ReactNode }) {
  return children
}
