import { actionOf, openByNumber, stateIs } from '../portal/case'
import { registerAtOnce } from '../portal/register'
import { expect, LONG, story } from '../portal/stories'

const RECORD = '已到现场核对丈量记录，电梯确有故障。'

/** A letter that the labour office has accepted, and those who work on it. */
story.describe('two at one case', () => {
  story('nothing is overwritten: both versions stand side by side', async ({ signIn, portal }) => {
    const petitionNo = await registerAtOnce(await signIn('zs01'), portal.address)
    const [first, second] = [await signIn('zs05'), await signIn('zs05')]
    for (const page of [first, second]) await openByNumber(page, petitionNo)
    await actionOf(first, '直接回复').click()
    await first.getByLabel(/^回复内容/).fill(RECORD)
    await second.getByText('更多', { exact: true }).click()
    await second.getByRole('button', { name: '标记重大紧急或扬言' }).click()
    await second.getByRole('radio', { name: '重大紧急' }).check()
    await second.getByLabel(/^事实或扬言内容/).fill('多人滞留，情况紧急。')
    await second.getByRole('button', { name: '确定标记重大紧急或扬言' }).click()
    await expect(second.getByText('重大紧急', { exact: true }).first()).toBeVisible()

    const beside = first.getByRole('alert', { name: '他人已处理' })
    await expect(beside).toContainText(/该事项已由周戊汀于\d{4}-\d\d-\d\d \d\d:\d\d:\d\d处理，请刷新/)
    await expect(beside).toContainText(RECORD)
    await expect(beside).toContainText('标记重大紧急或扬言')
    await expect(first.getByRole('button', { name: '确定直接回复' })).toBeDisabled()
    await first.getByRole('button', { name: '已查看，继续填写' }).click()
    await first.getByRole('button', { name: '确定直接回复' }).click()
    await stateIs(first, '已办结')
  })

  story(
    'who writes is named at once in the rows of colleagues, until the form is closed',
    async ({ signIn, portal }) => {
      const petitionNo = await registerAtOnce(await signIn('zs01'), portal.address)
      const [clerk, colleague] = [await signIn('zs05'), await signIn('zs06')]
      await colleague.goto(`${portal.address}toDoManage/departToDo`)
      await colleague.getByLabel('编号、信访人、内容摘要').fill(petitionNo)
      await colleague.getByRole('button', { name: '查询', exact: true }).click()
      const row = colleague.getByRole('row').filter({ hasText: petitionNo })
      await expect(row).toBeVisible()
      await openByNumber(clerk, petitionNo)
      await actionOf(clerk, '直接回复').click()
      await clerk.getByLabel(/^回复内容/).fill(RECORD)
      await expect(row.getByRole('img', { name: '周戊汀正在编辑' })).toBeInViewport({ ratio: 1 })
      await colleague.screenshot({ path: process.env.WRITER_PICTURE })
      await clerk.getByRole('dialog', { name: '直接回复' }).getByLabel('收起（填写的内容会保留）').click()
      await expect(row).toBeVisible()
      await expect(row.getByRole('img', { name: '周戊汀正在编辑' })).toHaveCount(0)
    },
  )

  story('who writes is named to whoever wants to write too', LONG, async ({ signIn, portal }) => {
    const petitionNo = await registerAtOnce(await signIn('zs01'), portal.address)
    const [clerk, registrar] = [await signIn('zs05'), await signIn('zs06')]
    for (const page of [clerk, registrar]) await openByNumber(page, petitionNo)
    await actionOf(clerk, '直接回复').click()
    await clerk.getByLabel(/^回复内容/).fill(RECORD)
    await actionOf(registrar, '存查').click()
    await registrar.getByLabel(/^存查说明/).fill('内容不清')
    await expect(registrar.getByText('周戊汀正在编辑该信访件，请稍后再试')).toBeVisible()
    await expect(registrar.getByRole('button', { name: '确定存查' })).toBeDisabled()
  })
})

story(
  'open cases stay as they were left, and text is there again after the window was closed',
  LONG,
  async ({ signIn, portal }) => {
    const registrar = await signIn('zs01')
    const [one, other] = [
      await registerAtOnce(registrar, portal.address),
      await registerAtOnce(registrar, portal.address),
    ]
    const page = await signIn('zs05')
    await openByNumber(page, one)
    await actionOf(page, '直接回复').click()
    await page.getByLabel(/^回复内容/).fill(RECORD)
    await openByNumber(page, other)
    await expect(page.getByRole('dialog', { name: '直接回复' })).toBeHidden()
    const open = page.getByRole('tablist', { name: '已打开的页面' })
    await expect(open.getByRole('tab', { name: `${one}（未提交）` })).toBeVisible()
    await open.getByRole('tab', { name: one }).click()
    await expect(page.getByLabel(/^回复内容/)).toHaveValue(RECORD)

    await page.getByRole('dialog', { name: '直接回复' }).getByLabel('收起（填写的内容会保留）').click()
    await page.reload()
    await actionOf(page, '直接回复').click()
    await expect(page.getByText('已恢复上次未提交的内容')).toBeVisible()
    await expect(page.getByLabel(/^回复内容/)).toHaveValue(RECORD)
  },
)
