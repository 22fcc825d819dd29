import type { Page } from '@playwright/test'
import { violationsOf } from '../portal/accessibility'
import { callsTo } from '../portal/calls'
import { LABOUR_OFFICE, signedLetter } from '../portal/closed-letter'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const UNIT = '安澜市人力资源和社会保障局'
const WORDS = '建议建立欠薪线索首接负责制，五个工作日内完成初核并逐件反馈。'
const MEASURES = '已印发欠薪线索快速处置办法，专人逐件跟踪。'
const REGISTER = 'superviseManage/recommendations'

/** Does something with the recommendation at the desk of whoever has signed in. */
async function acts(
  page: Page,
  address: string,
  action: string,
  fillIn?: (panel: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.goto(address + REGISTER)
  await page.getByRole('row').filter({ hasText: WORDS }).getByRole('link').first().click()
  await expect(page.getByText(WORDS).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: action, exact: true }).click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await fillIn?.(panel)
  await panel
    .getByRole('button')
    .filter({ hasText: new RegExp(`^${action}$|^送本单位领导审批$`) })
    .last()
    .click()
  await expect(panel).toBeHidden()
}

story(
  'a recommendation goes out of a case to a unit and back, for everybody to use',
  LONG,
  async ({ signIn, portal }) => {
    const summary = '反映欠薪线索投诉后没有回音，请求改进。'
    const no = await signedLetter(callsTo(portal.address), { name: '万庚桐', summary }, LABOUR_OFFICE)
    const office = await signIn('zs08', `toDoManage/handle?xfjbh=${no}`)
    const complaints = complaintsOf(office)
    await office.getByRole('tab', { name: '督办催办' }).click()
    await office.getByRole('button', { name: '提建议' }).click()
    const panel = office.getByRole('dialog', { name: /^提出三项建议/ })
    await panel.getByLabel('改进工作').click()
    await panel.getByRole('combobox', { name: /被建议单位/ }).fill(UNIT)
    await office.locator('.ant-select-item-option').filter({ hasText: UNIT }).first().click()
    await panel.getByLabel(/^建议内容/).fill(WORDS)
    expect(await violationsOf(office)).toEqual([])
    await panel.getByRole('button', { name: '送审' }).click()
    await expect(panel).toBeHidden()
    await acts(await signIn('zs07'), portal.address, '同意发出')
    const unit = await signIn('rs12')
    await acts(unit, portal.address, '签收')
    await acts(unit, portal.address, '反馈', async form => {
      await form.getByLabel('全部采纳').click()
      await form.getByLabel(/^整改措施/).fill(MEASURES)
    })
    await acts(await signIn('rs14'), portal.address, '同意反馈')
    await acts(office, portal.address, '认定办结')
    await office.goto(portal.address + REGISTER)
    await office.getByRole('tab', { name: '建议登记簿' }).click()
    await expect(office.getByRole('row').filter({ hasText: WORDS })).toContainText('全部采纳')
    expect(await violationsOf(office)).toEqual([])
    expect(complaints).toEqual([])
  },
)
