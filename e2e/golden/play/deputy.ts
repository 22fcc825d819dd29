import { expect } from '../../portal/stories'
import { dayAfter } from './calendar'
import type { Stage } from './golden'

const WEEK = 7

/** Entrusts a colleague for a week with decisions of a kind. */
export async function entrust(stage: Stage, account: string, colleague: string, kind: string): Promise<void> {
  const page = await stage.desk(account)
  await page.goto(`${stage.portal.address}toDoManage/leaderApprovalList`)
  await page.getByRole('button', { name: '授权代审' }).click()
  const dialog = page.getByRole('dialog', { name: '授权代审' })
  const option = dialog.getByRole('option', { name: new RegExp(colleague) })
  await dialog.getByLabel('受托人').selectOption(await option.innerText())
  await dialog.getByRole('checkbox', { name: kind, exact: true }).check()
  await dialog.getByLabel('结束日期').fill(dayAfter(WEEK))
  await dialog.getByLabel('结束日期').press('Enter')
  await dialog.getByLabel('授权事由').fill('赴外地参加业务培训。')
  await dialog.getByRole('button', { name: '授权', exact: true }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: colleague }).first()).toContainText('生效中')
}
