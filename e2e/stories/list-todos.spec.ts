import type { Page } from '@playwright/test'
import { registerAtOnce } from '../portal/register'
import { expect, LONG, story } from '../portal/stories'

const LIST = 'toDoManage/departToDo'

/** Pixels that every page keeps free below. */
const FREE_BELOW = 24

const numbersOf = (page: Page) => page.locator('tbody tr[data-row-key]')

story('a list is gone through by the keyboard alone, and left and found again where it was', async ({ signIn }) => {
  const page = await signIn('zs05', LIST)
  const grid = page.getByRole('grid', { name: '部门待办' })
  await expect(numbersOf(page).first()).toBeVisible()
  await grid.focus()
  await page.keyboard.press('End')
  // The grid may still grow to fill the window, so it is not asked how far it is scrolled.
  const isAtEnd = () =>
    grid.evaluate(
      ({ scrollTop, clientHeight, scrollHeight }) => scrollTop > 0 && scrollTop + clientHeight > scrollHeight - 1,
    )
  await expect.poll(isAtEnd).toBe(true)
  await page.keyboard.press('x')
  await expect(page.getByText('已选 1 条')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/xfjbh=LX\d{18}/)
  await page.goBack()
  await expect(numbersOf(page).last()).toBeVisible()
  await expect.poll(isAtEnd).toBe(true)
})

story('a list reaches down to the foot of the window, on coming back from another part too', async ({ signIn }) => {
  const page = await signIn('zs05', LIST)
  const grid = page.getByRole('grid', { name: '部门待办' })
  const freeBelow = () =>
    grid.evaluate(
      ({ parentElement: rows }) => window.innerHeight - (rows?.parentElement?.getBoundingClientRect().bottom ?? 0),
    )
  await expect.poll(freeBelow).toBe(FREE_BELOW)
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '首页' }).click()
  await expect(grid).toHaveCount(0)
  await page.goBack()
  await expect(numbersOf(page).first()).toBeVisible()
  await expect.poll(freeBelow).toBe(FREE_BELOW)
})

const DECIDED_BY = {
  部门待办: ['时限', '内容摘要', '信访人', '领取人', '到达时间'],
  个人待办: ['时限', '内容摘要', '信访人', '到达时间'],
} as const

story(
  'what a clerk decides by is in sight at 1366 pixels, and a tab opens as many rows as it says',
  async ({ signIn, portal }) => {
    const page = await signIn('zs05', LIST)
    await page.setViewportSize({ width: 1366, height: 768 })
    for (const [title, headings] of Object.entries(DECIDED_BY))
      await story.step(title, async () => {
        if (title !== '部门待办') await page.goto(`${portal.address}toDoManage/personalToDo`)
        const heading = (name: string) => page.getByRole('columnheader', { name, exact: false }).first()
        await expect(numbersOf(page).first()).toBeVisible()
        const { x: actions = 0 } = (await heading('操作').boundingBox()) ?? {}
        for (const name of headings) {
          const { x = 0, width = 0 } = (await heading(name).boundingBox()) ?? {}
          expect([name, width > 0 && x + width <= actions]).toEqual([name, true])
        }
        for (const tab of await page.getByRole('group', { name: '分类' }).getByRole('button').all()) {
          await expect(tab).toHaveText(/\d$/)
          const count = /([\d,]+)$/.exec((await tab.textContent()) ?? '')?.[1]
          await tab.click()
          await expect(page.getByText(`共 ${count} 条`, { exact: true })).toBeVisible()
        }
      })
  },
)

story('what others do is told of, and moves no row until one asks for it', async ({ signIn, portal }) => {
  const [clerk, registrar] = [await signIn('zs05'), await signIn('zs01')]
  const listens = clerk.waitForResponse(/api\/live/)
  await clerk.goto(portal.address + LIST)
  await listens
  await expect(numbersOf(clerk).first()).toBeVisible()
  const before = (await clerk.getByText(/^共 [\d,]+ 条$/).textContent()) ?? ''
  const petitionNo = await registerAtOnce(registrar, portal.address)
  const news = clerk.getByRole('button', { name: /^有 \d+ 条更新$/ })
  await expect(news).toBeVisible()
  await expect(clerk.getByText(before, { exact: true })).toBeVisible()
  await news.click()
  await expect(news).toHaveCount(0)
  await clerk.getByRole('searchbox').fill(petitionNo)
  await clerk.keyboard.press('Enter')
  await expect(clerk.getByText('共 1 条')).toBeVisible()
})

story('columns that one has chosen are there again after signing in anew', LONG, async ({ signIn }) => {
  const page = await signIn('zs05', LIST)
  await page.getByRole('button', { name: '列设置' }).click()
  await page.getByRole('button', { name: '上移 时限' }).click()
  await expect(page.getByText('已经是第一列，不能上移')).toBeVisible()
  await page.getByRole('checkbox', { name: '内容分类' }).uncheck()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: '内容分类' })).toHaveCount(0)
  const later = await signIn('zs05', LIST)
  await expect(later.getByRole('columnheader', { name: '问题属地' })).toBeVisible()
  await expect(later.getByRole('columnheader', { name: '内容分类' })).toHaveCount(0)
  await later.getByRole('button', { name: '列设置' }).click()
  await later.getByRole('button', { name: '恢复默认' }).click()
  await expect(later.getByRole('columnheader', { name: '内容分类' })).toHaveCount(1)
})
