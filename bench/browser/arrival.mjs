import { freshPage } from './launch.mjs'

/**
 * What is opened, and what must be visible for it to count as arrived; `press` is a key that is pressed there until then.
 * @typedef {{ url: string, selector: string, press?: { on: string, key: string }, cookies?: { name: string, value: string, url: string }[] }} Visit
 *
 * @typedef {object} Arrival
 * @property {number} ms from the start of the navigation
 * @property {File[]} scripts that had been asked for by then
 * @property {File[]} files of all kinds that had been, the page among them
 * @typedef {{ name: string, bytes: number }} File as transferred, without headers
 */

const CPU_SLOWDOWN = 4
const BYTES_PER_SECOND = 10_000_000 / 8
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
}
const MARK = 'arrived'
const LIMIT_MS = 60_000
const LATE_SCRIPTS_MS = 1000

/**
 * Opens a page in a fresh profile and waits for what it is opened for.
 * @param {import('@playwright/test').Browser} browser
 * @param {Visit} visit
 * @param {{ throttled: boolean }} options
 * @returns {Promise<Arrival>}
 */
export async function arrive(browser, { url, selector, press, cookies = [] }, { throttled }) {
  const { page, devtools, close } = await freshPage(browser, { cookies })
  try {
    if (throttled) await throttle(devtools)
    await page.addInitScript(markWhenVisible, { selector, press, name: MARK })
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS })
    await page.waitForFunction(name => performance.getEntriesByName(name).length > 0, MARK, { timeout: LIMIT_MS })
    // Scripts that are still under way are listed when they are here.
    await page.waitForTimeout(LATE_SCRIPTS_MS)
    return await page.evaluate(readArrival, MARK)
  } finally {
    await close()
  }
}

/** @param {import('@playwright/test').CDPSession} devtools */
export async function throttle(devtools) {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await throttleProcessor(devtools)
}

/** @param {import('@playwright/test').CDPSession} devtools */
export const throttleProcessor = devtools => devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

/** Runs in the page, from its very start. @param {{ selector: string, press?: Visit['press'], name: string }} target */
function markWhenVisible({ selector, press, name }) {
  const look = () => {
    const pressed = press && document.querySelector(press.on)
    if (pressed) pressed.dispatchEvent(new KeyboardEvent('keydown', { key: press.key, bubbles: true }))
    if (document.querySelector(selector)?.checkVisibility()) performance.mark(name)
    else requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page. @param {string} mark @returns {Arrival} */
function readArrival(mark) {
  const ms = performance.getEntriesByName(mark)[0]?.startTime ?? 0
  const [page] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'))
  const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
  const asked = resources.filter(({ startTime, transferSize }) => startTime <= ms && transferSize > 0)
  const files = [...(page ? [page] : []), ...asked].map(({ name, encodedBodySize }) => ({
    name,
    bytes: encodedBodySize,
  }))
  return { ms, files, scripts: files.filter(({ name }) => /\.js(\?|$)/.test(name)) }
}
