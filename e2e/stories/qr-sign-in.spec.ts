import type { Page } from '@playwright/test'
import { expect, fillSignIn, LONG, PASSWORD, story } from '../portal/stories'

const PHONE = { width: 360, height: 740 }

/** Shows the picture; the answer is the address that a phone reads from it. */
async function showPicture(page: Page, address: string): Promise<string> {
  await page.goto(address)
  const fetched = page.waitForResponse('**/QrcodeLoginController/getToken')
  await page.getByRole('button', { name: '扫码更方便' }).click()
  const { token } = (await (await fetched).json()).data
  await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
  return `${address}m/confirm?token=${token}`
}

story.describe('signing in by scanning', () => {
  story('a phone confirms, and the computer arrives at its home', async ({ page, portal, signIn }) => {
    const phone = await signIn('zs05')
    await phone.setViewportSize(PHONE)
    await phone.goto(await showPicture(page, portal.address))
    await expect(phone.getByRole('definition')).toContainText([
      '周戊汀',
      '127.0.0.1',
      'Chrome（Linux）',
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
    ])
    for (const role of ['banner', 'navigation'] as const) await expect(phone.getByRole(role)).toHaveCount(0)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    await phone.getByRole('button', { name: '确认登录' }).click()
    await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible()
    await expect(page).toHaveURL(/\/home\//)
    await expect(page.getByRole('banner')).toContainText('周戊汀')
  })

  story(
    'a phone that refuses keeps the computer out, and another picture is shown',
    LONG,
    async ({ page, portal, signIn }) => {
      const phone = await signIn('zs05')
      await phone.goto(await showPicture(page, portal.address))
      const another = page.waitForResponse('**/QrcodeLoginController/getToken')
      await phone.getByRole('button', { name: '取消' }).click()
      await expect(phone.getByRole('heading', { name: '已取消登录' })).toBeVisible()
      await another
      await expect(page.getByRole('alert')).toHaveText('二维码失效，请重新扫码！')
      await expect(page).toHaveURL(/\/login$/)
    },
  )

  story(
    'a phone without a session signs in first, and comes back to the question',
    LONG,
    async ({ page, portal, browser }) => {
      const phone = await (await browser.newContext({ viewport: PHONE })).newPage()
      await phone.goto(await showPicture(page, portal.address))
      await expect(phone).toHaveURL(/\/login$/)
      await fillSignIn(phone, 'zs05', PASSWORD)
      await phone.getByRole('button', { name: '登录', exact: true }).click()
      await phone.getByRole('button', { name: '确认登录' }).click()
      await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible()
      await expect(page).toHaveURL(/\/home\//)
      await phone.context().close()
    },
  )
})
