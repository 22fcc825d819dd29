/** Milliseconds after which a page that never rests is taken to be at rest. */
const REST_LIMIT = 3000

/** Calls back when the page has nothing else to do. Returns the way to give it up. */
export function atRest(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, REST_LIMIT)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: REST_LIMIT })
  return () => cancelIdleCallback(idle)
}
