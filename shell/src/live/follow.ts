/** Milliseconds until a stream that ended is opened again: at first, and at most. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000
/** A server that has been away for eight seconds is looked for every two, one away for an hour every thirty. */
const SHARE = 4

/**
 * Reads a stream again and again until the signal aborts. `read` resolves or rejects when the stream has ended, and
 * says each time that it has heard something.
 */
export async function follow(read: (heard: () => void) => Promise<void>, signal: AbortSignal): Promise<void> {
  let lostAt = Date.now()
  while (!signal.aborted) {
    let heard = false
    await read(() => {
      heard = true
    }).catch(() => undefined)
    if (heard) lostAt = Date.now()
    if (!signal.aborted) await rest(pauseAfter(Date.now() - lostAt), signal)
  }
}

/**
 * Milliseconds to wait when the stream has been away for so many. By chance up to half shorter, since the windows of a
 * whole office lose the server in one moment and must not come back in one moment.
 */
export function pauseAfter(away: number, chance = Math.random()): number {
  return Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, away / SHARE)) * (1 - chance / 2)
}

/** Ends early where the network is back, or the user is. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      window.removeEventListener('online', end)
      document.removeEventListener('visibilitychange', endIfSeen)
      resolve()
    }
    const endIfSeen = () => document.hidden || end()
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    window.addEventListener('online', end)
    document.addEventListener('visibilitychange', endIfSeen)
  })
}
