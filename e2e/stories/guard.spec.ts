import { request } from '@playwright/test'
import { dragSlider, expect, fillSignIn, GIVEN_UP_MS, PASSWORD, story } from '../portal/stories'

story.describe('the navigation guard', () => {
  story('sends whoever is not signed in to /login, from any address', async ({ page, portal }) => {
    for (const path of ['', 'toDoManage/departToDo', 'nowhere/at/all']) {
      await page.goto(portal.address + path)
      await expect(page).toHaveURL(`${portal.address}login`)
    }
  })

  story('sends a user without permissions to /noAuthority, with a way out', async ({ signIn }) => {
    const page = await signIn('wq01')
    await expect(page).toHaveURL(/\/noAuthority$/)
    await expect(page.getByRole('img', { name: '权限不足' })).toBeVisible()
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  story('refuses a page that the permission tree lacks', async ({ signIn }) => {
    const page = await signIn('zs01', 'toDoManage/departToDo')
    await expect(page).toHaveURL(/\/noAuthority$/)
    await expect(page.getByRole('button', { name: '返回首页' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/home\/homeStaff$/)
  })

  story('leads from the root and from /login to the home page', async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    for (const path of ['', 'login']) {
      await page.goto(portal.address + path)
      await expect(page).toHaveURL(`${portal.address}home/homeStaff`)
    }
  })

  story('tells of an ended session and goes to the sign-in page', async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token-YWXT')?.value
    await endElsewhere(portal.address, token ?? '')
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '业务办理' }).click()
    await expect(page.getByText('您的账号闲置时间已超时，登录状态已失效，请重新登录。')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  story('keeps the page and offers 重试 while the server does not answer', async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    await page.route('**/api/bopmain/mainpage/desktop', route => route.abort())
    await page.goto(`${portal.address}toDoManage/departToDo`)
    await expect(page.getByRole('alert')).toContainText('无法连接服务器', { timeout: GIVEN_UP_MS })
    await page.unroute('**/api/bopmain/mainpage/desktop')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { name: '部门待办' })).toBeVisible()
  })

  story('loses no text when another page is shown, and asks before its tab is closed', async ({ signIn }) => {
    const page = await signIn('zs01')
    await page.getByRole('link', { name: '登记来信' }).click()
    await page.getByLabel('姓名').fill('钱乙舟')
    await page.goBack()
    await expect(page).toHaveURL(/home\/homeStaff$/)
    await page.goForward()
    await expect(page.getByLabel('姓名')).toHaveValue('钱乙舟')
    await page.keyboard.press('Alt+w')
    const question = page.getByRole('dialog')
    await expect(question).toContainText('来信登记已存为草稿')
    await question.getByRole('button', { name: '留在此页' }).click()
    await expect(page).toHaveURL(/letterRegister$/)
    await expect(page.getByLabel('姓名')).toHaveValue('钱乙舟')
    await page.keyboard.press('Alt+w')
    await question.getByRole('button', { name: '离开' }).click()
    await expect(page).toHaveURL(/home\/homeStaff$/)
  })
})

/** As an administrator or another window would: the browser's own cookie stays. */
async function endElsewhere(address: string, token: string): Promise<void> {
  const elsewhere = await request.newContext({ extraHTTPHeaders: { Authorization: `Bearer ${token}` } })
  await elsewhere.post(`${address}api/bopmain/mainpage/logout`)
  await elsewhere.dispose()
}

story.describe('signing in', () => {
  story('refuses a wrong password, clears it and goes back to it', async ({ page, portal }) => {
    await page.goto(portal.address)
    await fillSignIn(page, 'zs01', 'Wrong@2026')
    await page.getByRole('button', { name: '登录' }).click()
    await expect(page.getByRole('alert')).toHaveText('用户名或密码错误，请重新输入')
    await expect(page.getByLabel('密码')).toHaveValue('')
    await expect(page.getByLabel('密码')).toBeFocused()
  })

  story('lets one person choose between two organisations', async ({ page, portal }) => {
    await page.goto(portal.address)
    await page.getByLabel('用户名').fill('zz01')
    await page.getByLabel('密码').fill(PASSWORD)
    await page.getByLabel('所属单位').click()
    await expect(page.getByRole('option')).toHaveCount(2)
    await page.getByRole('option', { name: '安澜市信访局' }).click()
    await dragSlider(page)
    await page.getByRole('button', { name: '登录' }).click()
    await expect(page.getByRole('banner')).toContainText('安澜市信访局')
  })
})
