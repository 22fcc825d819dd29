import { type ComponentType, type ElementType, type ReactNode, StrictMode, useEffect } from 'react'
import { PortalRouter, pathOf, portalHistory, Route, Routes } from '../router'
import { StoreProvider } from '../store/store-provider'
import { type Lifecycles, type MountProps, reactLifecycles, treeOf } from './lifecycles'
import { onDemand, WhileLoading } from './on-demand'
import { PageLoading, Reload } from './page-loading'
import { takeEntered } from './take-entered'

type LoadPage = () => Promise<{ default: ComponentType }>

interface RemoteDefinition {
  /** Pages by path below the base path; each loads when it is first shown. */
  readonly routes: Readonly<Record<string, LoadPage>>
  /** Wraps every page: the theme of `@portal/shared-lib/ui`, where pages use it. */
  readonly frame?: ComponentType<{ children: ReactNode }>
}

/** A remote's `./app`: its routes, as the shell mounts them. */
export function defineRemote({ routes, frame: Frame = Bare }: RemoteDefinition): Lifecycles {
  const pages = new Map<string, ElementType>(Object.entries(routes).map(([path, load]) => [path, onDemand(load)]))
  /** In place of the one that loads: what is rendered at build, and what takes it over, must not wait for it. */
  const loadPage = async (path: string) => {
    const load = routes[path]
    if (load) pages.set(path, (await load()).default)
  }
  let arrived = () => {}
  const app = ({ onRetry }: Pick<MountProps, 'onRetry'>) => (
    <StrictMode>
      <StoreProvider>
        <Reload value={onRetry}>
          <PortalRouter>
            <Frame>
              <WhileLoading fallback={<PageLoading />}>
                <Routes>
                  {[...pages].map(([path, Page]) => (
                    <Route key={path} path={path} element={<Arriving page={Page} tell={() => arrived()} />} />
                  ))}
                  <Route path="*" element={null} />
                </Routes>
              </WhileLoading>
            </Frame>
          </PortalRouter>
        </Reload>
      </StoreProvider>
    </StrictMode>
  )
  const own = reactLifecycles(app)
  const takeOver = async (props: MountProps) => {
    await loadPage(pathOf(portalHistory.location.pathname))
    await new Promise<void>((resolve, reject) => {
      arrived = resolve
      own.mount(props).catch(reject)
    })
    takeEntered(props.domElement)
  }
  return {
    ...own,
    mount: props => (props.prerendered ? takeOver(props) : own.mount(props)),
    prerender: async (path, render) => {
      await loadPage(path)
      return render(treeOf(app({})))
    },
  }
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

/** Tells when its page is there, which may be later than what stands around it. */
function Arriving({ page: Page, tell }: { page: ElementType; tell: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => tell(), [])
  return <Page />
}
