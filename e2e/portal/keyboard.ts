import type { Locator, Page } from '@playwright/test'
import { settled } from './accessibility'
import { expect } from './stories'

/** Presses of Tab after which something is not reached by anybody. */
const MOST_TABS = 120

/** Goes on with Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate(element => element === document.activeElement)
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached by Tab`)
}

/** Opens what 快速查找 finds first, by the keys alone. */
export async function findByKeys(page: Page, words: string, found: string): Promise<void> {
  await settled(page)
  const field = page.getByRole('combobox', { name: '查找页面、操作、信访件和知识' })
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.insertText(words)
  await expect(page.getByRole('option').first()).toContainText(found)
  await page.keyboard.press('Enter')
  await expect(field).toHaveCount(0)
}
