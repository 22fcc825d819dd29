import { type ComponentType, StrictMode } from 'react'
import { StoreProvider } from '../store/store-provider'
import { type Lifecycles, reactLifecycles } from './lifecycles'
import { onDemand, WhileLoading } from './on-demand'
import { PageLoading, Reload } from './page-loading'

/** What a part is given: what it is about, where the page around it is about something. */
export interface PartProps {
  readonly subject?: string
}

/** Parts that stand in pages of other remotes, like the widgets of a home page or the tabs of a case; each loads when it is first shown. */
export function defineParts(
  parts: Readonly<Record<string, () => Promise<{ default: ComponentType<PartProps> }>>>,
): Lifecycles {
  const shown = new Map(Object.entries(parts).map(([name, load]) => [name, onDemand(load)]))
  const own = reactLifecycles(({ part = '', subject, onRetry }) => {
    const Part = shown.get(part)
    return (
      <StrictMode>
        <StoreProvider>
          <Reload value={onRetry}>
            <WhileLoading fallback={<PageLoading />}>
              {Part && <Part {...(subject !== undefined && { subject })} />}
            </WhileLoading>
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
