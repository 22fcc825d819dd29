import type { Page } from '@playwright/test'
import { decideIfAsked } from '../../portal/registration'
import { expect } from '../../portal/stories'
import type { Case } from './case'
import { fileOf } from './entries'
import type { Stage } from './golden'
import type { Model } from './model'

interface Place {
  readonly group: string
  readonly title: string
}

/** Where each form is in the menu of the registrars. */
const FORMS = {
  letter: { group: '来信管理', title: '来信登记' },
  phone: { group: '来电管理', title: '来电登记' },
  inspection: { group: '巡视信访', title: '巡视信访登记' },
  reception: { group: '领导接访包案', title: '领导接访登记' },
} as const satisfies Record<string, Place>

/** What else a form asks for. */
export type More = (page: Page) => Promise<void>

/** Types into a form what the demonstration's petition says, and registers it; what is found alike is a new matter. */
export async function register(
  stage: Stage,
  account: string,
  form: keyof typeof FORMS,
  model: Model,
  ...more: readonly More[]
): Promise<Case> {
  const page = await stage.desk(account)
  await openForm(page, form)
  for (const fillIn of more) await fillIn(page)
  if (!model.plea.nmbz) await fillPetitioner(page, model)
  await fillPlea(page, model)
  return { stage, petitionNo: await save(page) }
}

/** Opens a form of the registrars by the menu. */
export async function openForm(page: Page, form: keyof typeof FORMS): Promise<void> {
  const { group, title } = FORMS[form]
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '信访登记' }).click()
  const unfold = page.getByRole('navigation', { name: '侧边菜单' }).getByRole('button', { name: group })
  if ((await unfold.getAttribute('aria-expanded')) === 'false') await unfold.click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('textbox', { name: '内容摘要' })).toBeVisible()
}

/** The main petitioner: of everybody another card and another telephone. */
export async function fillPetitioner(page: Page, { name }: Pick<Model, 'name'>): Promise<void> {
  const [card = '', mobile = ''] = nextNumbers()
  await page.getByRole('textbox', { name: '姓名', exact: true }).fill(name)
  await page.getByRole('textbox', { name: '身份证号' }).fill(card)
  await page.getByRole('textbox', { name: '手机号码', exact: true }).fill(mobile)
  await page.getByRole('textbox', { name: '住址', exact: true }).fill('安澜市石渡县荷塘镇柳岸村')
}

/** Where it happened, what it is about, and what is asked for. */
export async function fillPlea(
  page: Page,
  { plea }: { plea: Pick<Model['plea'], 'xfmd' | 'nrfl' | 'nrzy' | 'tsqq'> },
): Promise<void> {
  await page.getByRole('combobox', { name: '问题属地', exact: true }).click()
  for (const region of ['安澜市', '石渡县']) await page.getByRole('menuitemcheckbox', { name: region }).click()
  await page.getByRole('heading', { name: '信访事项' }).click()
  await page.getByRole('radiogroup', { name: '信访目的' }).getByRole('radio', { name: plea.xfmd, exact: true }).check()
  const category = page.getByRole('combobox', { name: '内容分类', exact: true })
  await category.fill(plea.nrfl)
  await category.press('Enter')
  await expect(page.locator('.ant-select').filter({ has: category })).toContainText(plea.nrfl)
  await page.getByRole('textbox', { name: '内容摘要' }).fill(plea.nrzy)
  await page.getByRole('textbox', { name: '诉求', exact: true }).fill(plea.tsqq)
}

/** Registers what has been filled in; answers its number. */
export async function save(page: Page): Promise<string> {
  await page.keyboard.press('Control+s')
  await decideIfAsked(page)
  const said = page.getByText('登记成功，信访件编号')
  await expect(said).toBeVisible()
  return /[A-Z]{2}[0-9A-Z]{18}/.exec((await said.textContent()) ?? '')?.[0] ?? ''
}

let people = 0

/** An ID card of a region that is assigned to nobody, and a telephone. */
function nextNumbers(): readonly string[] {
  people += 1
  const number = String(process.pid * 100 + people).slice(-3)
  return [`99012119${50 + (people % 50)}0101${number}1`, `1109${String(people).padStart(7, '0')}`]
}

/** Nobody has signed it. */
export const anonymously: More = page => page.getByRole('checkbox', { name: /^匿名/ }).check()

/** So many pages that were scanned before; one more is refused. */
export const withScans =
  (count: number): More =>
  async page => {
    const pages = Array.from({ length: count }, (_, at) => ({ name: `来信第${at + 1}页.txt`, text: `第${at + 1}页` }))
    await page.getByLabel('选择文件').setInputFiles(pages.map(fileOf))
    await expect(page.getByText('已上传')).toHaveCount(count)
    await page.getByLabel('选择文件').setInputFiles(pages.slice(0, 1).map(fileOf))
    await expect(page.getByText(`当前限制选择 ${count} 个文件`).first()).toBeVisible()
  }
