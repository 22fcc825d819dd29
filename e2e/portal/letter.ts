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

/** City and county that a letter is about. */
const PLACE = ['安澜市', '石渡县']

/** Fills in a letter that can be registered. */
export async function fillLetter(page: Page, place: readonly string[] = PLACE): Promise<void> {
  await page.getByLabel('姓名').fill(LETTER.name)
  await page.getByLabel('身份证号').fill(LETTER.idCard)
  await page.getByLabel('手机号码').fill(LETTER.mobile)
  await page.getByRole('textbox', { name: '住址' }).fill(LETTER.address)
  await page.getByRole('combobox', { name: '问题属地', exact: true }).click()
  for (const name of place) await page.getByRole('menuitemcheckbox', { name }).click()
  await page.getByRole('heading', { name: '信访事项' }).click()
  await page.getByRole('radio', { name: '求决', exact: true }).check()
  await page.getByLabel('内容分类', { exact: true }).fill('物业管理')
  await page.getByLabel('内容分类', { exact: true }).press('Enter')
  await page.getByLabel('内容摘要').fill(LETTER.summary)
  await page.getByLabel('诉求', { exact: true }).fill(LETTER.request)
}

/** Presses the button; where earlier petitions wait for a decision, all of them are about something else. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '登记（Ctrl+S）' })
  const undecided = page.getByText('请先对疑似重复信访件作出判断')
  await button.click()
  await expect(
    page
      .getByText('登记成功')
      .or(undecided)
      .or(page.getByText(/处需要修改/)),
  ).toBeVisible()
  if (!(await undecided.isVisible())) return
  await decideAllNew(page)
  await button.click()
}

/** Says of every earlier petition that is shown that it is about something else. */
export async function decideAllNew(page: Page): Promise<void> {
  const panel = page.getByRole('complementary', { name: '疑似重复信访件' })
  await expect(panel.getByRole('heading')).toContainText('待判断')
  await expect(panel.getByRole('status')).not.toHaveText('正在查找…')
  for (const one of await panel.getByRole('radio', { name: '新事项（初件）' }).all()) await one.check()
}

/** The number under which the letter was registered. */
export async function registeredNumber(page: Page): Promise<string> {
  const text = await page.getByText('登记成功，信访件编号').textContent()
  return text?.match(/LX[0-9A-Z]{18}/)?.[0] ?? ''
}
