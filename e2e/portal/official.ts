import { expect, type Page } from '@playwright/test'
import { violationsOf } from './accessibility'

export const OFFICIAL_LIST = 'official/officialList'

export type Panel = ReturnType<Page['getByRole']>

/** Opens a document from the register in which somebody finds it. */
export async function opens(page: Page, address: string, title: string, tab = '待办') {
  await page.goto(address + OFFICIAL_LIST)
  await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('list', { name: '办理环节' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
}

/** Opens the dialog of an action of the document that is open. */
export async function asks(page: Page, action: string): Promise<Panel> {
  await page.getByRole('button', { name: action, exact: true }).click()
  const panel = page.getByRole('dialog', { name: action })
  await expect(panel).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  return panel
}

/** Does something with the document that is open. */
export async function acts(page: Page, action: string, fillIn?: (panel: Panel) => Promise<void>) {
  const panel = await asks(page, action)
  await fillIn?.(panel)
  await panel.getByRole('button', { name: action, exact: true }).click()
  await expect(panel).toBeHidden()
}

export async function chooses(page: Page, panel: Panel, label: string, option: string) {
  const entry = panel.getByRole('combobox', { name: label, exact: true })
  await entry.fill(option)
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click()
}

export async function fillDay(panel: Panel, label: RegExp, day: string) {
  await panel.getByLabel(label).fill(day)
  await panel.getByLabel(label).press('Enter')
}
