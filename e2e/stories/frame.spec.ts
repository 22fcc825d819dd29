import type { Page } from '@playwright/test'
import { printOnPaper, showAsPrinted } from '../portal/print'
import { servedBy } from '../portal/routes'
import { complaintsOf, dragSlider, expect, fillSignIn, LONG, PASSWORD, story } from '../portal/stories'

const NUMBER = /LX[0-9A-Z]{18}/
/** One of each row. */
const MOMENTS = /\d{4}-\d{2}-\d{2}\s*\d{2}:\d{2}/g
/** Of rows with the same lamp: a shape, its name and how many they are. */
const HEADING = /[■◆▲○●]\D+?(\d+)\s*条/

async function openUserMenu(page: Page, entry: string) {
  await page.getByRole('button', { name: /^用户菜单/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Where a dialog stands. */
async function boxOf(page: Page, name: string) {
  const box = await page.getByRole('dialog', { name }).boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  return box
}

story.describe('the header', () => {
  story('opens a case by its number and finds anything else by words', async ({ signIn }) => {
    const page = await signIn('zs05')
    await page.goto(new URL('../toDoManage/departToDo', page.url()).href)
    const number = (await page.getByText(NUMBER).first().textContent())?.match(NUMBER)?.[0] ?? ''
    const field = page.getByRole('search').getByRole('textbox')
    await expect(field).toHaveAttribute('placeholder', '请输入信访件编号、信访人姓名等')
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await field.fill(number)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`toDoManage/handle\\?xfjbh=${number}&dbid=\\d+$`))
    await field.fill('物业')
    await field.press('Enter')
    await expect(page).toHaveURL(/\?words=/)
  })

  story('is left out on the new home pages, with a way back', async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    for (const path of ['home/newHome', 'home/homeStaffNew']) {
      await page.goto(portal.address + path)
      await expect(page.getByRole('button', { name: '返回菜单' })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
    }
    await page.getByRole('button', { name: '返回菜单' }).click()
    await expect(page).toHaveURL(/home\/homeStaff$/)
    await expect(page.getByRole('banner')).toBeVisible()
  })

  story('has the leader map on the home page of leaders, once somebody serves it', async ({ signIn, portal }) => {
    const page = await signIn('zs07')
    const entry = page.getByRole('button', { name: '领导地图' })
    await page.goto(`${portal.address}home/homeLeader`)
    await expect(page.getByRole('banner')).toBeVisible()
    const isServed = (await servedBy(page)).has('/leadershipBoard')
    await expect(entry).toHaveCount(isServed ? 1 : 0)
    await page.goto(`${portal.address}home/index`)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(entry).toHaveCount(0)
  })

  story('tells who may not query, and opens no petition', async ({ signIn }) => {
    const page = await signIn('sys91')
    const field = page.getByRole('search').getByRole('textbox')
    await field.fill('LX990000261103000018')
    await field.press('Enter')
    await expect(page.getByRole('search').getByRole('status')).toHaveText('您的岗位不接触信访件，不能查询或打开')
    await expect(page).toHaveURL(/home\/index$/)
  })
})

story.describe('addresses', () => {
  story('that nobody knows have a page with the way home', async ({ signIn }) => {
    const page = await signIn('zs05', 'no/such/page')
    await expect(page.getByRole('heading', { name: '找不到该页面' })).toBeVisible()
    await expect(page).toHaveTitle(/^找不到该页面/)
    await page.getByRole('button', { name: '返回首页' }).click()
    await expect(page).toHaveURL(/home\/homeStaff$/)
  })

  story(
    'of department leaders lead to the usual home, and /transit to a page of the portal',
    async ({ signIn, portal }) => {
      const page = await signIn('zs05', 'home/homeBmld')
      await expect(page).toHaveURL(`${portal.address}home/index`)
      await page.goto(`${portal.address}transit?target=${encodeURIComponent('/toDoManage/departToDo')}`)
      await expect(page).toHaveURL(`${portal.address}toDoManage/departToDo`)
      await page.goto(`${portal.address}transit?target=${encodeURIComponent('//evil.example/')}`)
      await expect(page).toHaveURL(`${portal.address}home/homeStaff`)
    },
  )
})

story.describe('系统管理', () => {
  story('moves by mouse and keys, inside the window, and gives the focus back', async ({ signIn }) => {
    const page = await signIn('zs05')
    const complaints = complaintsOf(page)
    await openUserMenu(page, '用户信息')
    const dialog = page.getByRole('dialog', { name: '系统管理' })
    for (const name of ['用户信息', '修改密码', '通知公告', '移动二维码'])
      await expect(dialog.getByRole('tab', { name })).toBeVisible()
    const before = await boxOf(page, '系统管理')
    await page.mouse.move(before.x + 200, before.y + 20)
    await page.mouse.down()
    await page.mouse.move(before.x + 260, before.y + 50, { steps: 3 })
    await page.mouse.up()
    expect(await boxOf(page, '系统管理')).toMatchObject({ x: before.x + 60, y: before.y + 30 })
    await page.mouse.move(before.x + 260, before.y + 50)
    await page.mouse.down()
    await page.mouse.move(5000, 5000, { steps: 3 })
    await page.mouse.up()
    const far = await boxOf(page, '系统管理')
    expect([far.x + far.width, far.y + far.height]).toEqual([1366, 768])
    await dialog.getByRole('button', { name: /^移动窗口/ }).focus()
    await page.keyboard.press('ArrowLeft')
    expect((await boxOf(page, '系统管理')).x).toBe(far.x - 16)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^用户菜单/ })).toBeFocused()
    expect(complaints).toEqual([])
  })

  story('holds what is typed while other tabs are looked at, and asks before it is lost', async ({ signIn }) => {
    const page = await signIn('zs05')
    await openUserMenu(page, '用户信息')
    const dialog = page.getByRole('dialog', { name: '系统管理' })
    await dialog.getByLabel('座机号码').fill('0999-1234567')
    await dialog.getByRole('tab', { name: '通知公告' }).click()
    await expect(dialog.getByText('信访业务系统升级公告')).toBeVisible()
    await dialog.getByRole('tab', { name: '通知公告' }).press('Home')
    await expect(dialog.getByLabel('座机号码')).toHaveValue('0999-1234567')
    await dialog.getByRole('button', { name: '关闭' }).click()
    const question = page.getByRole('dialog', { name: /尚未保存，离开后将丢失/ })
    await question.getByRole('button', { name: '留在此页' }).click()
    await expect(dialog.getByLabel('座机号码')).toHaveValue('0999-1234567')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: '离开' }).click()
    await expect(dialog).toHaveCount(0)
  })

  story('has two codes that load, and shows them large in 移动办理', async ({ signIn }) => {
    const page = await signIn('zs05')
    await openUserMenu(page, '移动二维码')
    await page.getByRole('button', { name: '放大显示' }).click()
    const codes = page.getByRole('dialog', { name: '移动办理' }).getByRole('img')
    await expect(codes).toHaveCount(2)
    for (const code of await codes.all())
      await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
})

