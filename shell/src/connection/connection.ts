import { composition, isRepeating, notify, onOutcome, onRepeating, readAgain } from '@portal/shared-lib'

/** Milliseconds between two looks while the server is out of reach, and until a look is given up. */
const LOOK_INTERVAL = 3000
const LOOK_LIMIT = 10_000
/** HTTP of a proxy that cannot reach the server. */
const BAD_GATEWAY = 502

let lost = false
let looking = false
let changed = false
let next: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/**
 * Watches whether the server can be reached. A call that came to nothing, or the browser's own word, makes it look; what
 * is shown is asked for again once it is back.
 */
export function watchConnection(): void {
  onOutcome(({ away }) => {
    if (away) lookAgain()
  })
  onRepeating(() => {
    if (isRepeating() || lost) lookAgain()
  })
  for (const sign of ['online', 'offline']) window.addEventListener(sign, lookAgain)
}

export const isLost = () => lost

/** For React. Returns the way to stop listening. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Looks once more after a look that is on its way: what it finds may be older than the sign. */
export function lookAgain(): void {
  if (looking) changed = true
  else void look()
}

async function look(): Promise<void> {
  looking = true
  clearTimeout(next)
  let reached: boolean
  do {
    changed = false
    reached = await isReachable()
  } while (changed)
  looking = false
  if (!reached) next = setTimeout(lookAgain, LOOK_INTERVAL)
  if (reached !== lost) return
  lost = !reached
  for (const listener of listeners) listener()
  if (!reached) return
  notify.success('网络已恢复')
  readAgain()
}

async function isReachable(): Promise<boolean> {
  const address = `${composition().province.basePath}api/health`
  const signal = AbortSignal.timeout(LOOK_LIMIT)
  return fetch(address, { cache: 'no-store', signal }).then(
    ({ status }) => status < BAD_GATEWAY,
    () => false,
  )
}
