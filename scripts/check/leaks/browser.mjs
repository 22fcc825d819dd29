import { freshPage, launchBrowser } from '../../../bench/browser/launch.mjs'
import { countTimers } from './holdings.mjs'

/**
 * @typedef {Parameters<typeof freshPage>[0]} Browser
 * @typedef {Awaited<ReturnType<typeof freshPage>>} Tab
 */

/** Code compiled for speed lies in the heap beside what a page keeps, and grows for as long as anything runs. */
const INTERPRETED = '--js-flags=--no-sparkplug,--no-maglev,--no-turbofan'

/** The browser in which leaks are measured. @param {string} root */
export const launchMeasured = root => launchBrowser(root, [INTERPRETED])

/**
 * A page in a profile of its own, which counts its timers.
 * @param {Browser} browser
 * @param {{ name: string, value: string, url: string }[]} [cookies]
 * @returns {Promise<Tab>}
 */
export async function openTab(browser, cookies = []) {
  const tab = await freshPage(browser, { cookies })
  await tab.page.addInitScript(countTimers)
  await tab.devtools.send('Performance.enable')
  return tab
}
