import { type ComponentType, type ElementType, type ReactNode, useEffect } from 'react'
import { pathOf } from '../router/navigation'
import { portalHistory } from '../router/portal-history'
import { type Lifecycles, type MountProps, reactLifecycles, treeOf } from './lifecycles'
import { onDemand } from './on-demand'
import { takeEntered } from './take-entered'

type LoadPage = () => Promise<{ default: ComponentType }>

/** Pages by path below the base path; each loads when it is first shown. */
export type PageRoutes = Readonly<Record<string, LoadPage>>

type PageElements = readonly (readonly [path: string, element: ReactNode])[]

/** Lifecycles around pages of which `app` shows one. */
export function pageLifecycles(
  routes: PageRoutes,
  app: (pages: PageElements, props: Pick<MountProps, 'onRetry'>) => ReactNode,
): Lifecycles {
  const pages = new Map<string, ElementType>(Object.entries(routes).map(([path, load]) => [path, onDemand(load)]))
  /** In place of the one that loads: what is rendered at build, and what takes it over, must not wait for it. */
  const loadPage = async (path: string) => {
    const load = routes[path]
    if (load) pages.set(path, (await load()).default)
  }
  let arrived = () => {}
  const tree = (props: Pick<MountProps, 'onRetry'>) =>
    app(
      [...pages].map(([path, Page]) => [path, <Arriving key={path} page={Page} tell={() => arrived()} />]),
      props,
    )
  const own = reactLifecycles(tree)
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
      return render(treeOf(tree({})))
    },
  }
}

/** Tells when its page is there, which may be later than what stands around it. */
function Arriving({ page: Page, tell }: { page: ElementType; tell: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => tell(), [])
  return <Page />
}
