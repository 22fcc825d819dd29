import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useSyncExternalStore,
} from 'react'

/** How many parts have been asked for and how many have come by now, and who shows something while others do. */
let asked = 0
let arrived = 0
const waiting = new Set<() => void>()

/**
 * A part of a page that loads when it is first shown, inside `WhileLoading`: React's `lazy`, but for the wait, and asked
 * for twice before the page it stands in is given up. React keeps a fallback for 300 ms once it is there, however soon
 * the part comes, unless something else changes the page.
 */
export function onDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => {
    asked++
    const loading = load().catch(load)
    // After React has taken it.
    const tell = () => setTimeout(tellAll)
    loading.then(tell, tell)
    return loading
  })
}

interface WhileLoadingProps {
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** What stands in the place of parts on demand until they are there. */
export function WhileLoading({ fallback, children }: WhileLoadingProps) {
  useSyncExternalStore(watch, count, count)
  return <Suspense fallback={fallback}>{children}</Suspense>
}

const count = () => arrived

/** Whether the page waits for a part of it. */
export const isPartOnItsWay = (): boolean => asked > arrived

function watch(look: () => void): () => void {
  waiting.add(look)
  return () => waiting.delete(look)
}

function tellAll(): void {
  arrived++
  for (const look of waiting) look()
}
