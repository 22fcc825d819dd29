import { expect } from '../../portal/stories'
import { act, agree } from './act'
import type { Unit } from './answer'
import { type Case, deskWith } from './case'
import { chooses, writes } from './entries'

export const PLAN = '由属地镇政府每月走访一次，做好疏导教育；生活确有困难的，给予临时救助。'

/** Looks up whether the matter of a petition is at its end, and files for its termination. */
export async function fileForTermination(kase: Case, { clerk }: Unit): Promise<void> {
  const page = await kase.stage.desk(clerk)
  await page.goto(`${kase.stage.portal.address}toDoManage/termination`)
  await page.getByRole('tab', { name: '申报登记' }).click()
  await page.getByLabel('信访件编号').fill(kase.petitionNo)
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await page.getByRole('link', { name: '登记终结申报' }).click()
  const panel = page.getByRole('dialog', { name: '终结申报' })
  const entries = [
    writes('基本事实', '信访人反映的问题已按处理意见书办理，有关补偿已足额兑付。'),
    ...[writes('申报理由', '处理意见书已依法送达，信访人仍以同一事实反映。'), writes('帮扶稳控方案', PLAN)],
  ]
  for (const fillIn of entries) await fillIn(panel)
  await panel.getByRole('button', { name: '确定终结申报' }).click()
  await expect(panel).toBeHidden()
}

/** Says why a paper lacks. */
export const explainPaper = (kase: Case, { clerk }: Unit, paper: string) =>
  act(kase, clerk, '补充材料', [chooses('材料', paper), writes('说明', '信访人生活稳定，没有提出听证和救助申请。')])

/** It goes up to the next level once the leaders of the unit agree. */
export async function submitFiling(kase: Case, { clerk, head, leader }: Unit): Promise<void> {
  await act(kase, clerk, '提交申报')
  for (const account of [head, leader]) await agree(kase, account)
}

/** A level passes it on, or recognises it, and its leader agrees. */
export async function passFiling(kase: Case, account: string, leader: string): Promise<void> {
  await act(kase, account, '审核通过', [writes('审核意见', '材料齐全，程序合法，同意上报。')])
  await agree(kase, leader)
}

export async function recognise(kase: Case, account: string, leader: string): Promise<void> {
  await act(kase, account, '认定终结', [writes('认定意见', '经审核，认定该信访事项终结。')])
  await agree(kase, leader)
}

/** What was recognised turns out to be wrong. */
export async function undoTermination(kase: Case, account: string, leader: string, reason: string): Promise<void> {
  const page = await deskWith(kase, account)
  await page.getByRole('link', { name: /^终结申报ZJ/ }).click()
  await page.getByRole('region', { name: '操作' }).getByText('更多', { exact: true }).click()
  await page.getByRole('button', { name: '撤销终结' }).click()
  const panel = page.getByRole('dialog', { name: '撤销终结' })
  await writes('撤销理由', reason)(panel)
  await panel.getByRole('button', { name: '撤销终结（送审）' }).click()
  await expect(panel).toBeHidden()
  await agree(kase, leader)
}
