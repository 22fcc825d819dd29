import { throttle } from '../browser/arrival.mjs'
import { freshPage } from '../browser/launch.mjs'
import { quiet } from '../browser/quiet.mjs'
import { go, open, SIGN_IN, TO_LIST } from './going.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, bytes: number }} File as transferred, without headers */

const ACCOUNT = 'zs05'
const PASSWORD = process.env.DEMO_PASSWORD || 'Linjiang@2026'

/**
 * What somebody waits for from opening the portal, by signing in and the home page, to the first row of a list: three
 * remotes.
 * @typedef {object} Story
 * @property {number[]} waits milliseconds until the form, until the home page, until the first row
 * @property {File[]} files that were transferred, the page among them
 */

/**
 * The story from an empty cache, and once more with what the first left in it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ throttled: boolean }} options
 * @returns {Promise<{ cold: Story, warm: Story }>}
 */
export async function tellTwice(browser, address, { throttled }) {
  const { page, devtools, close } = await freshPage(browser)
  try {
    if (throttled) await throttle(devtools)
    const cold = await tell(page, address)
    await page.context().clearCookies()
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage]) storage.clear()
    })
    await page.goto('about:blank')
    return { cold, warm: await tell(page, address) }
  } finally {
    await close()
  }
}

/** @param {Page} page @param {string} address @returns {Promise<Story>} */
async function tell(page, address) {
  const form = await open(page, address, 'input[autocomplete=username]')
  await fillIn(page)
  const home = await go(page, SIGN_IN)
  await quiet(page)
  const list = await go(page, TO_LIST)
  await quiet(page)
  return { waits: [form, home, list], files: await page.evaluate(filesOf) }
}

/** @param {Page} page */
async function fillIn(page) {
  await page.getByLabel('用户名').fill(ACCOUNT)
  await page.getByLabel('密码').fill(PASSWORD)
  // The form is seen before it answers; what was typed until then is told to it.
  await page.waitForFunction(() => document.querySelector('input[role=combobox]:enabled'))
  await page.getByLabel('所属单位').press('Tab')
  await page.getByRole('slider').press('End')
  await quiet(page)
}

/** Runs in the page. @returns {File[]} */
function filesOf() {
  const [page] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'))
  const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
  const files = resources.filter(({ name, transferSize }) => !name.includes('/api/') && transferSize > 0)
  return [...(page ? [page] : []), ...files].map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))
}
