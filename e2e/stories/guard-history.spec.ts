import type { Page } from '@playwright/test'
import { expect, LONG, story } from '../portal/stories'

const MOVES = 30
const SEED = 11

const FORM = 'letterManage/letterRegister'
const HOME = 'home/homeStaff'

const block = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: new RegExp(`^${name}`) })

/** Numbers that look random and are the same each time. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

story(
  'the history is right after each of 30 moves, and what is written waits in its tab',
  LONG,
  async ({ signIn, portal }) => {
    story.setTimeout(120_000)
    const page = await signIn('zs01')
    const random = randomFrom(SEED)
    const entries = [HOME]
    let at = 0
    let written = false
    for (let move = 0; move < MOVES; move++) {
      const here = entries[at]
      if (here === FORM && !written && random(2)) {
        await page.getByLabel('姓名').fill('钱乙舟')
        written = true
      }
      const delta = random(3) - 1
      const moves = delta !== 0 && at + delta >= 0 && at + delta < entries.length
      if (moves) await page.evaluate(steps => window.history.go(steps), delta)
      else if (here === FORM) await block(page, '首页').click()
      else await page.getByRole('link', { name: '登记来信' }).click()
      if (moves) at += delta
      else entries.splice(++at, entries.length, here === FORM ? HOME : FORM)
      await expectPage(page, portal.address + entries[at], written)
    }
    // Every entry is what it should be, back to the first.
    while (at > 0) {
      await page.evaluate(() => window.history.back())
      at--
      await expectPage(page, portal.address + entries[at], written)
    }
  },
)

/** The address, and that the page under it is shown, with what was written there. */
async function expectPage(page: Page, address: string, written: boolean): Promise<void> {
  await expect(page).toHaveURL(address)
  if (address.endsWith(HOME)) await expect(page.getByRole('link', { name: '登记来信' })).toBeVisible()
  else await expect(page.getByLabel('姓名')).toHaveValue(written ? '钱乙舟' : '')
}

story('pressing back twice is two steps, and ends nothing that loads', async ({ signIn }) => {
  const page = await signIn('zs01')
  const ended: string[] = []
  page.on('requestfailed', request => ended.push(request.url()))
  await page.getByRole('link', { name: '登记来信' }).click()
  await block(page, '首页').click()
  await page.getByRole('link', { name: '登记来信' }).click()
  await page.getByLabel('姓名').fill('钱乙舟')
  await page.evaluate(() => {
    window.history.back()
    window.history.back()
  })
  await expect(page).toHaveURL(/letterRegister$/)
  await expect(page.getByLabel('姓名')).toHaveValue('钱乙舟')
  expect(ended).toEqual([])
})
