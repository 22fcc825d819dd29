import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { saveLooks } from '@portal/shared-lib/contract/calls/account'
import type { Looks } from '@portal/shared-lib/contract/rules/looks'
import { settled, violationsOf } from '../portal/accessibility'
import { callsTo } from '../portal/calls'
import { keyboardFaultsOf } from '../portal/keyboard-walk'
import { registerAtOnce } from '../portal/register'
import { folderFor, ONE_OF_EACH_ROLE, screensOf, THEMES, WIDTHS } from '../portal/screens'
import { sticksOutOf } from '../portal/sticks-out'
import { expect, LONG, story } from '../portal/stories'

/** Lists, plots and homes have something to show. */
story.use({ portalName: 'screens', demoCases: 60 })

/** Walked by two at once. */
story.describe.configure({ mode: 'parallel' })

/** Minutes for who has the most pages. */
const LIMIT_MS = 15 * 60_000

/** All of them by whom comes first; others of the same screen have other buttons, in the same colours. */
const ALL_THEMES = Object.keys(THEMES) as (keyof typeof THEMES)[]

/** Milliseconds after which what sticks out stays. */
const SETTLED_MS = 3000

const FOLLOWED: Looks = { theme: 'system', text: 'standard', density: 'loose' }
const LARGEST: Looks = { theme: 'contrast', text: 'largest', density: 'loose' }

for (const account of ONE_OF_EACH_ROLE) {
  story(`every screen of ${account} is fit for everybody in every theme`, LONG, async ({ signIn, portal }) => {
    story.setTimeout(LIMIT_MS)
    const petitionNo = await registerAtOnce(await signIn('zs01'), portal.address)
    await callsTo(portal.address).ask(account, saveLooks, FOLLOWED)
    const page = await signIn(account)
    for (const screen of await screensOf(page, portal.address, petitionNo))
      await story.step(screen, async () => {
        await page.goto(portal.address + screen.slice(1))
        await settled(page)
        const folder = await folderFor(screen)
        for (const theme of folder ? ALL_THEMES : ALL_THEMES.slice(0, 1)) {
          await page.emulateMedia(THEMES[theme])
          expect.soft(await violationsOf(page), `${screen}, ${theme}`).toEqual([])
          if (!folder) continue
          await takePictures(page, join(folder, theme))
          expect.soft(await keyboardFaultsOf(page), `${screen}, ${theme}, by the keyboard`).toEqual([])
        }
        await page.setViewportSize(WIDTHS[0])
        await settledWidth(page, `${screen} on a telephone`)
        await page.setViewportSize(WIDTHS[1])
      })
  })

  story(`every screen of ${account} can be read in the largest text`, LONG, async ({ signIn, portal }) => {
    story.setTimeout(LIMIT_MS)
    const petitionNo = await registerAtOnce(await signIn('zs01'), portal.address)
    await callsTo(portal.address).ask(account, saveLooks, LARGEST)
    const page = await signIn(account)
    for (const screen of await screensOf(page, portal.address, petitionNo))
      await story.step(screen, async () => {
        await page.goto(portal.address + screen.slice(1))
        await settled(page)
        expect.soft(await violationsOf(page), screen).toEqual([])
        for (const size of WIDTHS) {
          await page.setViewportSize(size)
          await settledWidth(page, `${screen} at ${size.width}`)
        }
      })
  })
}

/** What is wider than the window moves with it, a picture later. */
const settledWidth = (page: Page, where: string) =>
  expect
    .configure({ soft: true })
    .poll(() => sticksOutOf(page), { message: where, timeout: SETTLED_MS })
    .toEqual([])

async function takePictures(page: Page, path: string): Promise<void> {
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await settled(page)
    await page.screenshot({ path: `${path}-${size.width}.png` })
  }
  await page.setViewportSize(WIDTHS[1])
}
