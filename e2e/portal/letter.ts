import type { Page } from '@playwright/test'
import { expect } from './stories'

export const LETTER = {
  name: '钱乙舟',
  idCard: '990102198001011230',
  mobile: '11000000001',
  address: '安澜市城东区荷溪街道1号',
  summary: '反映小区物业服务企业未公示公共收益收支情况，电梯故障频发，维修不及时，请求主管部门督促整改。',
  request: '请求督促物业服务企业公示公共收益并修好电梯。',
} as const

/** Opens the register of letters by the menus. */
export async function openRegister(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '信访登记' }).click()
  await page.getByRole('link', { name: '来信登记' }).click()
  await expect(page.getByLabel('姓名')).toBeVisible()
}

/** Fills in a letter that can be registered. */
export async function fillLetter(page: Page): Promise<void> {
  await page.getByLabel('姓名').fill(LETTER.name)
  await page.getByLabel('身份证号').fill(LETTER.idCard)
  await page.getByLabel('手机号码').fill(LETTER.mobile)
  await page.getByLabel('住址').fill(LETTER.address)
  await page.getByLabel('问题属地').click()
  await page.getByRole('menuitemcheckbox', { name: '安澜市' }).click()
  await page.getByRole('menuitemcheckbox', { name: '石渡县' }).click()
  await page.getByRole('heading', { name: '信访事项' }).click()
  await page.getByLabel('信访目的').click()
  await page.getByTitle('求决').click()
  await page.getByLabel('内容分类').fill('物业管理')
  await page.getByTitle('物业管理', { exact: true }).click()
  await page.getByLabel('内容摘要').fill(LETTER.summary)
  await page.getByLabel('诉求').fill(LETTER.request)
}

export const save = (page: Page) => page.getByRole('button', { name: '保存' }).click()

/** The number under which the letter was registered. */
export async function registeredNumber(page: Page): Promise<string> {
  const text = await page.getByText('登记成功，信访件编号').textContent()
  return text?.match(/LX[0-9A-Z]{18}/)?.[0] ?? ''
}
