import { settled, violationsOf } from '../portal/accessibility'
import { grantedTo, KNOWN_ROUTES } from '../portal/routes'
import { expect, LONG, story } from '../portal/stories'

const BLACK = 'rgb(0, 0, 0)'

story.describe('axe finds nothing to complain about', () => {
  story('on the sign-in page in every mode, empty and with a message', async ({ page, portal }) => {
    await page.goto(portal.address)
    for (const mode of ['普通登录', '动态口令', 'USBKey登录']) {
      await page.getByRole('tab', { name: mode }).click()
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByText('请输入用户名')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    }
    await page.getByRole('button', { name: '扫码更方便' }).click()
    await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  // Without the wish it is seen where every address is.
  story('on every known address for who asks for more contrast', LONG, async ({ portal, signIn }) => {
    story.setTimeout(240_000)
    const page = await signIn('zs05')
    await page.emulateMedia({ contrast: 'more' })
    const { pages } = await grantedTo(page, portal.address)
    for (const { path } of KNOWN_ROUTES.filter(route => !route.byPermission || pages.has(route.path)))
      await story.step(path, async () => {
        await page.goto(portal.address + path.slice(1))
        await settled(page)
        expect(await violationsOf(page), path).toEqual([])
      })
  })

  story('on the sign-in page for who asks for more contrast', LONG, async ({ page, portal }) => {
    await page.goto(portal.address)
    await settled(page)
    const ink = () => page.locator('body').evaluate(body => getComputedStyle(body).color)
    expect(await ink()).not.toBe(BLACK)
    await page.emulateMedia({ contrast: 'more' })
    expect(await ink()).toBe(BLACK)
    expect(await violationsOf(page)).toEqual([])
  })

  story('in every tab of 系统管理', LONG, async ({ signIn }) => {
    const page = await signIn('zs05')
    await page.getByRole('button', { name: /周戊汀/ }).click()
    await page.getByRole('menuitem', { name: '用户信息' }).click()
    for (const name of ['用户信息', '修改密码', '通知公告', '移动二维码', '资料下载'])
      await story.step(name, async () => {
        await page.getByRole('tab', { name }).click()
        await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
        await settled(page)
        expect(await violationsOf(page)).toEqual([])
      })
  })

  story('with each list, calendar and tree of a form open', LONG, async ({ signIn, portal }) => {
    const page = await signIn('zs03')
    await page.goto(`${portal.address}visitorManage/visitorRegister`)
    await expect(page.getByLabel('内容摘要')).toBeVisible()
    await settled(page)
    for (const name of ['petitionDate', 'persons-0-addressRegion', 'category', 'interview-startedAt'])
      await story.step(name, async () => {
        const field = page.locator(`#field-${name}`)
        await field.click()
        const popup = page.locator('.ant-select-dropdown, .ant-picker-dropdown').filter({ visible: true })
        await expect(popup).toBeVisible()
        expect(await violationsOf(page)).toEqual([])
        await field.press('Escape')
        await expect(popup).toBeHidden()
      })
  })

  story('with the dialogs of a list and of a case open', LONG, async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    await page.goto(`${portal.address}toDoManage/departToDo`)
    await settled(page)
    const opened = (name: string) =>
      story.step(name, async () => {
        await page.getByRole('button', { name, exact: true }).first().click()
        await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
        await settled(page)
        expect(await violationsOf(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    for (const name of ['列设置', '导出', '我的筛选']) await opened(name)
    await page.getByRole('row').getByRole('link').first().click()
    await expect(page.getByRole('button', { name: '转送' })).toBeVisible()
    await settled(page)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: '如何计算' }).first().click()
    await settled(page)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '转送' }).click()
    await expect(page.getByRole('heading', { name: '转送' })).toBeVisible()
    await settled(page)
    expect(await violationsOf(page)).toEqual([])
  })

  for (const entry of ['非密邮件', '消息'])
    story(`in ${entry}`, async ({ signIn }) => {
      const page = await signIn('zs05')
      await page.getByRole('button', { name: entry }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await settled(page)
      expect(await violationsOf(page)).toEqual([])
    })
})
