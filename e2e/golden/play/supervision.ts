import type { Page } from '@playwright/test'
import { actionOf } from '../../portal/case'
import { expect } from '../../portal/stories'
import type { Unit } from './answer'
import { type Case, deskWith } from './case'

const LIST = 'superviseManage/superviseList'

/** Begins an order on a case, to whoever leads it, and puts it before the leader. */
export async function supervise(kase: Case, account: string, facts: string): Promise<void> {
  const page = await deskWith(kase, account)
  await page.getByRole('button', { name: '发起督办' }).click()
  await page.getByLabel('推诿敷衍拖延').check()
  await page.getByLabel('发函督办').check()
  await page.getByLabel('督办事由').fill(facts)
  await page.getByRole('button', { name: '送审发出' }).click()
  await expect(page.getByText('待审批').first()).toBeVisible()
}

/** Agrees to what is submitted of an order: that it is sent, or how it is answered. */
export async function agreeToOrder(kase: Case, account: string): Promise<void> {
  const page = await orderOn(kase, account)
  await page.getByRole('region', { name: '审批意见' }).getByRole('button', { name: '同意', exact: true }).click()
  await expect(page.getByText('已同意').first()).toBeVisible()
}

export async function signOrder(kase: Case, { clerk }: Unit): Promise<void> {
  const page = await orderOn(kase, clerk)
  await actionOf(page, '签收督办').click()
  await expect(page.getByText('待反馈').first()).toBeVisible()
}

/** Tells what was done, to which the unit's leader agrees. */
export async function feedBack(kase: Case, { clerk, leader }: Unit, measures: string, result: string): Promise<void> {
  const page = await orderOn(kase, clerk)
  await actionOf(page, '督办反馈').click()
  const panel = page.getByRole('dialog', { name: '督办反馈', exact: true })
  await panel.getByLabel('整改措施').fill(measures)
  await panel.getByLabel('整改结果').fill(result)
  await submits(page, '督办反馈')
  await agreeToOrder(kase, leader)
}

/** The feedback is not enough. */
export async function sendFeedbackBack(kase: Case, account: string, lacking: string): Promise<void> {
  const page = await orderOn(kase, account)
  await page.getByLabel('收起（填写的内容会保留）').click()
  await actionOf(page, '退回补充反馈').click()
  await page.getByLabel('补充要求').fill(lacking)
  await submits(page, '退回补充反馈')
}

/** The order on a case that waits with an account, out of the list of what waits. */
async function orderOn({ stage, petitionNo }: Case, account: string): Promise<Page> {
  const page = await stage.desk(account)
  await page.goto(stage.portal.address + LIST)
  await page
    .getByRole('row', { name: new RegExp(petitionNo) })
    .getByRole('link', { name: /^DB/ })
    .click()
  return page
}

async function submits(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('dialog', { name, exact: true })
  await panel.getByRole('button', { name: new RegExp(`^确定${name}$|^${name}（送审）$`) }).click()
  await expect(panel).toBeHidden()
}
