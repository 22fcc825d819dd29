import type { Page } from '@playwright/test'
import { settled, violationsOf } from '../portal/accessibility'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const ground = (page: Page) => page.locator('body').evaluate(body => getComputedStyle(body).backgroundColor)
const NIGHT = 'rgb(12, 20, 32)'
const WHITE = 'rgb(255, 255, 255)'

async function choose(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: '用户菜单' }).click()
  await page.getByRole('menuitem', { name: '显示设置' }).click()
  for (const name of names) await page.getByRole('radio', { name, exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

story.describe('how a person wishes to see the portal', () => {
  story(
    'is kept for them, here and elsewhere, and is there before the first picture',
    async ({ signIn, page, portal }) => {
      const one = await signIn('zs06')
      const complaints = complaintsOf(one)
      const kept = one.waitForResponse(/saveLooks/)
      await choose(one, '深色')
      await kept
      expect(await ground(one)).toBe(NIGHT)
      await choose(one, '特大', '紧凑')
      expect(await one.locator('html').evaluate(({ dataset }) => ({ ...dataset }))).toMatchObject({
        theme: 'dark',
        text: 'largest',
        density: 'compact',
      })
      const elsewhere = await signIn('zs06')
      await expect.poll(() => ground(elsewhere)).toBe(NIGHT)
      // Of this browser, too, before any script has come; who has never chosen gets what is usual.
      await page.context().addCookies(
        await one
          .context()
          .cookies()
          .then(all => all.filter(({ name }) => name === 'portal-looks')),
      )
      await page.route(/\.js$/, () => undefined)
      await page.goto(portal.address, { waitUntil: 'commit' })
      await expect(page.getByLabel('用户名')).toBeVisible()
      expect(await ground(page)).toBe(NIGHT)
      const other = await signIn('zs07')
      expect(await ground(other)).not.toBe(NIGHT)
      await choose(one, '浅色', '标准', '宽松')
      expect(complaints).toEqual([])
    },
  )

  for (const [theme, colour] of [
    ['深色', NIGHT],
    ['高对比度', WHITE],
  ] as const)
    story(`${theme}: axe finds nothing to complain about on the main screens`, LONG, async ({ signIn, portal }) => {
      story.setTimeout(120_000)
      const page = await signIn('zs01')
      await choose(page, theme)
      await expect.poll(() => ground(page)).toBe(colour)
      const screens = ['home/homeStaff', 'toDoManage/personalToDo', 'letterManage/letterRegister']
      for (const path of screens)
        await story.step(path, async () => {
          await page.goto(portal.address + path)
          await settled(page)
          expect.soft(await violationsOf(page), path).toEqual([])
        })
      await choose(page, '浅色')
    })
})
