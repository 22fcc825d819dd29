import type { Page } from '@playwright/test'
import { settled, violationsOf } from '../portal/accessibility'
import { misfitsOf } from '../portal/fit'
import { menuOf, NOT_OPENED } from '../portal/menus'
import { type Granted, grantedTo, KNOWN_ROUTES, type KnownRoute } from '../portal/routes'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const STAFF = 'zs05'
const WIDE = { width: 1920, height: 1080 }
const NARROW = { width: 1366, height: 768 }
const WITHOUT_WATERMARK = ['/leadershipBoard', '/courseVideoPage']

/** Walked by two at once. */
story.describe.configure({ mode: 'parallel' })

for (const { home, account, part } of [
  { home: 'staff', account: STAFF, part: 0 },
  { home: 'staff', account: STAFF, part: 1 },
  { home: 'department leaders', account: 'zs06' },
  { home: 'leaders', account: 'zs07' },
])
  story(
    `every known address${part === undefined ? '' : `, half ${part + 1}`}, by who has the home of ${home}`,
    account === STAFF && part === 0 ? {} : LONG,
    async ({ signIn, portal }) => {
      story.setTimeout(240_000)
      const page = await signIn(account)
      const granted = await grantedTo(page, portal.address)
      const complaints = complaintsOf(page)
      for (const route of KNOWN_ROUTES.filter((_, at) => part === undefined || at % 2 === part))
        await story.step(route.path, async () => {
          await page.goto(portal.address + route.path.slice(1))
          if (route.byPermission && !granted.pages.has(route.path)) await expectRefused(page)
          else await expectShown(page, route, granted)
          expect(complaints).toEqual([])
          await settled(page)
          await expectToFit(page)
          if (account === STAFF) expect(await violationsOf(page), 'axe').toEqual([])
        })
    },
  )

/** Their pages are in no list of addresses that everybody knows, so they are looked at here. */
const OFFICERS = ['sys91', 'sec92', 'aud93']

for (const account of [STAFF, 'zs06', 'zs07', 'zs09', ...OFFICERS])
  story(
    `every entry of the menus of ${account} opens a page that somebody serves`,
    account === 'aud93' ? {} : LONG,
    async ({ signIn, portal }) => {
      story.setTimeout(240_000)
      const page = await signIn(account)
      const { blocks } = await grantedTo(page, portal.address)
      const shown = page.getByRole('navigation', { name: '主菜单' }).getByRole('button')
      await expect(shown).toHaveText([...blocks.values()].map(name => new RegExp(`^${name}`)))
      const entries = await menuOf(page)
      expect(entries.length).toBeGreaterThanOrEqual(blocks.size)
      for (const address of entries)
        await story.step(address, async () => {
          await page.goto(address)
          await expect(page.getByRole('heading').first()).toBeVisible()
          await expect(page.getByText(NOT_OPENED)).toHaveCount(0)
          await expect(page).toHaveURL(address)
          if (!OFFICERS.includes(account)) return
          await settled(page)
          await expectToFit(page)
          expect(await violationsOf(page), 'axe').toEqual([])
        })
    },
  )

async function expectToFit(page: Page): Promise<void> {
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size)
    await expect.poll(() => misfitsOf(page), `fits into ${size.width} × ${size.height}`).toEqual([])
  }
}

async function expectRefused(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/noAuthority$/)
  await expect(page.getByRole('heading', { name: '您没有访问权限' })).toBeVisible()
}

async function expectShown(page: Page, route: KnownRoute, granted: Granted): Promise<void> {
  await expect(page).toHaveTitle(`${granted.pages.get(route.path) ?? route.title} - 临江省信访业务系统`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '找不到该页面' })).toHaveCount(0)
  await expect(page.getByText(NOT_OPENED)).toHaveCount(granted.served.has(route.path) ? 0 : 1)
  await expect(page.getByRole('main')).not.toContainText('加载中...')
  await expectFrame(page, route, granted)
  const marks = WITHOUT_WATERMARK.includes(route.path) ? 0 : 1
  await expect(page.locator('[data-watermark]')).toHaveCount(marks)
}

/** Block and menu entry that are highlighted. */
async function expectFrame(page: Page, { path, block = '', alone }: KnownRoute, { blocks, pages, served }: Granted) {
  if (alone) {
    await expect(page.getByRole('banner')).toHaveCount(0)
    return
  }
  const highlighted = page.getByRole('navigation', { name: '主菜单' }).locator('[aria-current]')
  const name = blocks.get(block)
  if (name) await expect(highlighted).toContainText(name)
  else await expect(highlighted).toHaveCount(0)
  const entry = page.getByRole('navigation', { name: '侧边菜单' }).locator('[aria-current=page]')
  if (pages.has(path) && served.has(path)) await expect(entry).toContainText(pages.get(path) ?? '')
}
