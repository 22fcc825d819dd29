import { quiet } from './quiet.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const LIMIT_MS = 30_000
const TABS = '[role=tablist][aria-label="已打开的页面"] [role=tab]'

/**
 * Opens a page beside the list of to-dos and closes it again, so many times: each is mounted and unmounted.
 * @param {Page} page that shows the list alone @param {number} times
 */
export async function openAndClosePages(page, times) {
  for (let time = 0; time < times; time++) {
    await openHome(page)
    await closePage(page)
  }
}

/** Closes the page in sight; another is shown. @param {Page} page */
export async function closePage(page) {
  const open = await page.locator(TABS).count()
  await page.keyboard.press('Alt+w')
  await page.waitForFunction(`document.querySelectorAll('${TABS}').length === ${open - 1}`, undefined, {
    timeout: LIMIT_MS,
  })
  await quiet(page)
}

/** Pages of a clerk's day, as 快速查找 names them; with 部门待办 they are ten. */
export const DAY = [
  ...['个人待办', '网信待登记', '办理报告签收', '退回签收', '受理告知书上传'],
  ...['办结核查', '代录入', '信访件查询', '智慧搜索'],
]

/**
 * Opens pages beside what is open already, by their names.
 * @param {Page} page @param {readonly string[]} names
 */
export async function openByName(page, names) {
  for (const name of names) {
    const open = await page.locator(TABS).count()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: '查找页面、操作、信访件和知识' }).fill(name)
    await page.getByRole('option', { name }).first().click()
    await page.waitForFunction(
      ({ tabs, many }) => document.querySelectorAll(tabs).length > many,
      { tabs: TABS, many: open },
      { timeout: LIMIT_MS },
    )
    await quiet(page)
  }
}

/** The home page beside what is open already. @param {Page} page */
export async function openHome(page) {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '首页' }).click()
  await page.waitForFunction(`document.querySelectorAll('${TABS}').length === 2`, undefined, { timeout: LIMIT_MS })
  await quiet(page)
}

/**
 * Goes from one of two open pages to the other by their tabs, so many times: both stay as they are.
 * @param {Page} page @param {number} times
 */
export async function switchOpenPages(page, times) {
  for (let time = 0; time < times; time++) {
    await page.evaluate(pressOther, { tabs: TABS, limitMs: LIMIT_MS })
    await quiet(page)
  }
}

/** Runs in the page. @param {{ tabs: string, limitMs: number }} of @returns {Promise<void>} */
function pressOther({ tabs, limitMs }) {
  const other = [...document.querySelectorAll(tabs)].find(tab => tab.getAttribute('aria-selected') !== 'true')
  if (!(other instanceof HTMLElement)) throw new Error('No other page is open')
  const before = document.querySelector('#outlet h1')
  const arrived = () => {
    const heading = document.querySelector('#outlet h1')
    return heading && heading !== before && other.getAttribute('aria-selected') === 'true'
  }
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('The other page did not appear')), limitMs)
    const look = () => {
      if (!arrived()) return requestAnimationFrame(look)
      clearTimeout(timer)
      done()
    }
    other.click()
    look()
  })
}
