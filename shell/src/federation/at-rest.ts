import { api, isPartOnItsWay, store } from '@portal/shared-lib'

/** Looks after which a page that never rests is taken to be at rest. No time: a slow machine needs more of it to rest. */
const LOOKS = 30
/** Milliseconds after which a page is looked at though it had no idle moment. */
const LOOK_LIMIT = 3000
/** Milliseconds between two looks at a page that waits for something. */
const AGAIN_AFTER = 100

/** Calls back when the page has nothing else to do: no work, no page on its way, no call. Returns the way to give it up. */
export function atRest(work: () => void): () => void {
  let left = LOOKS
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const look = (moment?: IdleDeadline) => {
    left -= 1
    if (left > 0 && (moment?.didTimeout || isWaiting())) timer = setTimeout(whenIdle, AGAIN_AFTER)
    else work()
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(look, { timeout: LOOK_LIMIT })
    else timer = setTimeout(() => look(), AGAIN_AFTER)
  }
  whenIdle()
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

const isWaiting = () =>
  document.querySelector('.portal-loading') !== null ||
  isPartOnItsWay() ||
  store.dispatch(api.util.getRunningQueriesThunk()).length > 0
