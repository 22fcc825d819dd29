import type { Page } from '@playwright/test'
import { complaintsOf, expect, fillSignIn, PASSWORD, story } from '../portal/stories'

const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true })
/** How many run; what is fetched ahead does not. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources.filter(({ name, initiatorType }) => name.endsWith('.js') && initiatorType === 'script').length
  })

story.describe('the sign-in page', () => {
  story.beforeEach(async ({ page, portal }) => {
    await page.goto(portal.address)
    await expect(page.getByLabel('用户名')).toBeFocused()
  })

  story('is used without a mouse, from the first key to the home page', async ({ page }) => {
    await page.keyboard.type('zz01')
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('option')).toHaveCount(2)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('所属单位')).toHaveValue('安澜市信访局')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('slider')).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByText('验证通过')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(submit(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/home\//)
  })

  story('has every way to sign in within reach of the keys', async ({ page }) => {
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tab', { name: '普通登录' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel('动态口令')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByLabel('UK密钥')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: '扫码更方便' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('用户名')).toBeFocused()
  })

  story('slides back when it is let go early, and stays at the full width', async ({ page }) => {
    const handle = page.getByRole('slider')
    const start = await handle.boundingBox()
    if (!start) throw new Error('there is no slide bar')
    const y = start.y + start.height / 2
    await page.mouse.move(start.x + 10, y)
    await page.mouse.down()
    await page.mouse.move(start.x + 200, y, { steps: 4 })
    expect((await handle.boundingBox())?.x).toBeGreaterThan(start.x + 150)
    await page.mouse.up()
    await expect.poll(async () => (await handle.boundingBox())?.x).toBe(start.x)
    await expect(page.getByText('向右滑动验证')).toBeVisible()
  })

  story('takes the scripts of a picture only when one is asked for', async ({ page }) => {
    // The rest of the portal comes once the form answers.
    await page.waitForLoadState('networkidle')
    const before = await scriptsOf(page)
    await page.getByRole('tab', { name: '动态口令' }).click()
    expect(await scriptsOf(page)).toBe(before)
    await page.getByRole('button', { name: '扫码更方便' }).click()
    await expect(page.getByRole('img', { name: '登录二维码' })).toBeVisible()
    expect(await scriptsOf(page)).toBeGreaterThan(before)
  })

  story('keeps all that was typed when the network is down, and signs in when it is back', async ({ page }) => {
    await fillSignIn(page, 'zs05', PASSWORD)
    await page.route('**/LoginController/in', route => route.abort())
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('网络连接失败，请检查网络后重试')
    await expect(page.getByLabel('密码')).toHaveValue(PASSWORD)
    await page.unroute('**/LoginController/in')
    await submit(page).click()
    await expect(page).toHaveURL(/\/home\//)
  })

  story('is asked once by two clicks on a slow line', async ({ page }) => {
    await fillSignIn(page, 'zs05', PASSWORD)
    let asked = 0
    let answer: () => void = () => undefined
    const held = new Promise<void>(done => {
      answer = done
    })
    await page.route('**/LoginController/in', async route => {
      asked++
      await held
      await route.continue()
    })
    await submit(page).dblclick()
    await expect(page.getByRole('button', { name: '登录中...' })).toBeVisible()
    answer()
    await expect(page).toHaveURL(/\/home\//)
    expect(asked).toBe(1)
  })
})

story('the slide bar follows a finger', async ({ browser, portal }) => {
  const page = await (await browser.newContext({ hasTouch: true })).newPage()
  await page.goto(portal.address)
  const handle = await page.getByRole('slider').boundingBox()
  if (!handle) throw new Error('there is no slide bar')
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: handle.y + handle.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(handle.x + 20) })
  for (const x of [100, 200, 320])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(handle.x + x) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByText('验证通过')).toBeVisible()
  await page.context().close()
})

story.describe('the check of the browser', () => {
  story('says nothing where the portal runs', async ({ page, portal }) => {
    const complaints = complaintsOf(page)
    await page.goto(portal.address)
    await expect(page.getByLabel('用户名')).toBeVisible()
    await expect(page.locator('#browser-warning')).toBeHidden()
    expect(complaints).toEqual([])
  })

  story('says what to do where it cannot', async ({ page, portal }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'replaceChildren'))
    await page.goto(portal.address)
    await expect(page.locator('#browser-warning')).toHaveText(
      '您的浏览器版本过低，无法运行本系统，请升级浏览器后再使用。',
      { useInnerText: true },
    )
    await expect(page.getByRole('button', { name: '继续使用' })).toBeHidden()
  })
})