story('what is printed is the page alone, and all of it', async ({ signIn }) => {
  const page = await signIn('zs05', 'toDoManage/departToDo')
  const last = page.locator('tbody tr[data-row-key]').last()
  await expect(last).toBeVisible()
  await expect(page.getByRole('navigation', { name: '侧边菜单' })).toBeVisible()
  const total = page.getByText(/^共 \d+ 条$/)
  await expect(total).toBeVisible()
  const count = Number((await total.textContent())?.match(/\d+/)?.[0])
  expect(count, 'rows, more than are in sight').toBeGreaterThan(30)
  const { pages } = await printOnPaper(page)
  for (const { width, texts } of pages)
    for (const text of texts) expect(text.x + text.width, text.text).toBeLessThanOrEqual(width)
  const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('')
  expect(words.match(MOMENTS)).toHaveLength(count)
  const paper = await page.evaluateHandle(() => {
    const made = Object.assign(document.createElement('div'), { textContent: '办理单' })
    made.dataset.paper = ''
    document.body.append(made)
    return made
  })
  const [sheet = { width: 0, height: 0 }] = (await printOnPaper(page)).pages
  expect(sheet.height, 'a paper that is printed from a list stands upright').toBeGreaterThan(sheet.width)
  await paper.evaluate(made => made.remove())
  await showAsPrinted(page)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '侧边菜单' })).toHaveCount(0)
  await expect(page.getByText('当前位置')).toBeHidden()
  const hidden = await page.getByRole('main').evaluate(main => main.scrollHeight - main.clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
  await expect(page.locator('[data-watermark]')).toBeAttached()
})

