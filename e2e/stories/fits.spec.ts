import type { Page } from '@playwright/test'
import { settled } from '../portal/accessibility'
import { sticksOutOf } from '../portal/sticks-out'
import { expect, story } from '../portal/stories'

/** CSS pixels: a telephone, and 1366×768 at 200, 150, 125 and 100 percent. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 683, height: 384 },
  { width: 911, height: 512 },
  { width: 1093, height: 614 },
  { width: 1366, height: 768 },
]

async function expectToFit(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await settled(page)
    expect.soft(await sticksOutOf(page), `${what} at ${size.width}`).toEqual([])
  }
}

story.describe('from a telephone to a wide screen, and at every zoom, nothing is lost', () => {
  story('of the sign-in page', async ({ page, portal }) => {
    await page.goto(portal.address)
    await expectToFit(page, 'the sign-in')
    for (const name of ['用户名', '密码', '所属单位']) await expect(page.getByLabel(name)).toBeVisible()
  })

  story('of what a clerk works with', async ({ signIn, portal }) => {
    story.setTimeout(120_000)
    const page = await signIn('zs05')
    for (const path of ['home/homeStaff', 'toDoManage/personalToDo'])
      await story.step(path, async () => {
        await page.goto(portal.address + path)
        await expectToFit(page, path)
      })
    await page.goto(`${portal.address}toDoManage/departToDo`)
    await page.getByRole('row').getByRole('link').first().click()
    await expect(page.getByRole('tab').first()).toBeVisible()
    await expectToFit(page, 'a case')
  })

  story('of a list, whose rows become cards that say what they are about', async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`${portal.address}toDoManage/departToDo`)
    const card = page.getByRole('grid').locator('tbody').getByRole('row').first()
    await expect(card).toBeVisible()
    const parts = await card.getByRole('gridcell').evaluateAll(
      (cells, edges: DOMRect) => {
        const width = (cell: Element) => cell.getBoundingClientRect().width / edges.width
        const cut = (cell: Element) => cell.scrollWidth > cell.clientWidth + 1
        return { widest: Math.max(...cells.map(width)), cut: cells.filter(cut).map(({ textContent }) => textContent) }
      },
      await card.evaluate(element => element.getBoundingClientRect()),
    )
    expect(parts.widest).toBeGreaterThan(0.8)
    expect(parts.cut).toEqual([])
    expect((await card.boundingBox())?.height).toBeLessThan(190)
    const hidden = await page.getByRole('main').evaluate(main => main.scrollHeight - main.clientHeight)
    expect(hidden, 'the list alone is scrolled').toBeLessThanOrEqual(1)
    await card.getByRole('link', { name: '办理' }).click()
    await expect(page.getByRole('tab').first()).toBeVisible()
  })

  story('of what a leader approves', async ({ signIn, portal }) => {
    const page = await signIn('zs07')
    for (const path of ['home/homeLeader', 'toDoManage/leaderApprovalList'])
      await story.step(path, async () => {
        await page.goto(portal.address + path)
        await expectToFit(page, path)
      })
  })

  for (const name of ['非密邮件', '消息'])
    story(`of ${name}, which the header leads to at every size`, async ({ signIn }) => {
      const page = await signIn('zs05')
      await page.setViewportSize({ width: 360, height: 640 })
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectToFit(page, name)
    })

  story('of the menus, which fold', async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    await page.goto(`${portal.address}toDoManage/personalToDo`)
    await page.setViewportSize({ width: 1093, height: 614 })
    await page.getByRole('button', { name: '主菜单' }).click()
    await expect(page.getByRole('menuitem', { name: '业务办理' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '待办管理' }).click()
    await expect(page.getByRole('link', { name: '部门待办' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 360, height: 640 })
    await page.getByRole('button', { name: '展开菜单' }).click()
    await page.getByRole('link', { name: '部门待办' }).click()
    await expect(page).toHaveURL(/departToDo$/)
    await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible()
  })
})
