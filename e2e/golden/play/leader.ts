import type { Page } from '@playwright/test'
import { chooseIn } from '../../portal/registration'
import { expect } from '../../portal/stories'
import { act, submit } from './act'
import { dayAfter } from './calendar'
import type { Case } from './case'
import { APPEAL } from './dispatch'
import { writes } from './entries'
import type { More } from './register'

/** What a leader says at a reception: who is to do what by when. */
export interface Instruction {
  readonly text: string
  readonly unit: string
  readonly within: number
}

/** Whom a leader receives, and what the leader says there and then. */
export const receivedBy =
  (leader: string, { text, unit, within }: Instruction): More =>
  async page => {
    await chooseIn(page, '接访领导', new RegExp(leader))
    await page.getByRole('textbox', { name: '接访地点' }).fill('省信访局接待大厅')
    await page.getByRole('radio', { name: '定点接访' }).check()
    await page.getByRole('textbox', { name: '领导批示意见' }).fill(text)
    await chooseIn(page, '承办单位', new RegExp(unit), unit)
    await fillDay(page, '办结时限', within)
  }

/** How many came, and how many of them spoke. */
export const came =
  (visitors: number, representatives: number): More =>
  async page => {
    await page.getByLabel('信访人数').fill(String(visitors))
    await page.getByLabel('实际来访人数').fill(String(visitors))
    await page.getByLabel('代表人数').fill(String(representatives))
  }

/** Sends on what a leader has instructed: but for the class all is filled in; the head of the department agrees. */
export const assignAsInstructed = (kase: Case, account: string, head: string) =>
  submit(kase, account, '交办', [APPEAL], head)

/** A leader writes what is to be done. */
export const instruct = (kase: Case, account: string, text: string) =>
  act(kase, account, '领导批示', [writes('批示内容', text)])

/** A leader answers for a case until it is solved. */
export async function takeUp(kase: Case, account: string, leader: string, unit: string): Promise<void> {
  const page = await caseList(kase, account)
  await page.getByLabel('信访件编号').fill(kase.petitionNo)
  await chooseIn(page, '包案领导', new RegExp(leader))
  await chooseIn(page, '责任单位', new RegExp(unit), unit)
  await page.getByRole('radio', { name: '省级' }).check()
  await page.getByLabel('责任人').fill('许癸岚')
  await fillDay(page, '化解时限', 60)
  await page.getByLabel('化解措施').fill('由荷塘镇人民政府重新丈量面积，与信访人逐项核对，两周一报进展。')
  await page.getByRole('button', { name: /^登记包案/ }).click()
  await expect(page.getByRole('row').filter({ hasText: kase.petitionNo })).toBeVisible()
}

/** What has come of it so far. */
export async function tellProgress(kase: Case, account: string, percent: number, text: string): Promise<void> {
  const page = await caseList(kase, account)
  const row = page.getByRole('row').filter({ hasText: kase.petitionNo })
  await row.getByRole('button', { name: '填写进展' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('进展情况').fill(text)
  await dialog.getByLabel('化解进度').fill(String(percent))
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(row).toContainText(`${percent}%`)
}

async function caseList({ stage }: Case, account: string): Promise<Page> {
  const page = await stage.desk(account)
  await page.goto(`${stage.portal.address}leaderJieFang/leaderBARegister`)
  return page
}

async function fillDay(page: Page, label: string, days: number): Promise<void> {
  await page.getByLabel(label).fill(dayAfter(days))
  await page.keyboard.press('Enter')
}
