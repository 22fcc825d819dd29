import { violationsOf } from '../../portal/accessibility'
import { expect } from '../../portal/stories'
import type { Reviewer } from '../../portal/upheld'
import { act, agree, openPanel } from './act'
import { dayAfter } from './calendar'
import { type Case, deskWith } from './case'
import { chooses, type Entry, writes } from './entries'

export const CITY: Reviewer = { account: 'al09', leader: 'al07' }
export const PROVINCE: Reviewer = { account: 'zs09', leader: 'zs07' }

const GROUNDS: readonly Entry[] = [
  writes('申请理由', '处理意见没有回应第二项诉求，补偿面积的认定与丈量记录不一致。'),
  writes('请求', '请求撤销原处理意见，重新核定面积并兑付补偿款。'),
]

/** Looks up in the centre of reviews what may be asked for of a petition, and registers it as of today. */
export async function askForReview(
  kase: Case,
  { account }: Reviewer,
  kind: '复查' | '复核',
  ...more: readonly Entry[]
): Promise<void> {
  const page = await kase.stage.desk(account)
  await page.goto(`${kase.stage.portal.address}reviewManage/registerCenter`)
  await page.getByRole('tab', { name: '申请登记' }).click()
  await page.getByLabel('原信访件编号').fill(kase.petitionNo)
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await page.getByRole('link', { name: `登记${kind}申请` }).click()
  const panel = page.getByRole('dialog', { name: '登记复查复核' })
  for (const fillIn of [chooses('类型', kind), chooses('申请方式', '来信'), ...GROUNDS, ...more]) await fillIn(panel)
  await panel.getByRole('button', { name: '确定登记复查复核' }).click()
  await expect(panel).toBeHidden()
}

export const acceptReview = (kase: Case, { account }: Reviewer) => act(kase, account, '受理')

/** It is refused for a reason, to which the leader agrees. */
export async function refuseReview(kase: Case, reviewer: Reviewer, reason: string, text: string): Promise<void> {
  await act(kase, reviewer.account, '不予受理', [chooses('理由', reason), writes('说明', text)])
  await agree(kase, reviewer.leader)
}

/** A hearing is announced for a day. */
export const openHearing = (kase: Case, { account }: Reviewer, days: number) =>
  act(kase, account, '组织听证', [
    ...[writes('听证日期', dayAfter(days)), writes('地点', '信访局三楼听证室'), writes('主持人', '冯壬枫')],
    writes('参加人', '律师 韩戊竹、人大代表 沈丁兰、申请人'),
  ])

export const closeHearing = (kase: Case, { account }: Reviewer, result: string) =>
  act(kase, account, '听证结束', [writes('听证结论', result)])

/** A decision is drafted, read by axe, and the leader agrees to it with the original beside it. */
export async function decideReview(kase: Case, reviewer: Reviewer, conclusion: string): Promise<void> {
  const { account, leader } = reviewer
  const panel = await openPanel(await deskWith(kase, account), '拟复查复核意见')
  expect(await violationsOf(panel.page())).toEqual([])
  await act(kase, account, '拟复查复核意见', [
    ...[
      chooses('结论', conclusion),
      writes('事实', '经调阅原办理案卷、询问双方并现场核对，申请人反映的占地事实存在。'),
    ],
    ...[writes('理由', '原意见认定事实清楚，适用依据正确。'), writes('依据', '《信访工作条例》第三十五条。')],
  ])
  const page = await deskWith(kase, leader)
  await expect(page.getByRole('region', { name: '原处理意见' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await agree(kase, leader)
}

/** Everybody who has asked for it has the decision, today. */
export const deliverDecision = (kase: Case, { account }: Reviewer) => act(kase, account, '送达意见书')
