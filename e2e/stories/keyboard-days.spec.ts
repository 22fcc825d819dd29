import type { Page } from '@playwright/test'
import { accept, draftOpinion } from '@portal/shared-lib/contract/calls/actions'
import { callsTo } from '../portal/calls'
import { actionOf } from '../portal/case'
import { delivered, LABOUR_OFFICE, signedLetter, today } from '../portal/closed-letter'
import { findByKeys, tabTo } from '../portal/keyboard'
import { registerAtOnce } from '../portal/register'
import { expect, LONG, story } from '../portal/stories'

async function seek(page: Page, petitionNo: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('searchbox'))
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(petitionNo)
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()
}

story('the day of a clerk needs no mouse', LONG, async ({ signIn, portal }) => {
  story.setTimeout(120_000)
  const petitionNo = await registerAtOnce(await signIn('zs01'), portal.address)
  const page = await signIn('zs05')
  await findByKeys(page, 'bmdb', '部门待办')
  await expect(page).toHaveURL(/departToDo/)
  await page.keyboard.press('Shift+?')
  await expect(page.getByText('本页帮助：部门待办')).toBeVisible()
  await page.keyboard.press('Escape')

  const limit = page.getByRole('columnheader', { name: '时限' })
  await tabTo(page, limit.getByRole('button'))
  await page.keyboard.press('Enter')
  await expect(limit).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=dueAt(\+|%20)asc/)
  await page.keyboard.press('Enter')
  await expect(limit).toHaveAttribute('aria-sort', 'descending')

  await page.reload()
  await expect(limit).toHaveAttribute('aria-sort', 'descending')
  await seek(page, petitionNo)
  const grid = page.getByRole('grid', { name: '部门待办' })
  await tabTo(page, grid)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await tabTo(page, page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '领取' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(`已领取 ${petitionNo}`)).toBeVisible()

  await findByKeys(page, 'grdb', '个人待办')
  await expect(page).toHaveURL(/personalToDo/)
  await seek(page, petitionNo)
  await tabTo(page, page.getByRole('grid', { name: '个人待办' }))
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await tabTo(page, actionOf(page, '转送'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radiogroup', { name: '依法分类' }).getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, page.getByPlaceholder('输入单位名称查找'))
  await page.keyboard.insertText('安澜市人力')
  await expect(page.getByRole('list', { name: '接收单位查找结果' })).toContainText('安澜市人力资源')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: '接收单位查找结果' })).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('已转送，当前状态：待签收').first()).toBeVisible()
  await expect(page).toHaveURL(/personalToDo/)
})

