import type { Page } from '@playwright/test'
import { blank, inkOn } from '../portal/ink'
import { expect, LONG, story } from '../portal/stories'
import { TAMPERINGS } from './watermark.tamperings'

/** Milliseconds in which a repair must have happened. */
const REPAIRED_WITHIN = 500
/** Dots of ink that a part of the page has at least. */
const LEAST_INK = 500
/** Milliseconds between two looks, how many are timed, and what one may cost. */
const LOOK_INTERVAL = 500
const LOOKS = 6
const DEAREST_LOOK = 1
const WHITE = '#ffffff'
const DARK = '#101828'

const header = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

story.describe('the watermark', () => {
  story('is on every page and not on the sign-in page, on light ground and on dark', async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    for (const path of ['home/index', 'toDoManage/departToDo', 'noAuthority', 'knowledgeTree']) {
      await page.goto(portal.address + path)
      await expect(page.locator('[data-watermark]')).toBeVisible()
      for (const colour of [WHITE, DARK]) {
        await blank(page, colour)
        expect(await inkOn(page)).toBeGreaterThan(LEAST_INK)
      }
    }
    const stranger = await (await page.context().browser()?.newContext())?.newPage()
    if (!stranger) throw new Error('no browser')
    await stranger.goto(portal.address)
    await blank(stranger, WHITE)
    expect(await inkOn(stranger)).toBe(0)
    await stranger.close()
  })

  story('is over dialogs too', async ({ signIn }) => {
    const page = await signIn('zs05')
    await header(page, '非密邮件').click()
    const dialog = page.getByRole('dialog', { name: '非密邮件' })
    await expect(dialog).toBeVisible()
    await dialog.evaluate(element => {
      const sheet = element.appendChild(document.createElement('div'))
      sheet.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: white'
    })
    await expect.poll(() => inkOn(page)).toBeGreaterThan(LEAST_INK)
  })

  story('is printed on every sheet, whether backgrounds are printed or not', async ({ signIn }) => {
    const page = await signIn('zs05')
    await page.evaluate(() => {
      document.body.replaceChildren(
        ...Array.from({ length: 4 }, (_, at) => {
          const sheet = document.createElement('p')
          sheet.style.cssText = 'break-after: page; height: 200px'
          sheet.textContent = `第 ${at + 1} 页`
          return sheet
        }),
      )
    })
    const sheets = [
      ...(await page.pdf({ format: 'A4' })).toString('latin1').matchAll(/\/Type \/Page\b([\s\S]*?)endobj/g),
    ]
    expect(sheets.length).toBeGreaterThanOrEqual(4)
    // Tiles are a pattern among what a sheet is drawn with.
    expect(sheets.filter(([, sheet]) => sheet?.includes('/Pattern'))).toHaveLength(sheets.length)
  })

  story('lets clicks through and is no part of what is selected', async ({ signIn }) => {
    const page = await signIn('zs05')
    await page.getByRole('heading', { name: '通知公告' }).click()
    await page.keyboard.press('ControlOrMeta+A')
    expect(await page.evaluate(() => window.getSelection()?.toString())).toContain('通知公告')
    expect(await page.evaluate(() => document.elementFromPoint(400, 400)?.matches('[data-watermark]'))).toBe(false)
  })

  story('is put back within 500 ms whatever is done to it, and the server hears of it', async ({ signIn }) => {
    story.setTimeout(240_000)
    const page = await signIn('zs05')
    const reported = page.waitForRequest('**/api/watermark/repaired')
    await expect(page.locator('[data-watermark]')).toBeVisible()
    await blank(page, WHITE)
    for (const { what, tamper } of TAMPERINGS) {
      await story.step(what, async () => {
        await page.locator('[data-watermark]').evaluate(tamper)
        const milliseconds = await page.evaluate(repaired)
        expect(milliseconds, what).toBeLessThanOrEqual(REPAIRED_WITHIN)
        expect(await inkOn(page), what).toBeGreaterThan(LEAST_INK)
      })
    }
    expect((await reported).postDataJSON()).toEqual({ path: '/home/homeStaff', kind: 'removed' })
    expect((await (await reported).response())?.status()).toBe(200)
  })

  story('costs next to nothing', LONG, async ({ signIn }) => {
    const page = await signIn('zs05')
    await page.addInitScript(timeTimers, LOOK_INTERVAL)
    await page.reload()
    const costs = () => page.evaluate(() => (Reflect.get(window, 'timed') as number[]) ?? [])
    await expect.poll(async () => (await costs()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(LOOKS)
    const [median = Number.NaN] = (await costs()).sort((one, other) => one - other).slice(LOOKS / 2)
    story.info().annotations.push({ type: 'main thread per look', description: `${median.toFixed(3)} ms` })
    expect(median).toBeLessThan(DEAREST_LOOK)
  })
})

/** Notes how long what timers of this interval run takes. Runs in the page. */
function timeTimers(interval: number): void {
  const timed: number[] = []
  const { setInterval: original } = window
  Object.assign(window, {
    timed,
    setInterval: (work: () => void, milliseconds: number) =>
      original(() => {
        const since = performance.now()
        work()
        if (milliseconds === interval) timed.push(performance.now() - since)
      }, milliseconds),
  })
}

/** Milliseconds until the watermark is whole. Runs in the page. */
function repaired(): Promise<number> {
  const since = performance.now()
  const isWhole = () => {
    const covers = document.querySelectorAll('[data-watermark]')
    const [cover] = covers
    if (covers.length !== 1 || !cover?.matches(':popover-open')) return false
    const { display, visibility, opacity, transform, filter, clipPath, backgroundImage } = getComputedStyle(cover)
    const { width, height } = cover.getBoundingClientRect()
    const shown = display === 'block' && visibility === 'visible' && opacity === '1'
    const straight = transform === 'none' && filter === 'none' && clipPath === 'none'
    return (
      shown && straight && backgroundImage.includes('svg') && width >= innerWidth - 20 && height >= innerHeight - 20
    )
  }
  return new Promise(resolve => {
    const look = () =>
      isWhole() || performance.now() - since > 5000 ? resolve(performance.now() - since) : setTimeout(look, 5)
    look()
  })
}
