import type { Page } from '@playwright/test'
import { expect } from './stories'

/** Opens what waits with whoever has signed in on a page, or the case to read, by the search in the header. */
export async function openByNumber(page: Page, petitionNo: string): Promise<void> {
  const search = page.getByLabel('搜索')
  await search.fill(petitionNo)
  await search.press('Enter')
  await expect(page.getByText(petitionNo).first()).toBeVisible()
}

/** A button of the case. */
export const actionOf = (page: Page, name: string) =>
  page.getByRole('region', { name: '操作' }).getByRole('button', { name, exact: true })

/** The main state that the header of the case shows. */
export const stateIs = (page: Page, state: string) =>
  expect(page.locator('strong').filter({ hasText: new RegExp(`^${state}$`) })).toBeVisible()