story('a list in groups is printed with each heading above its rows', async ({ signIn }) => {
  const page = await signIn('zs05', 'toDoManage/personalToDo?grouped=lamp')
  await expect(page.locator('tbody tr:not([data-row-key])').first()).toBeVisible()
  const { pages } = await printOnPaper(page)
  const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('')
  const [, ...groups] = words.split(HEADING)
  const counts = groups.filter((_, at) => at % 2 === 0).map(Number)
  const rows = groups.filter((_, at) => at % 2 === 1).map(text => text.match(MOMENTS)?.length ?? 0)
  expect(counts.length, 'groups on the paper').toBeGreaterThan(1)
  expect(rows).toEqual(counts)
})

story.describe('another identity', () => {
  story('is chosen among the own posts, and given back', async ({ page, portal }) => {
    await page.goto(portal.address)
    await page.getByLabel('用户名').fill('zz01')
    await page.getByLabel('密码').fill(PASSWORD)
    await page.getByLabel('所属单位').click()
    await page.getByRole('option', { name: '临江省信访局' }).click()
    await dragSlider(page)
    await enter(page)
    await openUserMenu(page, '切换身份')
    await page
      .getByRole('dialog', { name: '切换身份' })
      .getByRole('button', { name: /安澜市信访局/ })
      .click()
    await expect(page.getByRole('banner')).toContainText('安澜市信访局')
    await openUserMenu(page, '切回用户')
    await expect(page.getByText('成功返回，立刻重新加载！')).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('临江省信访局')
  })
})

story.describe('what has to be done first', () => {
  const first = (page: Page) => page.getByRole('dialog', { name: '首次使用请修改密码' })

  story('is a first password: nothing helps but changing it or leaving', async ({ page, portal }) => {
    await signInAt(page, portal.address, 'mm01')
    await expect(first(page).getByLabel('旧密码', { exact: true })).toBeVisible()
    await expect(first(page).getByRole('button', { name: '关闭' })).toHaveCount(0)
    for (const _ of ['once', 'again', 'and again']) await page.keyboard.press('Escape')
    await expect(first(page)).toBeVisible()
    await page.reload()
    await expect(first(page).getByLabel('旧密码', { exact: true })).toBeVisible()
    await page.locator('dialog').evaluate(dialog => dialog.remove())
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('heading')).toHaveCount(0)
    await page.reload()
    await first(page).getByRole('button', { name: '取消' }).click()
    await expect(page).toHaveURL(/login$/)
  })

  story('lets into the portal who has changed it', async ({ page, portal }) => {
    await signInAt(page, portal.address, 'mm01')
    await first(page).getByLabel('旧密码', { exact: true }).fill(PASSWORD)
    await first(page).getByLabel('新密码', { exact: true }).fill('Heyu#4821kq')
    await first(page).getByLabel('再次输入', { exact: true }).fill('Heyu#4821kq')
    await first(page).getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('banner')).toContainText('曹己梅')
    await expect(first(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('banner')).toContainText('曹己梅')
  })

  story('is the organisation above which none stands: closing signs out', async ({ page, portal }) => {
    await signInAt(page, portal.address, 'jg01')
    const dialog = page.getByRole('dialog', { name: '编辑机构' })
    await expect(dialog.getByLabel('机构全称')).toHaveValue('青屿市公共资源交易中心')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect(page).toHaveURL(/login$/)
  })

  story('an upgrade is told of once to each user of a browser, before its day', LONG, async ({ page, portal }) => {
    await page.route(portal.address, async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"until":"2023-12-31"', '"until":"2999-12-31"')
      await route.fulfill({ response, body })
    })
    const notice = page.getByRole('dialog', { name: '系统升级公告' })
    await signInAt(page, portal.address, 'zs05')
    await notice.getByRole('button', { name: '知道了' }).click()
    await page.goto(portal.address)
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('button', { name: '退出' }).click()
    await signInAt(page, portal.address, 'zs05')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(notice).toHaveCount(0)
    await page.getByRole('button', { name: '退出' }).click()
    await signInAt(page, portal.address, 'zs01')
    await expect(notice).toBeVisible()
  })
})

async function signInAt(page: Page, address: string, account: string): Promise<void> {
  await page.goto(address)
  await fillSignIn(page, account, PASSWORD)
  await enter(page)
}

async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/home/)
}
