import type { Page } from '@playwright/test'
import { violationsOf } from '../portal/accessibility'
import { callsTo } from '../portal/calls'
import { actionOf } from '../portal/case'
import { HOUSING_OFFICE, LABOUR_OFFICE, signedLetter } from '../portal/closed-letter'
import { Effort } from '../portal/effort'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const TITLE = '拖欠工资专题督办'
const FACTS = '三件均已临近办理期限，承办单位没有办理记录，经催办仍未说明情况。'
const MEASURES = '约谈企业负责人，逐笔核对工资台账和支付凭证。'
const RESULT = '拖欠的工资已全部支付，信访人书面表示满意。'
const LINE = '本件所欠工资已经付清。'
const LACKING = '请补充工资支付的银行凭证。'
const NAMES = ['万丁桐', '万戊桐', '万己桐'] as const

const LIST = 'superviseManage/superviseList'

/** Opens what waits with whoever has signed in, out of the list of orders. */
async function openWaiting(page: Page, address: string): Promise<void> {
  await page.goto(address + LIST)
  await page
    .getByRole('row', { name: new RegExp(TITLE) })
    .getByRole('link', { name: /^DB/ })
    .click()
}

async function submits(page: Page, name: string): Promise<void> {
  const panel = page.getByRole('dialog', { name, exact: true })
  await panel.getByRole('button', { name: new RegExp(`^确定${name}$|^${name}（送审）$`) }).click()
  await expect(panel).toBeHidden()
}

story.describe.configure({ mode: 'serial' })

