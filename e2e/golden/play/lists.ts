import type { Locator, Request } from '@playwright/test'
import { expect } from '../../portal/stories'
import type { Stage } from './golden'

/** Lists, by the address below the base path. */
export const DEPARTMENT = 'toDoManage/departToDo'
export const PERSONAL = 'toDoManage/personalToDo'
export const QUERY = 'toDoManage/archive'

/** The rows of a list in which something stands, as an account finds them by searching. */
export async function rowsWith(stage: Stage, account: string, list: string, words: string): Promise<Locator> {
  const page = await stage.desk(account)
  await page.goto(stage.portal.address + list)
  const found = page.waitForResponse(answer => asksFor(answer.request(), words))
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('searchbox').press('Enter')
  const { data } = (await (await found).json()) as { data: { total: number } }
  await expect(page.getByText(`共 ${data.total} 条`)).toBeVisible()
  return page.locator('tbody tr[data-row-key]')
}

const asksFor = (request: Request, words: string) =>
  request.url().endsWith('/api/petitions/list') && (request.postData() ?? '').includes(words)
