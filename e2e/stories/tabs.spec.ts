import type { CDPSession, Page } from '@playwright/test'
import { settled, violationsOf } from '../portal/accessibility'
import { actionOf } from '../portal/case'
import { registerAtOnce } from '../portal/register'
import { expect, fillSignIn, LONG, PASSWORD, story } from '../portal/stories'

const LIST = 'toDoManage/departToDo'
const TEXT = '已到现场核对丈量记录，电梯确有故障。'

const strip = (page: Page) => page.getByRole('tablist', { name: '已打开的页面' })
const tab = (page: Page, name: string | RegExp) => strip(page).getByRole('tab', { name })

story('open pages are as they were left, until their tabs are closed', async ({ signIn, portal }) => {
  story.setTimeout(120_000)
  const petitionNo = await registerAtOnce(await signIn('zs01'), portal.address)
  const page = await signIn('zs05', LIST)
  await page.getByRole('searchbox').fill(petitionNo)
  await page.keyboard.press('Enter')
  await expect(page.getByText('共 1 条')).toBeVisible()
  await page.locator('tbody tr[data-row-key] a').first().click()
  await actionOf(page, '直接回复').click()
  await page.getByLabel(/^回复内容/).fill(TEXT)
  await expect(tab(page, `${petitionNo}（未提交）`)).toHaveAttribute('aria-selected', 'true')

  await story.step('another page is shown, and nothing of the case is in the document', async () => {
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '首页' }).click()
    await expect(page.getByLabel(/^回复内容/)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await settled(page)
    expect(await violationsOf(page)).toEqual([])
  })

  await story.step('filter and text are there again', async () => {
    await tab(page, '部门待办').click()
    await expect(page).toHaveURL(new RegExp(`words=${petitionNo}`))
    await expect(page.getByText('共 1 条')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue(petitionNo)
    await tab(page, petitionNo).click()
    await expect(page.getByLabel(/^回复内容/)).toHaveValue(TEXT)
  })

  await story.step('by the keyboard, too', async () => {
    await tab(page, petitionNo).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(LIST))
    await page.keyboard.press('Delete')
    await expect(tab(page, '部门待办')).toHaveCount(0)
    await expect(page).toHaveURL(/xfjbh=/)
  })

  await story.step('whoever signs in again finds the tabs, and another person none', async () => {
    await page.getByRole('banner').getByRole('button', { name: /^退出/ }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signInHere(page, 'zs03')
    await expect(strip(page).getByRole('tab')).toHaveCount(1)
    await page.getByRole('banner').getByRole('button', { name: /^退出/ }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signInHere(page, 'zs05')
    await tab(page, petitionNo).click()
    await expect(page).toHaveURL(new RegExp(`xfjbh=${petitionNo}`))
  })
})

async function signInHere(page: Page, account: string): Promise<void> {
  await fillSignIn(page, account, PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/home/)
}

/** What a page holds once nothing of it can be let go any more: two looks at it find as many nodes and listeners. */
async function holdings(devtools: CDPSession) {
  let found = await held(devtools)
  const isSettled = async () => {
    const before = found
    found = await held(devtools)
    return found.nodes === before.nodes && found.listeners === before.listeners
  }
  await expect.poll(isSettled, { intervals: [1000] }).toBe(true)
  return found
}

/** Bytes, nodes of the document, listeners. */
async function held(devtools: CDPSession) {
  // What a finalizer of the first collection lets go, the second collects.
  for (let pass = 0; pass < 3; pass++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

const MOST_BYTES = 2_000_000
/** As many turns of each of two pages. */
const TIMES = 16

/** That what is done so often leaves nothing that was not there after a few times. */
async function leavesNothing(page: Page, work: (times: number) => Promise<void>, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await work(10)
  const before = await holdings(devtools)
  await work(times)
  const after = await holdings(devtools)
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0)
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
  expect(after.heap - before.heap).toBeLessThan(MOST_BYTES)
}

// Fifty mounts and a thousand switches are told by the proof of leaks.
story('pages that come and go, and those gone back to, leave nothing behind', LONG, async ({ signIn }) => {
  story.setTimeout(180_000)
  const page = await signIn('zs05', LIST)
  const others = [
    page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: /^个人待办/ }),
    page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '首页' }),
  ]
  const openAndClose = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await others[time % others.length]?.click()
      await expect(strip(page).getByRole('tab')).toHaveCount(2)
      await expect(page.locator('#outlet h1').first()).toBeVisible()
      await page.keyboard.press('Alt+w')
      await expect(strip(page).getByRole('tab')).toHaveCount(1)
      await expect(page.getByRole('heading', { name: '部门待办' })).toBeVisible()
    }
  }
  await leavesNothing(page, openAndClose, TIMES)
  await expect(page.locator('#outlet > div')).toHaveCount(1)

  await others[1]?.click()
  await expect(strip(page).getByRole('tab')).toHaveCount(2)
  const goBackAndForth = async (times: number) => {
    for (let time = 0; time < times; time++) {
      await strip(page).locator('[role=tab][aria-selected=false]').click()
      await expect(page.locator('#outlet h1').first()).toBeVisible()
      await settled(page)
    }
  }
  await leavesNothing(page, goBackAndForth, TIMES)
})
