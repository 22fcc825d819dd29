let lastAwayAt = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => {
    lastAwayAt = performance.now()
  })
}

/** Milliseconds before a second asking; each next one waits twice as long. */
const PAUSE_MS = 500

/**
 * Asks again for what did not come because the network was away at some time since an instant (of `performance.now()`):
 * at once where it is back, else when it comes back. What failed for another reason is left to the user. Answers how to ask no
 * more.
 * @param asked how often it was asked for so already: what was begun while the network was away may still fail afterwards
 */
export function whenBack(since: number, ask: () => void, asked = 0): () => void {
  if (!navigator.onLine) {
    window.addEventListener('online', ask, { once: true })
    return () => window.removeEventListener('online', ask)
  }
  if (lastAwayAt < since) return () => undefined
  const pause = asked && setTimeout(ask, PAUSE_MS * 2 ** (asked - 1))
  if (!pause) ask()
  return () => clearTimeout(pause)
}
