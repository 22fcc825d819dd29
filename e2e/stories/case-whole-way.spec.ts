import { violationsOf } from '../portal/accessibility'
import { actionOf, openByNumber, stateIs } from '../portal/case'
import { Effort } from '../portal/effort'
import { registerAtOnce } from '../portal/register'
import { complaintsOf, expect, story } from '../portal/stories'

const FACTS = '经查，反映的物业服务企业未公示公共收益收支情况属实。'
/** Of this letter alone: nothing that is registered is like it. */
const SUMMARY = '来信人所住小区的公共收益三年没有公示，要求物业服务企业公布账目。'
const OPINION = '责令物业服务企业于年底前公示公共收益收支情况。'
const BASIS = '《物业管理条例》第六条。'

story.describe.configure({ mode: 'serial' })

story.describe('a letter on its whole way, by those who do it', () => {
  const effort = new Effort()
  let petitionNo = ''

  story(
    'zs05 puts right a name that was registered wrong, and transfers it to the unit',
    async ({ signIn, portal }) => {
      petitionNo = await registerAtOnce(await signIn('zs01'), portal.address)
      const page = await signIn('zs05')
      const complaints = complaintsOf(page)
      await openByNumber(page, petitionNo)
      await page.getByRole('region', { name: '操作' }).getByText('更多', { exact: true }).click()
      await actionOf(page, '修改').click()
      const form = page.getByRole('form', { name: '修改登记内容' })
      await form.getByRole('textbox', { name: /姓名/ }).fill('冯丙荷')
      await form.getByRole('textbox', { name: /内容摘要/ }).fill(SUMMARY)
      await form.getByRole('textbox', { name: /更正原因/ }).fill('信访人来电说明姓名写错。')
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: /^保存修改/ }).click()
      await expect(page.getByText(/^修改已保存/)).toBeVisible()
      await page.getByRole('tab', { name: '办理过程' }).click()
      await expect(page.getByRole('row', { name: /^姓名.*冯丙荷$/ })).toBeVisible()
      effort.begin('转送')
      await effort.click(actionOf(page, '转送'))
      await effort.click(page.getByLabel('申诉求决'))
      await effort.type(page.getByPlaceholder('输入单位名称查找'), '安澜市人力')
      await expect(page.getByRole('list', { name: '接收单位查找结果' })).toContainText('人力资源')
      await effort.press(page, 'Enter')
      expect(await violationsOf(page)).toEqual([])
      await effort.click(page.getByRole('button', { name: '确定转送' }))
      await expect(page.getByText('已转送，当前状态：待签收')).toBeVisible()
      await stateIs(page, '待签收')
      expect(complaints).toEqual([])
    },
  )

  story('rs12 signs for it, tells the petitioner, and drafts the opinion', async ({ signIn }) => {
    const page = await signIn('rs12')
    const complaints = complaintsOf(page)
    await openByNumber(page, petitionNo)
    effort.begin('签收')
    await effort.click(actionOf(page, '签收'))
    await stateIs(page, '已签收待受理')

    effort.begin('受理告知')
    await effort.click(actionOf(page, '受理告知'))
    await expect(page.getByText('办结期限：')).toBeVisible()
    await effort.click(page.getByRole('button', { name: '确定受理告知' }))
    await stateIs(page, '办理中')

    effort.begin('拟处理意见书')
    await effort.click(actionOf(page, '拟处理意见书或答复'))
    await effort.type(page.getByLabel(/^调查核实的事实/), FACTS)
    await effort.type(page.getByLabel(/^处理意见/), OPINION)
    await effort.type(page.getByLabel(/^法律法规和政策依据/), BASIS)
    await effort.click(page.getByRole('radiogroup', { name: '结论' }).getByLabel('予以支持', { exact: true }))
    await effort.type(page.getByLabel(/^调查人员/), '沈丁兰、韩戊竹')
    await effort.click(page.getByRole('button', { name: '拟处理意见书或答复（送审）' }))
    await stateIs(page, '报告审批中')
    await expect(page.getByText('待韩戊竹审批')).toBeVisible()
    expect(complaints).toEqual([])
  })

  story('rs13 sends it back once, and reads what has changed when it comes again', async ({ signIn }) => {
    const [head, drafter] = [await signIn('rs13'), await signIn('rs12')]
    await openByNumber(head, petitionNo)
    await expect(head.getByRole('region', { name: '送审内容' })).toContainText(FACTS)
    await head.getByRole('button', { name: '退回', exact: true }).click()
    await expect(head.getByRole('alert')).toHaveText('请填写退回意见')
    await head.getByRole('textbox', { name: '审批意见' }).fill('请写明公示的期限。')
    await head.getByRole('button', { name: '退回', exact: true }).click()
    await expect(head.getByText('已退回').first()).toBeVisible()

    await openByNumber(drafter, petitionNo)
    await expect(drafter.getByText('处理意见书已退回：请写明公示的期限。')).toBeVisible()
    await drafter.getByRole('button', { name: '在原稿上修改' }).click()
    await expect(drafter.getByLabel(/^调查核实的事实/)).toHaveValue(FACTS)
    await drafter.getByLabel(/^处理意见/).fill(`${OPINION}公示期限不少于15日。`)
    await drafter.getByRole('button', { name: '拟处理意见书或答复（送审）' }).click()
    await stateIs(drafter, '报告审批中')

    await openByNumber(head, petitionNo)
    const changes = head.getByRole('region', { name: '与上次送审比较' })
    await expect(changes.locator('ins')).toContainText('公示期限不少于15日')
  })

  for (const account of ['rs13', 'rs14'] as const)
    story(`${account} agrees, the case beside the draft`, async ({ signIn }) => {
      const page = await signIn(account)
      await openByNumber(page, petitionNo)
      await expect(page.getByRole('region', { name: '送审内容' })).toContainText(FACTS)
      await expect(page.getByRole('tab', { name: '办理过程' })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      effort.begin('审批')
      await effort.click(page.getByRole('button', { name: '同意', exact: true }))
      await expect(page.getByText('已同意').first()).toBeVisible()
    })

  story('rs12 records the delivery and closes it', async ({ signIn }) => {
    const page = await signIn('rs12')
    const complaints = complaintsOf(page)
    await openByNumber(page, petitionNo)
    effort.begin('登记送达')
    await expect(page.getByRole('dialog', { name: '登记送达' })).toBeVisible()
    await effort.click(page.getByRole('button', { name: '确定登记送达' }))
    effort.begin('办结')
    await effort.click(actionOf(page, '办结'))
    await effort.click(page.getByLabel('诉求合理解决到位'))
    await effort.click(page.getByRole('button', { name: '确定办结' }))
    await stateIs(page, '已办结')

    await page.getByRole('tab', { name: '文书' }).click()
    await expect(page.getByRole('region', { name: '信访事项处理意见书' })).toContainText(OPINION)
    await page.getByRole('tab', { name: '办理过程' }).click()
    await expect(page.getByRole('list', { name: '办理步骤' })).toContainText('人力资源和社会保障局')
    expect(await violationsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  story('costs no more than docs/clicks.md says', () => {
    const typed = FACTS.length + OPINION.length + BASIS.length + '沈丁兰、韩戊竹'.length
    expect(effort.of('转送')).toEqual({ clicks: 4, keys: 6 })
    expect(effort.of('签收')).toEqual({ clicks: 1, keys: 0 })
    expect(effort.of('受理告知')).toEqual({ clicks: 2, keys: 0 })
    expect(effort.of('拟处理意见书')).toEqual({ clicks: 7, keys: typed })
    expect(effort.of('审批')).toEqual({ clicks: 2, keys: 0 })
    expect(effort.of('登记送达')).toEqual({ clicks: 1, keys: 0 })
    expect(effort.of('办结')).toEqual({ clicks: 3, keys: 0 })
    expect(effort.total()).toEqual({ clicks: 20, keys: 6 + typed })
  })
})
