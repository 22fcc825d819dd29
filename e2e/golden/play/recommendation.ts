import type { Page } from '@playwright/test'
import { expect } from '../../portal/stories'
import type { Unit } from './answer'
import { type Case, deskWith } from './case'
import { adds, chooses, type Entry, type Paper, writes } from './entries'

/** Something that is recommended out of a case, known by its words. */
interface Recommended {
  readonly kase: Case
  readonly words: string
}

/** Recommends an improvement to a unit, and puts it before the leader. */
export async function recommend(kase: Case, account: string, unit: Unit, words: string): Promise<Recommended> {
  const page = await deskWith(kase, account)
  await page.getByRole('tab', { name: '督办催办' }).click()
  await page.getByRole('button', { name: '提建议' }).click()
  const panel = page.getByRole('dialog', { name: /^提出三项建议/ })
  await chooses('建议种类', '改进工作')(panel)
  await panel.getByRole('combobox', { name: /被建议单位/ }).fill(unit.name)
  await page.locator('.ant-select-item-option').filter({ hasText: unit.name }).first().click()
  await writes('建议内容', words)(panel)
  await panel.getByRole('button', { name: '送审' }).click()
  await expect(panel).toBeHidden()
  return { kase, words }
}

/** Does something with it at the desk of an account with whom it waits. */
export async function actOn(of: Recommended, account: string, action: string, ...entries: readonly Entry[]) {
  const page = await open(of, account)
  await page.getByRole('button', { name: action, exact: true }).click()
  const panel = page.getByRole('dialog')
  for (const fillIn of entries) await fillIn(panel)
  await panel.getByRole('button', { name: action, exact: true }).click()
  await expect(panel).toBeHidden()
}

/** Adopts it wholly, to which the unit's leader agrees. */
export async function adopt(of: Recommended, { clerk, leader }: Unit, measures: string, proof: Paper): Promise<void> {
  const page = await open(of, clerk)
  await page.getByRole('button', { name: '反馈', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '反馈采纳情况' })
  for (const fillIn of [chooses('采纳情况', '全部采纳'), writes('整改措施', measures), adds(proof)]) await fillIn(panel)
  await panel.getByRole('button', { name: '送本单位领导审批' }).click()
  await expect(panel).toBeHidden()
  await actOn(of, leader, '同意反馈')
}

/** It stands in the register as adopted and done with. */
export async function isAdopted({ kase: { stage }, words }: Recommended, account: string): Promise<void> {
  const page = await stage.desk(account)
  await page.goto(`${stage.portal.address}superviseManage/recommendations`)
  await page.getByRole('tab', { name: '建议登记簿' }).click()
  await expect(rowOf(page, words)).toContainText('全部采纳')
  await expect(rowOf(page, words)).toContainText('已办结')
}

async function open({ kase: { stage }, words }: Recommended, account: string): Promise<Page> {
  const page = await stage.desk(account)
  await page.goto(`${stage.portal.address}superviseManage/recommendations`)
  await rowOf(page, words).getByRole('link').first().click()
  return page
}

const rowOf = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })
