import { actionOf, openByNumber, stateIs } from '../portal/case'
import { registerAtOnce } from '../portal/register'
import { expect, LONG, story } from '../portal/stories'

const REASON = '该事项反映的问题不属于我单位职责范围，应由住建部门处理。'

story.describe.configure({ mode: 'serial' })

story.describe('a unit that is not competent', LONG, () => {
  let petitionNo = ''

  story('asks for a return, which its head agrees to', async ({ signIn, portal }) => {
    petitionNo = await registerAtOnce(await signIn('zs01'), portal.address)
    const [clerk, unit, head] = [await signIn('zs05'), await signIn('rs12'), await signIn('rs13')]
    await openByNumber(clerk, petitionNo)
    await actionOf(clerk, '转送').click()
    await clerk.getByLabel('意见建议', { exact: true }).check()
    await clerk.getByPlaceholder('输入单位名称查找').fill('安澜市人力')
    await clerk.getByRole('list', { name: '接收单位查找结果' }).getByRole('checkbox').first().check()
    await clerk.getByRole('button', { name: '确定转送' }).click()
    await stateIs(clerk, '待签收')

    await openByNumber(unit, petitionNo)
    await actionOf(unit, '申请退回').click()
    await unit.getByRole('button', { name: '申请退回（送审）' }).click()
    await expect(unit.getByText('请填写退回理由（10至1000字）')).toBeVisible()
    await unit.getByLabel(/^退回理由/).fill(REASON)
    await unit.getByLabel(/^建议的承办单位/).fill('安澜市住房和城乡建设局')
    await unit.getByRole('button', { name: '申请退回（送审）' }).click()
    await stateIs(unit, '待审批')

    await openByNumber(head, petitionNo)
    await expect(head.getByRole('region', { name: '送审内容' })).toContainText(REASON)
    await head.getByRole('button', { name: '同意', exact: true }).click()
    await expect(head.getByText('已同意').first()).toBeVisible()
  })

  story('and the sender sends it to another in the same page', async ({ signIn }) => {
    const page = await signIn('zs05')
    await openByNumber(page, petitionNo)
    await expect(page).toHaveURL(/\/toDoManage\/returnSignFor\?/)
    await expect(page.getByRole('tabpanel')).toContainText(REASON)
    const panel = page.getByRole('dialog', { name: '同意退回' })
    await panel.getByPlaceholder('输入单位名称查找').fill('安澜市住房')
    await panel.getByRole('list', { name: '新的承办单位查找结果' }).getByRole('checkbox').first().check()
    await panel.getByLabel(/^办理意见/).fill('请按职责办理。')
    await panel.getByRole('button', { name: '确定同意退回' }).click()
    await stateIs(page, '待签收')
    await expect(page.getByRole('list', { name: '办理步骤' })).toContainText('住房和城乡建设局')
  })
})