story('the day of a leader needs no mouse', LONG, async ({ signIn, portal }) => {
  story.setTimeout(120_000)
  const { ask, petitionFor } = callsTo(portal.address)
  const { clerk, head } = LABOUR_OFFICE
  const drafted = async (name: string, summary: string) => {
    const petitionNo = await signedLetter({ ask, petitionFor, agree: async () => {} }, { name, summary }, LABOUR_OFFICE)
    const by = () => petitionFor(clerk, petitionNo)
    await ask(clerk, accept, { ...(await by()), issuedOn: today(), text: '你反映的事项已受理。', ...delivered() })
    await ask(clerk, draftOpinion, {
      ...(await by()),
      facts: '经实地核查并调取相关台账，反映的基本情况属实。',
      opinion: '你反映的诉求有事实依据，责任单位将在三十日内落实到位。',
      basis: '《信访工作条例》第三十二条、第三十四条。',
      answers: [],
      conclusion: '1',
      investigators: ['沈丁兰', '韩戊竹'],
    })
    return petitionNo
  }
  const agreed = await drafted('吕丙槐', '来信人反映所在工厂三月份加班工资没有发放，请求核实。')
  const returned = await drafted('施丙桐', '来信人反映社会保险缴费基数与工资不符，请求更正。')
  const page = await signIn(head)

  await findByKeys(page, agreed, agreed)
  await expect(page.getByRole('region', { name: '送审内容' })).toContainText('实地核查')
  await tabTo(page, page.getByRole('textbox', { name: '审批意见' }))
  await page.keyboard.insertText('同意。')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('已同意').first()).toBeVisible()

  await findByKeys(page, returned, returned)
  await expect(page).toHaveURL(new RegExp(returned))
  await tabTo(page, page.getByRole('textbox', { name: '审批意见' }))
  await page.keyboard.insertText('请补充缴费基数的核定依据。')
  await tabTo(page, page.getByRole('button', { name: '退回', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('已退回').first()).toBeVisible()

  await findByKeys(page, 'ldsp', '领导审批')
  await expect(page).toHaveURL(/leaderApprovalList/)
  const submitted = page.getByRole('columnheader', { name: '送审时间' })
  await tabTo(page, submitted.getByRole('button'))
  await page.keyboard.press('Enter')
  await expect(submitted).toHaveAttribute('aria-sort', 'ascending')
})

story('the day of a window needs no mouse', LONG, async ({ signIn }) => {
  const page = await signIn('zs02')
  await findByKeys(page, 'ckzhdj', '窗口综合登记')
  await expect(page).toHaveURL(/windowsComRegister/)
  for (const [label, text] of [
    ['来访人姓名', '曹丙榕'],
    ['窗口或接谈室', '5号接谈室'],
    ['来访事由', '反映拆迁安置'],
  ] as const) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.insertText(text)
  }
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/^CK990000\d{10}$/)).toBeVisible()
  // The next visitor can be typed in at once.
  await expect(page.getByLabel('来访人姓名')).toBeFocused()
  await expect(page.getByLabel('窗口或接谈室')).toHaveValue('5号接谈室')

  const desk = await signIn('zs03')
  await findByKeys(desk, 'lfdj', '来访登记')
  await expect(desk).toHaveURL(/visitorRegister/)
  const typed = async (name: string, text: string) => {
    await tabTo(desk, desk.getByRole('textbox', { name }))
    await desk.keyboard.insertText(text)
  }
  await typed('姓名', '曹丙榕')
  await typed('接谈记录', '来访人反映拆迁安置，已逐项说明。')
  const confirmed = '不便手写的，由来访人核对后在此录名'
  await typed(confirmed, '曹丙')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('与上面登记的信访人姓名不一致，请核对')).toBeVisible()
  await desk.keyboard.insertText('榕')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText('已录入姓名确认，见附件“来访人确认.png”')).toBeVisible()
  await expect(desk.getByText('来访人确认.png').first()).toBeVisible()

  await typed('身份证号', '99012119680214203X')
  await typed('住址', '安澜市石渡县荷塘镇')
  await chooseByKeys(desk, '问题属地', 'sdx')
  await chooseByKeys(desk, '内容分类', 'wygl')
  await tabTo(desk, desk.getByRole('radiogroup', { name: '信访目的' }).getByRole('radio').first())
  for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await desk.keyboard.press(key)
  await expect(desk.getByRole('radio', { name: '求决' })).toBeChecked()
  await typed('内容摘要', '来访人反映小区拆迁安置房交付后电梯停运，请求核实。')
  await typed('诉求', '请求核实并答复。')
  await desk.keyboard.press('Control+s')
  await decideByKeys(desk)
  await expect(desk.getByText('登记成功，信访件编号')).toBeVisible()
})

/** Types what an entry begins with, by initials, and takes the first. */
async function chooseByKeys(page: Page, label: string, initials: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label }))
  await page.keyboard.type(initials)
  await page.keyboard.press('Enter')
}

/** Where earlier petitions are like the new one: each is about something else, and it is registered. */
async function decideByKeys(page: Page): Promise<void> {
  const undecided = page.getByText('请先对疑似重复信访件作出判断')
  await expect(page.getByText('登记成功').or(undecided)).toBeVisible()
  if (!(await undecided.isVisible())) return
  const panel = page.getByRole('complementary', { name: '疑似重复信访件' })
  for (const one of await panel.getByRole('radio', { name: '新事项（初件）' }).all()) {
    await tabTo(page, one)
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Control+s')
}
