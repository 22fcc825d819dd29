import type { Page } from '@playwright/test'
import { settled, violationsOf } from '../portal/accessibility'
import { closeNotices, expect, fillSignIn, PASSWORD, story } from '../portal/stories'

/** Opens what a figure counts; the list has as many. */
async function expectSameInList(page: Page, figure: string): Promise<void> {
  await expect(page.getByText(`共 ${figure.replaceAll(',', '')} 条`)).toBeVisible()
}

const topMenu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })

async function expectAccessible(page: Page, picture: string): Promise<void> {
  // Each loads when it comes into view.
  for (const widget of await page.locator('[data-widget]').all()) {
    await widget.evaluate(element => element.scrollIntoView())
    await expect(widget.getByText('加载中...')).toHaveCount(0)
  }
  await settled(page)
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  expect(await violationsOf(page)).toEqual([])
  if (process.env.HOME_PICTURES) await page.screenshot({ path: `${process.env.HOME_PICTURES}/${picture}.png` })
}

story('staff come to their own home, where each figure is that of its list', async ({ signIn }) => {
  const page = await signIn('zs05')
  await expect(page).toHaveURL(/home\/homeStaff$/)
  const tile = page.getByRole('list', { name: '部门待办统计' }).getByRole('link', { name: /^部门已超期/ })
  await expect(tile.locator('strong')).toHaveText(/^\d/)
  const figure = await tile.locator('strong').innerText()
  await expectAccessible(page, 'homeStaff')
  await tile.click()
  await expectSameInList(page, figure)
  await topMenu(page).getByRole('button', { name: '首页' }).click()
  await expect(page).toHaveURL(/home\/homeStaff$/)
  await expect(page.getByRole('navigation', { name: '侧边菜单' }).locator('[aria-current]')).toHaveText('首页')
})

story('staff go through their to-dos by keys on the new home page', async ({ signIn, portal }) => {
  const page = await signIn('zs05')
  await page.goto(`${portal.address}home/homeStaffNew`)
  const queue = page.getByRole('navigation', { name: '待办队列' })
  await queue.getByRole('button', { name: /^部门待办/ }).click()
  const rows = page.getByRole('region', { name: '部门待办' }).getByRole('link')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  const preview = page.getByRole('region', { name: '预览' })
  await expect(preview.getByText('内容分类')).toBeVisible()
  // The case's own buttons, as the server offers them.
  await expect(preview.getByRole('button', { name: /^(转送|交办|签收|分办|存查)/ }).first()).toBeVisible()
  await expectAccessible(page, 'homeStaffNew')
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  const address = await rows.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new URL(address ?? '', portal.address).href)
})

story('staff choose 新版首页 in the menu of the user, and come back by 旧版首页 there', async ({ page, portal }) => {
  const signIn = async () => {
    await fillSignIn(page, 'zs04', PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
  }
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: '用户菜单' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await closeNotices(page)
  await page.goto(portal.address)
  await signIn()
  await expect(page).toHaveURL(/home\/homeStaff$/)
  await choose('新版首页')
  await expect(page).toHaveURL(/login/)
  await signIn()
  await expect(page).toHaveURL(/home\/homeStaffNew$/)
  await page.goto(`${portal.address}toDoManage/personalToDo`)
  await choose('旧版首页')
  await expect(page).toHaveURL(/home\/homeStaff$/)
  await page.getByRole('button', { name: '用户菜单' }).click()
  await expect(page.getByRole('menuitem', { name: '新版首页' })).toBeVisible()
})

story('leaders come to figures, each with its list', async ({ signIn }) => {
  const page = await signIn('zs07')
  await expect(page).toHaveURL(/home\/homeLeader$/)
  const figure = page.getByRole('list', { name: '主要指标' }).getByRole('link', { name: /^本月 / })
  const number = (await figure.innerText()).trim()
  await expectAccessible(page, 'homeLeader')
  await figure.click()
  await expect(page).toHaveURL(/stat\/petitions/)
  await expectSameInList(page, number)
})

story(
  'heads of departments come to the load of their clerks, each figure with its list',
  async ({ signIn, portal }) => {
    const page = await signIn('zs06')
    await expect(page).toHaveURL(/home\/index$/)
    const load = page.locator('[data-widget=load]')
    const rows = load.getByRole('row')
    await expect(rows.nth(1)).toBeVisible()
    await expectAccessible(page, 'index')
    for (let row = 1; row < (await rows.count()); row++) {
      for (const cell of [0, 1]) {
        const link = rows.nth(row).getByRole('link').nth(cell)
        const number = await link.innerText()
        await link.click()
        if (number === '0') await expect(page.getByText('暂无数据').first()).toBeVisible()
        else await expectSameInList(page, number)
        await page.goBack()
        await expect(rows.nth(row)).toBeVisible()
      }
    }
    await page.goto(`${portal.address}home/newHome`)
    await expect(page.getByRole('list', { name: '业务板块' })).toBeVisible()
    await expectAccessible(page, 'newHome')
  },
)

story('a widget of a remote that cannot be had says so in its place, and comes by 重试', async ({ signIn }) => {
  const page = await signIn('zs05')
  await page.route(/mf-messages.*\.js$/, route => route.abort())
  await page.reload()
  const widget = page.locator('[data-widget=messages]')
  await widget.evaluate(element => element.scrollIntoView())
  await expect(widget.getByRole('alert')).toContainText('该部件暂时无法显示')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  if (process.env.HOME_PICTURES) await widget.screenshot({ path: `${process.env.HOME_PICTURES}/fault.png` })
  await page.unroute(/mf-messages.*\.js$/)
  await widget.getByRole('button', { name: '重试' }).click()
  await expect(widget.getByRole('heading', { name: /^未读消息/ })).toBeVisible()
})
