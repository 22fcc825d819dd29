const QUIET_MS = 100
const LIMIT_MS = 3000

/**
 * Waits until nothing has changed in the page for a moment: it has shown what it was asked for.
 * @param {import('@playwright/test').Page} page
 */
export const quiet = page => page.evaluate(waitForQuiet, { quietMs: QUIET_MS, limitMs: LIMIT_MS })

/** Runs in the page. @param {{ quietMs: number, limitMs: number }} limits @returns {Promise<void>} */
function waitForQuiet({ quietMs, limitMs }) {
  return new Promise(done => {
    const finish = () => {
      observer.disconnect()
      for (const timer of [quietTimer, limit]) clearTimeout(timer)
      done()
    }
    const limit = setTimeout(finish, limitMs)
    let quietTimer = setTimeout(finish, quietMs)
    const observer = new MutationObserver(() => {
      clearTimeout(quietTimer)
      quietTimer = setTimeout(finish, quietMs)
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  })
}
