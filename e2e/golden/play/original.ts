import { expect } from '../../portal/stories'
import { dayAfter } from './calendar'
import type { Case } from './case'
import { fileOf, sendsTo, writes } from './entries'

interface Original {
  /** Who has decided. */
  readonly unit: string
  readonly documentNo: string
  /** Days since it was issued. */
  readonly age: number
  /** Days since each petitioner was given it. */
  readonly given: readonly number[]
}

/** Looks a petition up in the centre of reviews, finds that nobody has decided it here, and records who did elsewhere. */
export async function recordOriginal(kase: Case, account: string, original: Original): Promise<void> {
  const page = await kase.stage.desk(account)
  await page.goto(`${kase.stage.portal.address}reviewManage/registerCenter`)
  await page.getByRole('tab', { name: '申请登记' }).click()
  await page.getByLabel('原信访件编号').fill(kase.petitionNo)
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await page.getByRole('link', { name: '登记原处理意见' }).click()
  const panel = page.getByRole('dialog', { name: '登记原处理意见' })
  const entries = [
    sendsTo(original.unit),
    ...[writes('文号', original.documentNo), writes('出具日期', dayAfter(-original.age))],
    ...[writes('认定的事实', '经查，占用承包地0.8亩。'), writes('意见内容', '补偿款已按登记面积兑付。')],
  ]
  for (const fillIn of entries) await fillIn(panel)
  // Those before it are for the proof of each delivery.
  await panel
    .getByLabel('选择文件')
    .last()
    .setInputFiles(fileOf({ name: '处理意见书.txt', text: original.documentNo }))
  await expect(panel.getByText('已上传')).toHaveCount(1)
  for (const [at, days] of original.given.entries()) {
    const row = panel.getByRole('region', { name: /的送达情况$/ }).nth(at)
    await row.getByLabel('日期').fill(dayAfter(-days))
    await row.getByLabel('日期').press('Enter')
  }
  await panel.getByRole('button', { name: '确定登记原处理意见' }).click()
  await expect(panel).toBeHidden()
}
