import { signIn } from '../../scripts/testing/sign-in.mjs'
import { holdings } from '../browser/growth.mjs'
import { freshPage } from '../browser/launch.mjs'
import { quiet } from '../browser/quiet.mjs'
import { median } from '../report/numbers.mjs'
import { go, open, TO_HOME, TO_LIST } from './going.mjs'

/** @typedef {import('@playwright/test').Browser} Browser @typedef {import('@playwright/test').Page} Page */

const CLERK = 'zs05'
const SWITCHES = 10
const MANY_SWITCHES = 200
const MB = 1_000_000
/** Milliseconds in which the page may load ahead what it likes, as while a list is read. */
const READING_MS = 2000

/**
 * @typedef {object} Visit in milliseconds
 * @property {number} cold from an empty cache until the home page is there
 * @property {number} first going to it from a list, for the first time
 * @property {number} again going to it afterwards, median
 */

/** @param {Browser} browser @param {string} address @returns {Promise<Visit>} */
export async function visit(browser, address) {
  const cold = await withPage(browser, address, ({ page }) => open(page, `${address}home/index`, 'h1'))
  return await withPage(browser, address, async ({ page }) => {
    await openList(page, address)
    const first = await go(page, TO_HOME)
    return { cold, first, again: median(await switchOften(page, SWITCHES)) }
  })
}

/** Megabytes of heap that a page holds after many switches. @param {Browser} browser @param {string} address */
export async function heapAfterSwitches(browser, address) {
  return await withPage(browser, address, async ({ page, devtools }) => {
    await devtools.send('Performance.enable')
    await openList(page, address)
    await go(page, TO_HOME)
    await switchOften(page, MANY_SWITCHES / 2)
    return (await holdings(page, devtools)).heap / MB
  })
}

/** @param {Page} page @param {string} address */
async function openList(page, address) {
  await open(page, `${address}toDoManage/departToDo`, TO_LIST.content)
  await quiet(page)
  await page.waitForTimeout(READING_MS)
}

/** Milliseconds of so many ways to the home page, each after one to the list. @param {Page} page @param {number} count */
async function switchOften(page, count) {
  /** @type {number[]} */
  const times = []
  for (let at = 0; at < count; at++) {
    await quiet(page)
    await go(page, TO_LIST)
    await quiet(page)
    times.push(await go(page, TO_HOME))
  }
  return times
}

/** @template Result @param {Browser} browser @param {string} address @param {(tab: Awaited<ReturnType<typeof freshPage>>) => Promise<Result>} work */
async function withPage(browser, address, work) {
  const { cookie } = await signIn(address, CLERK)
  const tab = await freshPage(browser, { cookies: [{ ...cookie, url: new URL(address).origin }] })
  return await work(tab).finally(tab.close)
}
