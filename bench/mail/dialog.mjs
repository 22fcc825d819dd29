import { freshPage } from '../browser/launch.mjs'
import { quiet } from '../browser/quiet.mjs'
import { beside, mediansOf } from './compare.mjs'

const RUNS = 5
const LIMIT_MS = 30_000

/**
 * Opening the dialog until it shows mails.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {Record<'small' | 'large', { cookie: { name: string, value: string } }>} sessions
 */
export async function measureDialog(browser, address, { small, large }) {
  const url = new URL(address).origin
  const tabs = {
    small: await freshPage(browser, { cookies: [{ ...small.cookie, url }] }),
    large: await freshPage(browser, { cookies: [{ ...large.cookie, url }] }),
  }
  try {
    // The first time fills the browser's cache.
    for (const { page } of Object.values(tabs)) await open(page, address)
    const times = await mediansOf(RUNS, {
      small: () => open(tabs.small.page, address),
      large: () => open(tabs.large.page, address),
    })
    return [beside('opening the dialog', times.large, { ms: times.small, of: 'with 100' })]
  } finally {
    for (const { close } of Object.values(tabs)) await close()
  }
}

/** Milliseconds, in a page that has not read any mail yet. @param {import('@playwright/test').Page} page @param {string} address */
async function open(page, address) {
  await page.goto(`${address}home/index`)
  await page.locator('#outlet h1').waitFor()
  await quiet(page)
  return await page.evaluate(clickAndWait, LIMIT_MS)
}

/** Runs in the page. @param {number} limitMs @returns {Promise<number>} */
function clickAndWait(limitMs) {
  const buttons = [...document.querySelectorAll('header button')]
  const entry = buttons.find(({ textContent }) => textContent?.startsWith('非密邮件'))
  if (!(entry instanceof HTMLElement)) throw new Error('The header has no 非密邮件')
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('No mail appeared')), limitMs)
    const started = performance.now()
    const observer = new MutationObserver(() => {
      if (!document.querySelector('dialog [aria-busy] li')?.checkVisibility()) return
      const ms = performance.now() - started
      observer.disconnect()
      clearTimeout(timer)
      done(ms)
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
    entry.click()
  })
}
