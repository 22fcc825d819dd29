/** Milliseconds after which a page that was to be left stays after all: the question about unsaved text was answered so. */
const STAYS_MS = 3000

let leftAt = Number.NEGATIVE_INFINITY
window.addEventListener('beforeunload', () => {
  leftAt = performance.now()
})

/**
 * At once, or once it is sure that the page stays: Firefox breaks off what it is loading for a page that is left, and says
 * that it failed. In a page that is gone nothing follows.
 */
export function onceStaying(perform: () => void): void {
  const staysIn = leftAt + STAYS_MS - performance.now()
  if (staysIn > 0) setTimeout(perform, staysIn)
  else perform()
}
