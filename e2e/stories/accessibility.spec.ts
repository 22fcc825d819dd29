import type { Page } from '@playwright/test'
import { violationsOf } from '../portal/accessibility'
import { grantedTo, KNOWN_ROUTES } from '../portal/routes'
import { expect, LONG, story } from '../portal/stories'

const BLACK = 'rgb(0, 0, 0)'

/** Live updates keep the network busy for ever; what is waited for is that nothing on the page is still loading. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByText('加载中...')).toHaveCount(0)
}

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

  for (const contrast of ['no-preference', 'more'] as const)
    story(
      `on every known address, contrast: ${contrast}`,
      contrast === 'more' ? LONG : {},
      async ({ portal, signIn }) => {
        story.setTimeout(240_000)
        const page = await signIn('zs05')
        await page.emulateMedia({ contrast })
        const { pages } = await grantedTo(page, portal.address)
        for (const { path } of KNOWN_ROUTES.filter(route => !route.byPermission || pages.has(route.path)))
          await story.step(path, async () => {
            await page.goto(portal.address + path.slice(1))
            await settled(page)
            expect(await violationsOf(page), path).toEqual([])
          })
      },
    )

  story('on the sign-in page for who asks for more contrast', async ({ page, portal }) => {
    await page.goto(portal.address)
    await settled(page)
    const ink = () => page.locator('body').evaluate(body => getComputedStyle(body).color)
    expect(await ink()).not.toBe(BLACK)
    await page.emulateMedia({ contrast: 'more' })
    expect(await ink()).toBe(BLACK)
    expect(await violationsOf(page)).toEqual([])
  })

  for (const tab of ['用户信息', '修改密码', '通知公告', '移动二维码', '资料下载'])
    story(`in 系统管理, tab ${tab}`, async ({ signIn }) => {
      const page = await signIn('zs05')
      await page.getByRole('button', { name: /周戊汀/ }).click()
      await page.getByRole('menuitem', { name: tab }).click()
      await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
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
