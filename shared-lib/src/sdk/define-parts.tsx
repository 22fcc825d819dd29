import { type ComponentType, StrictMode } from 'react'
import { StoreProvider } from '../store/store-provider'
import { type Lifecycles, reactLifecycles } from './lifecycles'
import { onDemand, WhileLoading } from './on-demand'
import { PageLoading, Reload } from './page-loading'

/** Parts that stand in pages of other remotes, like the widgets of a home page; each loads when it is first shown. */
export function defineParts(parts: Readonly<Record<string, () => Promise<{ default: ComponentType }>>>): Lifecycles {
  const shown = new Map(Object.entries(parts).map(([name, load]) => [name, onDemand(load)]))
  const own = reactLifecycles(({ part = '', onRetry }) => {
    const Part = shown.get(part)
    return (
      <StrictMode>
        <StoreProvider>
          <Reload value={onRetry}>
            <WhileLoading fallback={<PageLoading />}>{Part && <Part />}</WhileLoading>
          </Reload>
        </StoreProvider>
      </StrictMode>
    )
  })
  return {
    ...own,
    mount: async props => {
      if (!shown.has(props.part ?? '')) throw new Error(`There is no part ${props.part}`)
      await own.mount(props)
    },
  }
}
