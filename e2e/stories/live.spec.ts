import type { Page } from '@playwright/test'
import { layCable } from '../portal/cable'
import { fillLetter, openRegister, save } from '../portal/letter'
import { registerAtOnce } from '../portal/register'
import { expect, LONG, story } from '../portal/stories'

/** Milliseconds; far below the ten minutes of the poll. */
const AT_ONCE = { timeout: 2000 }

/** The department's to-dos at the menu of the handling block, which the clerk has open. */
const badge = (page: Page) =>
  page
    .getByRole('navigation', { name: '侧边菜单' })
    .getByRole('link', { name: '部门待办' })
    .getByRole('img', { name: /^\d+项待办$/ })
const blockBadge = (page: Page) =>
  page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('button', { name: '业务办理' })
    .getByRole('img', { name: /^\d+件待办$/ })

/** The badge itself stops at 99+; its name does not. */
const shown = async (page: Page) => Number(/^\d+/.exec((await badge(page).getAttribute('aria-label')) ?? '')?.[0])
const expectToShow = (page: Page, count: number) =>
  expect(badge(page)).toHaveAttribute('aria-label', new RegExp(`^${count}项`), AT_ONCE)
const openTodos = (page: Page) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '业务办理' }).click()

/** How often a page calls the server from now on. */
function callsOf(page: Page, path: RegExp): () => number {
  let count = 0
  page.on('request', request => {
    if (path.test(request.url())) count += 1
  })
  return () => count
}

/** What a page has asked for and not been answered yet, but the stream of news. */
function callsUnderWay(page: Page): ReadonlySet<unknown> {
  const going = new Set<unknown>()
  page.on('request', request => !request.url().includes('api/live') && going.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', request => going.delete(request))
  return going
}

story('a letter that is registered moves the badges of every open window, at once', async ({ signIn }) => {
  const clerk = await signIn('zs05')
  await openTodos(clerk)
  const second = await clerk.context().newPage()
  await second.goto(clerk.url())
  const windows = [clerk, second]
  for (const window of windows) await expect(badge(window)).toHaveText(/\d/)
  const before = await shown(clerk)
  const inBlock = (await blockBadge(clerk).getAttribute('aria-label')) ?? ''
  const registrar = await signIn('zs01')
  await openRegister(registrar)
  await fillLetter(registrar)
  await save(registrar)
  await expect(registrar.getByText('登记成功')).toBeVisible()
  for (const window of windows) {
    await expectToShow(window, before + 1)
    await expect(blockBadge(window)).not.toHaveAttribute('aria-label', inBlock)
  }
})

story(
  'a badge changes without a reload within two seconds after a killed server is back',
  LONG,
  async ({ signIn, portal }) => {
    const [clerk, registrar] = [await signIn('zs05'), await signIn('zs01')]
    await openTodos(clerk)
    await expect(badge(clerk)).toHaveText(/\d/)
    const before = await shown(clerk)
    await portal.kill()
    await portal.start()
    await registerAtOnce(registrar, portal.address)
    await expectToShow(clerk, before + 1)
  },
)

story(
  'when the window that listens is closed another one does, and reads what is new once',
  LONG,
  async ({ signIn, portal }) => {
    const [first, registrar] = [await signIn('zs05'), await signIn('zs01')]
    const second = await first.context().newPage()
    await second.goto(first.url())
    await openTodos(second)
    await expect(badge(second)).toHaveText(/\d/)
    const before = await shown(second)
    const listens = second.waitForRequest(/api\/live/)
    await first.close()
    await listens
    const counts = callsOf(second, /counters\/several/)
    await registerAtOnce(registrar, portal.address)
    await expectToShow(second, before + 1)
    expect(counts()).toBe(1)
  },
)

story(
  'after the network was gone a window reads again what it has missed, and nothing else',
  async ({ signIn, portal }) => {
    const [clerk, registrar] = [await signIn('zs05'), await signIn('zs01')]
    const cable = await layCable(portal.address)
    const listens = clerk.waitForResponse(/api\/live/)
    const going = callsUnderWay(clerk)
    await clerk.goto(`${cable.address}toDoManage/departToDo`)
    await listens
    await expect(badge(clerk)).toHaveText(/\d/)
    await expect(clerk.getByRole('button', { name: /非密邮件/ }).getByRole('img')).toBeVisible()
    const before = await shown(clerk)
    const [todos, mails] = [callsOf(clerk, /counters\/several/), callsOf(clerk, /getCountUnreadMail/)]
    // A call that the cut breaks would make the window read all anew.
    await expect.poll(() => going.size).toBe(0)
    cable.cut()
    await registerAtOnce(registrar, portal.address)
    cable.mend()
    await expectToShow(clerk, before + 1)
    expect([todos(), mails()]).toEqual([1, 0])
    cable.remove()
  },
)

story('opening the portal asks for all badges of the menu in one call, none by itself', async ({ signIn, portal }) => {
  const clerk = await signIn('zs05')
  const together = callsOf(clerk, /counters\/several/)
  const alone = callsOf(clerk, /getGerenBlListTotalCount|getLdspListTotalCount|departmentCount|getBjhcCount/)
  await clerk.goto(`${portal.address}toDoManage/departToDo`)
  await expect(badge(clerk)).toHaveText(/\d/)
  await expect(clerk.getByRole('heading', { name: '部门待办' })).toBeVisible()
  expect(together()).toBeGreaterThan(0)
  expect(alone()).toBe(0)
})
