let lastAwayAt = Number.NEGATIVE_INFINITY
window.addEventListener('offline', () => {
  lastAwayAt = performance.now()
})

/**
 * Asks again for what did not come because the network was away at some time since an instant (of `performance.now()`):
 * at once where it is back, else when it comes back. What failed for another reason is left to the user.
 */
export function whenBack(since: number, ask: () => void): void {
  if (!navigator.onLine) window.addEventListener('online', ask, { once: true })
  else if (lastAwayAt >= since) ask()
}
