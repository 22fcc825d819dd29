import { doneAt, openPanel } from './act'
import type { Case } from './case'
import { adds, type Paper } from './entries'

/** Signs for it in the name of a unit that has no access, from the list of such entries; its paper goes with it. */
export async function signForUnit({ stage, petitionNo }: Case, account: string, paper: Paper): Promise<void> {
  const page = await stage.desk(account)
  await page.goto(`${stage.portal.address}toDoManage/proxyEntry`)
  await page.getByRole('searchbox').fill(petitionNo)
  await page.keyboard.press('Enter')
  await page.getByRole('row').filter({ hasText: petitionNo }).getByRole('link').last().click()
  const panel = await openPanel(page, '签收')
  await adds(paper)(panel)
  await doneAt(page, () => panel.getByRole('button', { name: '确定签收' }).click())
}
