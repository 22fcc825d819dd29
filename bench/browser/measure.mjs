import { signIn } from '../../scripts/testing/sign-in.mjs'
import { measureGrowth } from './growth.mjs'
import { freshPage } from './launch.mjs'
import { measureLoading } from './loading.mjs'
import { quiet } from './quiet.mjs'
import { measureSwitching, switchTimes } from './switching.mjs'
import { measureTree } from './tree.mjs'

/** @typedef {import('../report/figure.mjs').Section} Section */

const CLERK = 'zs05'

/**
 * All that is measured in the browser, on the demo province as it is filled at first.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<Section[]>}
 */
export async function measureBrowser(browser, portal, steps) {
  const { address } = portal
  steps.begin('loading')
  const { cookie } = await signIn(address, CLERK)
  const cookies = [{ ...cookie, url: new URL(address).origin }]
  const form = { url: address, selector: 'input[autocomplete=username]' }
  const slide = '[role=slider]'
  // Seen before it answers, as it stands in the page.
  const login = { url: address, selector: `${slide}[aria-valuenow="100"]`, press: { on: slide, key: 'End' } }
  const list = { url: `${address}toDoManage/departToDo`, selector: 'tbody tr[data-row-key]', cookies }
  const loading = await measureLoading(browser, { form, login, list })
  steps.begin('switching')
  const tab = await freshPage(browser, { cookies })
  try {
    await tab.page.goto(`${address}home/index`)
    await tab.page.locator('#outlet h1').waitFor()
    await quiet(tab.page)
    const switching = await measureSwitching(tab.page)
    const growths = await measureGrowths(tab)
    steps.begin('a large permission tree')
    return [...loading, switching, growths, await measureTree(browser, portal)]
  } finally {
    await tab.close()
  }
}

/** @param {Awaited<ReturnType<typeof freshPage>>} tab @returns {Promise<Section>} */
async function measureGrowths(tab) {
  const { page } = tab
  const figures = await measureGrowth(tab, 'switches', times => switchTimes(page, times))
  const notes = ['Growth over the state after 10 warm-ups, each after a forced garbage collection.']
  for (const name of DIALOG_ENTRIES) {
    if (!(await hasEntry(page, name))) notes.push(`The dialog ${name} was not measured: the portal has no such entry.`)
    else figures.push(...(await measureGrowth(tab, `dialogs ${name}`, times => openAndClose(page, name, times))))
  }
  return { title: 'What the page keeps', figures, notes }
}

const WAIT_MS = 10_000

/** Entries of the header that open a dialog, by what the button is called. */
const DIALOG_ENTRIES = ['非密邮件', '消息']

/** @param {import('@playwright/test').Page} page @param {string} name */
const entryOf = (page, name) => page.locator('header').getByRole('button', { name }).first()

/** @param {import('@playwright/test').Page} page @param {string} name */
const hasEntry = (page, name) => entryOf(page, name).isVisible()

/**
 * Opens a dialog of the header, lets it show what it has, and closes it, so many times.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 * @param {number} times
 */
async function openAndClose(page, name, times) {
  const dialog = page.getByRole('dialog')
  for (let at = 0; at < times; at++) {
    await entryOf(page, name).click()
    await dialog.waitFor({ timeout: WAIT_MS })
    await quiet(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden', timeout: WAIT_MS })
  }
}
