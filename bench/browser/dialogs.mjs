import { quiet } from './quiet.mjs'

const WAIT_MS = 10_000

/** Entries of the header that open a dialog, by what the button is called. */
export const DIALOG_ENTRIES = ['非密邮件', '消息']

/** @param {import('@playwright/test').Page} page @param {string} name */
const entryOf = (page, name) => page.locator('header').getByRole('button', { name }).first()

/** @param {import('@playwright/test').Page} page @param {string} name */
export const hasEntry = (page, name) => entryOf(page, name).isVisible()

/**
 * Opens a dialog of the header, lets it show what it has, and closes it, so many times.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 * @param {number} times
 */
export async function openAndClose(page, name, times) {
  const dialog = page.getByRole('dialog')
  for (let at = 0; at < times; at++) {
    await entryOf(page, name).click()
    await dialog.waitFor({ timeout: WAIT_MS })
    await quiet(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden', timeout: WAIT_MS })
  }
}
