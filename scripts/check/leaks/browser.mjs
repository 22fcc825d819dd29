import { freshPage } from '../../../bench/browser/launch.mjs'
import { countTimers } from './holdings.mjs'

/**
 * @typedef {Parameters<typeof freshPage>[0]} Browser
 * @typedef {Awaited<ReturnType<typeof freshPage>>} Tab
 */

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
