import { api, store } from '@portal/shared-lib'

/** Milliseconds after which a page that never rests is taken to be at rest. */
const REST_LIMIT = 3000
/** Milliseconds between two looks at a page that waits for something. */
const AGAIN_AFTER = 100

/** Calls back when the page has nothing else to do: no work, no page on its way, no call. Returns the way to give it up. */
export function atRest(work: () => void): () => void {
  const latest = performance.now() + REST_LIMIT
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const look = () => {
    if (performance.now() < latest && isWaiting()) timer = setTimeout(whenIdle, AGAIN_AFTER)
    else work()
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(look, { timeout: REST_LIMIT })
    else timer = setTimeout(look, AGAIN_AFTER)
  }
  whenIdle()
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

const isWaiting = () =>
  document.querySelector('.portal-loading') !== null || store.dispatch(api.util.getRunningQueriesThunk()).length > 0