story.describe('an order on three cases to two units', LONG, () => {
  const effort = new Effort()

  story(
    'is begun by zs08 on a selection, with whoever leads, and put before the leader',
    async ({ signIn, portal }) => {
      const calls = callsTo(portal.address)
      const summary = '反映所在企业拖欠三个月工资，多次催要没有结果，请求督促支付。'
      const numbers: string[] = []
      for (const [at, name] of NAMES.entries())
        numbers.push(await signedLetter(calls, { name, summary }, at === 2 ? HOUSING_OFFICE : LABOUR_OFFICE))
      const page = await signIn('zs08', 'toDoManage/archive')
      const complaints = complaintsOf(page)
      const rows = numbers.map(no => page.getByRole('row', { name: new RegExp(no) }).getByRole('checkbox'))
      for (const row of rows) await expect(row).toBeVisible()
      effort.begin('发起督办')
      for (const row of rows) await effort.click(row)
      await effort.click(page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '发起督办' }))
      await expect(page.getByRole('checkbox', { name: /人力资源和社会保障局/ })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: /住房和城乡建设局/ })).toBeChecked()
      await effort.type(page.getByLabel('专题名称'), TITLE)
      await effort.click(page.getByLabel('推诿敷衍拖延'))
      await effort.click(page.getByLabel('发函督办'))
      await effort.type(page.getByLabel('督办事由'), FACTS)
      expect(await violationsOf(page)).toEqual([])
      await effort.click(page.getByRole('button', { name: '送审发出' }))
      await expect(page.getByText('待审批').first()).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  story('is agreed to by zs07 with the order beside, and sent', async ({ signIn, portal }) => {
    const page = await signIn('zs07')
    await openWaiting(page, portal.address)
    await expect(page.getByText(FACTS).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('region', { name: '审批意见' }).getByRole('button', { name: '同意', exact: true }).click()
    await expect(page.getByText('已同意').first()).toBeVisible()
  })

  story('is signed for by both, and answered by the one', async ({ signIn, portal }) => {
    for (const account of ['zj12', 'rs12']) {
      const page = await signIn(account)
      await openWaiting(page, portal.address)
      await actionOf(page, '签收督办').click()
      await expect(page.getByText('待反馈').first()).toBeVisible()
      if (account === 'rs12') await answer(page)
    }
    const leader = await signIn('rs14')
    await openWaiting(leader, portal.address)
    await expect(leader.getByText(RESULT).first()).toBeVisible()
    await leader.getByRole('region', { name: '审批意见' }).getByRole('button', { name: '同意', exact: true }).click()
    await expect(leader.getByText('已同意').first()).toBeVisible()
  })

  story('shows the other unit nothing of that answer', async ({ signIn, portal }) => {
    const page = await signIn('zj12')
    await openWaiting(page, portal.address)
    await expect(page.getByText('另有1个督办对象，其办理情况不对本单位公开。')).toBeVisible()
    await expect(page.getByText(RESULT)).toHaveCount(0)
  })

  story('is sent back once, answered again, and accepted', async ({ signIn, portal }) => {
    const [office, unit, leader] = [await signIn('zs08'), await signIn('rs12'), await signIn('rs14')]
    await openWaiting(office, portal.address)
    await office.getByLabel('收起（填写的内容会保留）').click()
    await actionOf(office, '退回补充反馈').click()
    await office.getByLabel('补充要求').fill(LACKING)
    await submits(office, '退回补充反馈')
    await openWaiting(unit, portal.address)
    await expect(unit.getByText(new RegExp(LACKING)).first()).toBeVisible()
    await answer(unit)
    await openWaiting(leader, portal.address)
    await leader.getByRole('region', { name: '审批意见' }).getByRole('button', { name: '同意', exact: true }).click()
    await expect(leader.getByText('已同意').first()).toBeVisible()
    await office.goto(portal.address + LIST)
    effort.begin('认定反馈')
    await effort.click(office.getByRole('row', { name: new RegExp(TITLE) }).getByRole('link', { name: /^DB/ }))
    await expect(office.getByRole('region', { name: '第2次反馈' })).toContainText(RESULT)
    await expect(office.getByRole('region', { name: '第2次反馈' }).getByText(LINE)).toHaveCount(2)
    expect(await violationsOf(office)).toEqual([])
    await effort.click(office.getByRole('radiogroup', { name: '督办结论' }).getByLabel('已整改'))
    await effort.click(office.getByRole('button', { name: '确定认定反馈' }))
    await expect(office.getByText('已认定').first()).toBeVisible()
  })

  story('is over when it is over for both', async ({ signIn, portal }) => {
    const page = await signIn('zs08', LIST)
    await page.getByRole('tab', { name: '已发出' }).click()
    await page
      .getByRole('row', { name: new RegExp(TITLE) })
      .getByRole('link', { name: /^DB/ })
      .click()
    await page
      .getByRole('row', { name: /住房和城乡建设局.*查看/ })
      .getByRole('button', { name: '查看' })
      .click()
    await page.getByRole('region', { name: '操作' }).getByText('更多', { exact: true }).click()
    await actionOf(page, '办结督办').click()
    await page.getByRole('radiogroup', { name: '督办结论' }).getByLabel('不成立').check()
    await page.getByLabel('办结理由').fill('经核实该单位已按期办理，不需反馈。')
    await submits(page, '办结督办')
    await page.goto(portal.address + LIST)
    await page.getByRole('tab', { name: '已办结' }).first().click()
    await expect(page.getByRole('row', { name: new RegExp(`${TITLE}.*已办结`) })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  story('costs no more than docs/clicks.md says', () => {
    expect(effort.of('发起督办')).toEqual({ clicks: 9, keys: TITLE.length + FACTS.length })
    expect(effort.of('认定反馈')).toEqual({ clicks: 3, keys: 0 })
  })
})

/** What a unit has done, put before its leader. */
async function answer(page: Page): Promise<void> {
  await actionOf(page, '督办反馈').click()
  await page.getByLabel('整改措施').fill(MEASURES)
  await page.getByLabel('整改结果').fill(RESULT)
  const lines = page.getByRole('dialog', { name: '督办反馈', exact: true }).getByLabel(/LX\d{18}/)
  await expect(lines).toHaveCount(2)
  for (const line of await lines.all()) await line.fill(LINE)
  await submits(page, '督办反馈')
}
