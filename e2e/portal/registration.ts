import type { Page } from '@playwright/test'
import { decideAllNew } from './letter'
import { expect } from './stories'

const PLACE = ['安澜市', '石渡县']

/** Chooses an entry of a list, looked for by what is typed. */
export async function chooseIn(page: Page, label: string, entry: RegExp, typed = ''): Promise<void> {
  const field = page.getByRole('combobox', { name: label })
  await field.click()
  if (typed) await field.fill(typed)
  await page.locator('.ant-select-item-option').filter({ hasText: entry }).first().click()
  await page.keyboard.press('Escape')
}

/** Where it happened, and what kind of matter it is. */
async function chooseMatter(page: Page): Promise<void> {
  await page.getByLabel('问题属地').click()
  for (const name of PLACE) await page.getByRole('menuitemcheckbox', { name }).click()
  await page.getByRole('heading', { name: '信访事项' }).click()
  await page.getByLabel('内容分类').fill('wygl')
  await page.getByLabel('内容分类').press('Enter')
  await page.getByRole('radio', { name: '求决' }).first().check()
}

export async function fillMatter(page: Page, summary: string): Promise<void> {
  await chooseMatter(page)
  await page.getByLabel('内容摘要').fill(summary)
  await page.getByRole('textbox', { name: '诉求' }).fill('请求核实并答复。')
}

export async function fillPerson(page: Page, name: string): Promise<void> {
  await page.getByLabel('姓名').fill(name)
  await page.getByRole('textbox', { name: '住址' }).fill('安澜市石渡县荷塘镇')
}

/** After the button was pressed: where earlier petitions wait for a decision, all of them are about something else. */
export async function decideIfAsked(page: Page): Promise<void> {
  const undecided = page.getByText('请先对疑似重复信访件作出判断')
  await expect(page.getByText('登记成功').or(undecided)).toBeVisible()
  if (!(await undecided.isVisible())) return
  await decideAllNew(page)
  await page.getByRole('button', { name: '登记（Ctrl+S）' }).click()
}
