let lastAwayAt = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => {
    lastAwayAt = performance.now()
  })
}

/**
 * Asks again for what did not come because the network was away at some time since an instant (of `performance.now()`):
 * at once where it is back, else when it comes back. What failed for another reason is left to the user. Answers how
 * to ask no more.
 */
export function whenBack(since: number, ask: () => void): () => void {
  if (!navigator.onLine) {
    window.addEventListener('online', ask, { once: true })
    return () => window.removeEventListener('online', ask)
  }
  if (lastAwayAt >= since) ask()
  return () => undefined
}
