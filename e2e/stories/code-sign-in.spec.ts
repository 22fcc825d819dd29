import type { Page } from '@playwright/test'
import { codeOf } from '../portal/codes'
import { expect, fillSignIn, PASSWORD, story } from '../portal/stories'

story('who has bound an app signs in with its code, and with each code once', async ({ signIn, portal }) => {
  const page = await signIn('zs05')
  await page.getByRole('banner').getByRole('button', { name: '用户菜单' }).click()
  await page.getByRole('menuitem', { name: '用户信息' }).click()
  const panel = page.getByRole('region', { name: '动态口令' })
  await expect(panel).toContainText('尚未绑定')
  await panel.getByRole('button', { name: '绑定动态口令' }).click()
  await panel.getByLabel('登录密码', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('img', { name: '动态口令二维码' })).toBeVisible()
  const key = (await panel.locator('code').textContent()) ?? ''
  await panel.getByLabel('动态口令', { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('动态口令不正确，请核对手机时间，并输入手机当前显示的口令')).toBeVisible()
  await panel.getByLabel('动态口令', { exact: true }).fill(codeOf(key))
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('绑定成功，下次可使用动态口令登录')

  // The clock of a phone may be half a minute ahead, so nobody has to wait for the next code.
  const code = codeOf(key, 1)
  await enter(page, portal.address, code)
  await expect(page).toHaveURL(/\/home\//)
  await enter(page, portal.address, code)
  await expect(page.getByRole('alert')).toHaveText('用户名、密码或动态口令错误，请重新输入')
})

/** Signs in anew. */
async function enter(page: Page, address: string, code: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${address}login`)
  await page.getByRole('tab', { name: '动态口令' }).click()
  await page.getByRole('textbox', { name: '动态口令' }).fill(code)
  await fillSignIn(page, 'zs05', PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}
