import { test as base, expect, type Page } from '@playwright/test'
import { dragRight, understand } from './older-browser'
import { openPortal, type PortalServer } from './server'
import { signedIn } from './signed-in'

export const PASSWORD = 'Linjiang@2026'

/** Says in other places what a story of every run says in one: told by the proof of stories alone. */
export const LONG = { tag: '@long' }

/** A call that meets no server is given up by then. */
export const GIVEN_UP_MS = 20_000

interface Fixtures {
  /** A persona in a browser profile of its own, just signed in; stops at the home page, or where it is sent. */
  signIn: (account: string, path?: string) => Promise<Page>
}

interface WorkerFixtures {
  /** Stories that fill the boxes or damage the files of everybody name a portal that is theirs alone. */
  portalName: string
  /** How many cases the demonstration has beside the told ones. */
  demoCases: number
  portal: PortalServer
}

/** A story: one portal for all files that name none of their own, a fresh browser profile per person. */
export const story = base.extend<Fixtures, WorkerFixtures>({
  portalName: ['shared', { option: true, scope: 'worker' }],
  demoCases: [0, { option: true, scope: 'worker' }],
  portal: [
    // Taking the name makes a worker, and so a portal, for each.
    async ({ portalName: _, demoCases }, use) => {
      const portal = await openPortal({ DEMO_CASES: String(demoCases) })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  browser: [async ({ browser }, use) => use(understand(browser)), { scope: 'worker' }],
  signIn: async ({ browser, portal }, use) => {
    const pages: Page[] = []
    await use(async (account, path) => {
      const context = await browser.newContext({ storageState: await signedIn(portal.address, account) })
      const page = await context.newPage()
      pages.push(page)
      await closeNotices(page)
      await page.goto(portal.address + (path ?? ''))
      if (path === undefined) await expect(page).toHaveURL(/\/(home|noAuthority)/)
      return page
    })
    for (const page of pages) await page.context().close()
  },
})

/** Unread notices open by themselves after signing in; whatever a story does next closes them first. */
export async function closeNotices(page: Page): Promise<void> {
  const notices = page.getByRole('dialog', { name: '未读通知公告' })
  await page.addLocatorHandler(notices, () => notices.getByRole('button', { name: '稍后再看' }).click())
}

/** Fills in the sign-in form up to the button. */
export async function fillSignIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('用户名').fill(account)
  await page.getByLabel('密码').fill(password)
  await expect(page.getByLabel('所属单位')).toHaveValue(/.+/)
  await dragSlider(page)
}

/** Drags the slide bar past its full width with the mouse. */
export async function dragSlider(page: Page): Promise<void> {
  const handle = await page.getByRole('slider').boundingBox()
  if (!handle) throw new Error('there is no slide bar')
  await dragRight(page, { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 }, 400)
}

/** Everything the page complains about from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

export { expect }
