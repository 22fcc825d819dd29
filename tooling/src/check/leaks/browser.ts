import { freshPage, launchBrowser } from '../../../../bench/browser/launch.mjs'
import { countTimers, type Tab } from './holdings.ts'

export type Browser = Parameters<typeof freshPage>[0]

/** Code compiled for speed lies in the heap beside what a page keeps, and grows for as long as anything runs. */
const INTERPRETED = '--js-flags=--no-sparkplug,--no-maglev,--no-turbofan'

/** The browser in which leaks are measured. */
export const launchMeasured = (root: string) => launchBrowser(root, [INTERPRETED])

/** A page in a profile of its own, which counts its timers. */
export async function openTab(
  browser: Browser,
  cookies: { name: string; value: string; url: string }[] = [],
): Promise<Tab> {
  const tab = await freshPage(browser, { cookies })
  await tab.page.addInitScript(countTimers)
  await tab.devtools.send('Performance.enable')
  return tab
}
