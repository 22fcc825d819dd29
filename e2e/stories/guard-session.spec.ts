import { type Page, request } from '@playwright/test'
import { giveRole } from '../portal/officer'
import { expect, fillSignIn, PASSWORD, story } from '../portal/stories'

const TIMED_OUT = '您的账号闲置时间已超时，登录状态已失效，请重新登录。'

const block = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: new RegExp(`^${name}`) })

async function signInAgain(page: Page, account: string): Promise<void> {
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, account, PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** As an administrator or another window would: the browser's own cookie stays. */
async function endSession(page: Page, address: string): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token-YWXT')?.value
  const elsewhere = await request.newContext({ extraHTTPHeaders: { Authorization: `Bearer ${token}` } })
  await elsewhere.post(`${address}api/bopmain/mainpage/logout`)
  await elsewhere.dispose()
}

story.describe('a session that ends in the middle', () => {
  story('is told once, keeps what was entered, and leads back to the page', async ({ signIn, portal }) => {
    const page = await signIn('zs01')
    await page.getByRole('link', { name: '登记来信' }).click()
    await page.getByLabel('姓名').fill('钱乙舟')
    await page.getByLabel('内容摘要').fill('反映路灯不亮')
    await endSession(page, portal.address)
    // Many calls at once are answered with -1.
    await page.getByRole('banner').getByRole('button', { name: '非密邮件' }).click()
    await expect(page.getByText(TIMED_OUT)).toHaveCount(1)
    await expect(page.getByText(TIMED_OUT)).not.toContainText('次')
    await signInAgain(page, 'zs01')
    await expect(page).toHaveURL(/letterManage\/letterRegister$/)
    await expect(page.getByLabel('姓名')).toHaveValue('钱乙舟')
    await expect(page.getByLabel('内容摘要')).toHaveValue('反映路灯不亮')
  })

  story('leads nobody else there, and shows nobody else the text', async ({ signIn, portal }) => {
    const page = await signIn('zs01')
    await page.getByRole('link', { name: '登记来信' }).click()
    await page.getByLabel('姓名').fill('钱乙舟')
    await endSession(page, portal.address)
    await page.getByRole('banner').getByRole('button', { name: '非密邮件' }).click()
    await signInAgain(page, 'zs05')
    await expect(page).toHaveURL(/home\/homeStaff$/)
  })

  story('is told at the sign-in page to whoever opens a page afterwards', async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    await page.goto('about:blank')
    await endSession(page, portal.address)
    await page.goto(`${portal.address}toDoManage/departToDo`)
    await expect(page.getByText(TIMED_OUT)).toBeVisible()
    await signInAgain(page, 'zs05')
    await expect(page).toHaveURL(/toDoManage\/departToDo$/)
  })
})

story.describe('an address that was typed', () => {
  story('is shown after signing in, with its query', async ({ page, portal }) => {
    await page.goto(`${portal.address}wisdomSearch?words=路灯`)
    await signInAgain(page, 'zs05')
    await expect(page).toHaveURL(`${portal.address}wisdomSearch?words=${encodeURIComponent('路灯')}`)
  })

  story('gives no rights', async ({ page, portal }) => {
    await page.goto(`${portal.address}leadershipBoard`)
    await signInAgain(page, 'zs05')
    await expect(page).toHaveURL(/\/noAuthority$/)
  })

  story('is forgotten by whoever signs out', async ({ signIn }) => {
    const page = await signIn('zs05')
    await block(page, '业务办理').click()
    await expect(page).toHaveURL(/toDoManage/)
    await signOut(page)
    await signInAgain(page, 'zs05')
    await expect(page).toHaveURL(/home\/homeStaff$/)
  })

  story('stays when the page is loaded anew', async ({ signIn }) => {
    const page = await signIn('zs05', 'toDoManage/departToDo')
    await page.reload()
    await expect(page.getByRole('heading', { name: '部门待办' })).toBeVisible()
    await expect(page).toHaveURL(/toDoManage\/departToDo$/)
  })
})

story(
  'rights that are taken away lead off the page and change the menu, without signing out',
  async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    await page
      .getByRole('list', { name: '部门待办统计' })
      .getByRole('link', { name: /^部门待办/ })
      .click()
    await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible()
    await giveRole(portal, 'zs05', 'R01')
    await page.getByRole('main').getByRole('button', { name: '刷新' }).click()
    await expect(page.getByText('您的权限已调整，已关闭不再有权打开的页面：部门待办')).toBeVisible()
    await expect(page).toHaveURL(/home\/homeStaff$/)
    await page.goto(`${portal.address}toDoManage/departToDo`)
    await expect(page).toHaveURL(/\/noAuthority$/)
    await page.goBack()
    await expect(block(page, '信访登记')).toBeVisible()
    await giveRole(portal, 'zs05', 'R06')
  },
)

story.describe('signing out', () => {
  story('asks before text is lost, and goes on being signed in when told to stay', async ({ signIn }) => {
    const page = await signIn('zs01')
    await page.getByRole('link', { name: '登记来信' }).click()
    await page.getByLabel('姓名').fill('钱乙舟')
    await signOut(page)
    const question = page.getByRole('dialog')
    await expect(question).toContainText('来信登记已存为草稿')
    await question.getByRole('button', { name: '留在此页' }).click()
    await expect(page).toHaveURL(/letterRegister$/)
    await expect(page.getByLabel('姓名')).toHaveValue('钱乙舟')
    await signOut(page)
    await question.getByRole('button', { name: '离开' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  story('is heard by the browser, too, when the tab is closed over unsaved text', async ({ signIn }) => {
    const page = await signIn('zs01')
    await page.getByRole('link', { name: '登记来信' }).click()
    await page.getByLabel('姓名').fill('钱乙舟')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
  })
})

const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^退出/ }).click()
