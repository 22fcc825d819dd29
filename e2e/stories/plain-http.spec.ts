import { settled } from '../portal/accessibility'
import { actionOf } from '../portal/case'
import { complaintsOf, expect, fillSignIn, PASSWORD, story } from '../portal/stories'

const HOST = 'portal.linjiang.example'

story.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { args } = launchOptions
    // Firefox has no arguments, and knows the name by its relay.
    await use(
      args ? { ...launchOptions, args: [...args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] } : launchOptions,
    )
  },
})

story(
  'by plain http and a name of the office network, a clerk signs in, handles a case and copies its number',
  async ({ page, portal }) => {
    const address = new URL(portal.address)
    address.hostname = HOST
    const complaints = complaintsOf(page)
    await page.goto(address.href)
    expect(await page.evaluate(() => [window.isSecureContext, 'clipboard' in navigator])).toEqual([false, false])
    await fillSignIn(page, 'zs05', PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/home\//)
    // Firefox complains of what it breaks off when a page is left that is not whole yet.
    await settled(page)
    await page.goto(`${address.href}toDoManage/departToDo?on=unclaimed`)
    await page.getByRole('row').getByRole('link').first().click()
    await actionOf(page, '领取').click()
    await expect(page.getByRole('status').filter({ hasText: /领取/ })).toBeVisible()
    await page
      .getByRole('button', { name: /复制.*编号/ })
      .first()
      .click()
    await expect(page.getByText('已复制信访件编号')).toBeVisible()
    await page.getByLabel('搜索').focus()
    await page.keyboard.press('Control+v')
    await expect(page.getByLabel('搜索')).toHaveValue(new URL(page.url()).searchParams.get('xfjbh') ?? 'none')
    expect(complaints).toEqual([])
  },
)
