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
    await page.keyboard.press('Alt+w')
    await page.waitForFunction(`document.querySelectorAll('${TABS}').length === 1`, undefined, { timeout: LIMIT_MS })
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
