import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { complaintsOf, dragSlider, expect, GIVEN_UP_MS, PASSWORD, story } from '../portal/stories'

/** Holds back every script until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\.js$/, async route => {
    await released
    await route.continue()
  })
  return release
}

const picture = (page: Page) => page.locator('#first-picture')

story.describe('the sign-in form before any script has come', () => {
  story('keeps what is typed into it, and goes on from there', async ({ page, portal }) => {
    const complaints = complaintsOf(page)
    const release = await holdScripts(page)
    await page.goto(portal.address, { waitUntil: 'commit' })
    await expect(page.getByLabel('用户名')).toBeFocused()
    await page.keyboard.type('zs05')
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    // Nothing can be sent yet, and nothing is lost by trying.
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowLeft')
    await expect(picture(page)).toBeVisible()
    release()
    await expect(picture(page)).toHaveCount(0)
    await expect(page.getByLabel('所属单位')).toHaveValue(/.+/)
    await expect(page.getByLabel('用户名')).toHaveValue('zs05')
    await expect(page.getByLabel('密码')).toBeFocused()
    await page.keyboard.type('x')
    await expect(page.getByLabel('密码')).toHaveValue(`${PASSWORD.slice(0, -1)}x${PASSWORD.slice(-1)}`)
    await page.getByLabel('密码').fill(PASSWORD)
    await dragSlider(page)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/home\//)
    expect(complaints).toEqual([])
  })

  story('looks as it does afterwards', async ({ page, portal }) => {
    const release = await holdScripts(page)
    await page.goto(portal.address, { waitUntil: 'commit' })
    await expect(page.getByLabel('用户名')).toBeFocused()
    const before = await page.screenshot()
    release()
    await expect(picture(page)).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect((await page.screenshot()).equals(before)).toBe(true)
  })

  story('is not shown to who is signed in', async ({ signIn }) => {
    const page = await signIn('zs05')
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await page.waitForSelector('template[data-page]', { state: 'attached' })
    await expect(picture(page)).toHaveCount(0)
    const before = await page.locator('#first-frame p').boundingBox()
    release()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.locator('#first-frame')).toHaveCount(0)
    expect(await page.getByRole('banner').boundingBox()).toEqual(before)
  })

  story('leaves nothing of the frame where it cannot come', async ({ signIn }) => {
    const page = await signIn('zs05')
    await page.route('**/api/bopmain/mainpage/desktop', route => route.abort())
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('无法连接服务器', { timeout: GIVEN_UP_MS })
    await expect(page.locator('#first-frame')).toHaveCount(0)
  })
})

/** What a first picture may take. Counted as transferred (brotli), so that no machine's speed tells. */
const KB = 1000
const LIMITS = {
  signIn: { page: 13, scripts: 95, requests: 4 },
  list: { page: 13, scripts: 202, requests: 22 },
}

const ANSWERED = 'answered'

/** Runs in the page, from its very start: presses a key in the form until it answers. */
function pressUntilItAnswers() {
  const look = () => {
    const slide = document.querySelector('[role=slider]')
    slide?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
    if (slide?.getAttribute('aria-valuenow') !== '100') requestAnimationFrame(look)
  }
  look()
}

const LISTED = 'listed'

/** Runs in the page as well: marks when something is there, in the task that brings it, since more is asked for after it. */
function markWhenThere({ mark, selector }: { mark: string; selector: string }) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    performance.mark(mark)
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-valuenow'] })
}

/** Scripts that run; what is fetched ahead is not needed yet, nor what is asked for after a mark. */
async function takenBy(page: Page, mark: string) {
  const scripts = await page.evaluate(name => {
    const until = performance.getEntriesByName(name)[0]?.startTime ?? 0
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources
      .filter(({ name, initiatorType }) => /\.js$/.test(name) && initiatorType !== 'fetch')
      .filter(({ startTime }) => startTime <= until)
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }))
  }, mark)
  // A story before may have deployed another page, which is not compressed beforehand.
  const html = brotliCompressSync(await (await page.request.get(page.url())).body()).length
  const sizes = new Map(scripts.map(({ name, bytes }) => [name, bytes]))
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return { page: html / KB, scripts: bytes / KB, requests: sizes.size }
}

function expectWithin(taken: (typeof LIMITS)['list'], limits: (typeof LIMITS)['list']): void {
  for (const [what, limit] of Object.entries(limits))
    expect.soft(Reflect.get(taken, what), what).toBeLessThanOrEqual(limit)
}

story.describe('what a first picture takes', () => {
  story('is bounded for the sign-in form until it answers', async ({ page, portal }) => {
    await page.addInitScript(markWhenThere, { mark: ANSWERED, selector: '[role=slider][aria-valuenow="100"]' })
    await page.addInitScript(pressUntilItAnswers)
    await page.goto(portal.address)
    await page.waitForFunction(mark => performance.getEntriesByName(mark).length > 0, ANSWERED)
    await expect(page.locator('[data-remote=mf-login] form')).toBeVisible()
    expectWithin(await takenBy(page, ANSWERED), LIMITS.signIn)
  })

  story('is bounded for a list that is opened by its address', async ({ browser, signIn, portal }) => {
    const { cookies } = await (await signIn('zs05')).context().storageState()
    const context = await browser.newContext({ storageState: { cookies, origins: [] } })
    const page = await context.newPage()
    await page.addInitScript(markWhenThere, { mark: LISTED, selector: 'tbody tr[data-row-key]' })
    await page.goto(`${portal.address}toDoManage/personalToDo`)
    await page.waitForFunction(mark => performance.getEntriesByName(mark).length > 0, LISTED)
    expectWithin(await takenBy(page, LISTED), LIMITS.list)
    await context.close()
  })
})
