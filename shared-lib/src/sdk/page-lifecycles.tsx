import {
  Activity,
  type ComponentType,
  type ElementType,
  type ReactNode,
  StrictMode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { pathOf } from '../router/navigation'
import { PageContext, type PageView, usePage } from '../router/page-view'
import { type Lifecycles, type MountProps, reactLifecycles, treeOf } from './lifecycles'
import { onDemand, WhileLoading } from './on-demand'
import { PageLoading, Reload } from './page-loading'

type LoadPage = () => Promise<{ default: ComponentType }>

/** Pages by path below the base path; each loads when it is first shown. */
export type PageRoutes = Readonly<Record<string, LoadPage>>

/** Lifecycles around the page that the portal is at, with what a remote has around each. */
export function pageLifecycles(routes: PageRoutes, around: (page: ReactNode) => ReactNode): Lifecycles {
  const pages = new Map<string, ElementType>(Object.entries(routes).map(([path, load]) => [path, onDemand(load)]))
  /** In place of the one that loads: what is rendered at build, and what takes it over, must not wait for it. */
  const loadPage = async (path: string) => {
    const load = routes[path]
    if (load) pages.set(path, (await load()).default)
  }
  let arrived = () => {}
  const tree = ({ onRetry, page, prerendered }: Pick<MountProps, 'onRetry' | 'page' | 'prerendered'>) => (
    <StrictMode>
      <Reload value={onRetry}>
        <InTab page={page}>
          {around(
            <WhileLoading fallback={<PageLoading />}>
              <AtPath pages={pages} first={prerendered} tell={() => arrived()} />
            </WhileLoading>,
          )}
        </InTab>
      </Reload>
    </StrictMode>
  )
  const own = reactLifecycles(tree)
  const takeOver = async (page: string, props: MountProps) => {
    await loadPage(page)
    await new Promise<void>((resolve, reject) => {
      arrived = resolve
      own.mount(props).catch(reject)
    })
    takeEntered(props.domElement)
  }
  return {
    ...own,
    staysOpen: true,
    mount: props => (props.prerendered ? takeOver(props.prerendered, props) : own.mount(props)),
    prerender: async (path, render) => {
      await loadPage(path)
      return render(treeOf(tree({ prerendered: path })))
    },
  }
}

/** A page that stays open: out of sight its effects end, and what is in it stays; all of it does where it is held. */
function InTab({ page, children }: { page: PageView | undefined; children: ReactNode }) {
  return page ? (
    <PageContext value={page}>
      <Resting page={page}>{children}</Resting>
    </PageContext>
  ) : (
    children
  )
}

function Resting({ page, children }: { page: PageView; children: ReactNode }) {
  const look = () => page.isShown() || page.isHeld()
  const isAwake = useSyncExternalStore(page.listen, look, look)
  return <Activity mode={isAwake ? 'visible' : 'hidden'}>{children}</Activity>
}

interface AtPathProps {
  readonly pages: ReadonlyMap<string, ElementType>
  /** Shown until the portal is at it, for it stands in the page before. */
  readonly first: string | undefined
  readonly tell: () => void
}

function AtPath({ pages, first, tell }: AtPathProps) {
  const around = usePage()
  const [pathShown] = useState(() => pathFrom(first, around))
  const path = useSyncExternalStore(around.listen, pathShown, pathShown)
  const page = pages.get(path)
  return page ? <Arriving key={path} page={page} tell={tell} /> : null
}

function pathFrom(first: string | undefined, { location }: Pick<PageView, 'location'>): () => string {
  let ahead = first
  return () => {
    const path = pathOf(location().pathname)
    if (path === ahead) ahead = undefined
    return ahead ?? path
  }
}

/** Tells when its page is there, which may be later than what stands around it. */
function Arriving({ page: Page, tell }: { page: ElementType; tell: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => tell(), [])
  return <Page />
}

/** A field with what was typed into it, and where the cursor stands. */
interface Entered {
  readonly field: HTMLInputElement
  readonly text: string
  readonly from: number | null
  readonly to: number | null
}

/**
 * Tells a page that has just taken over its markup what was typed before its scripts were there, as if it was typed now;
 * React neither sees it nor keeps it.
 */
function takeEntered(page: HTMLElement): void {
  const fields = [...page.querySelectorAll('input')].filter(({ value, defaultValue }) => value !== defaultValue)
  // What the page does about one may empty the others.
  const all = fields.map(field => ({
    field,
    text: field.value,
    from: field.selectionStart,
    to: field.selectionEnd,
  }))
  for (const entered of all) enter(entered)
  for (const { field } of all)
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const writeNative = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

function enter({ field, text, from, to }: Entered): void {
  // React remembers what is written to the field itself, and takes for news what then stands there instead.
  field.value = ''
  writeNative?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field === document.activeElement && from !== null) field.setSelectionRange(from, to)
}
