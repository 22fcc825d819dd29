import { compose } from '@portal/tooling'
import { holdings, measureGrowth } from '../../../bench/browser/growth.mjs'
import { freshPage, launchBrowser } from '../../../bench/browser/launch.mjs'
import {
  closePage,
  DAY,
  openAndClosePages,
  openByName,
  openHome,
  switchOpenPages,
} from '../../../bench/browser/open-pages.mjs'
import { openPortal } from '../../../bench/portal/portal.mjs'
import { atMost } from '../../../bench/report/figure.mjs'
import { build } from '../../../scripts/build.mjs'
import { signIn } from '../../../scripts/testing/sign-in.mjs'
import type { Context } from '../context.ts'

const CLERK = 'zs05'
const MOUNTS = 50
const SWITCHES = 1000
const MB = 1_000_000
/** MB of heap that ten open pages may keep. */
const MOST_OPEN = 20

type Tab = Awaited<ReturnType<typeof freshPage>>

/** Pages that come and go, and those that stay open and are gone back to, leave nothing in the browser. */
export async function proveLeaks({ root, steps }: Context) {
  steps.begin('build the portal')
  await build({ log: steps.detail })
  await compose({ province: 'linjiang' })
  const portal = await openPortal(root)
  const browser = await launchBrowser(root)
  try {
    const { cookie } = await signIn(portal.address, CLERK)
    const tab = await freshPage(browser, { cookies: [{ ...cookie, url: new URL(portal.address).origin }] })
    const { page } = tab
    await page.goto(`${portal.address}toDoManage/departToDo`)
    await page.locator('tbody tr[data-row-key]').first().waitFor()
    steps.begin(`${MOUNTS} mounts`)
    const mounts = await measureGrowth(tab, 'mounts', times => openAndClosePages(page, times), MOUNTS)
    steps.begin(`${DAY.length + 1} open pages`)
    const open = await heapOfDay(tab)
    await openHome(page)
    steps.begin(`${SWITCHES} switches`)
    const switches = await measureGrowth(tab, 'switches', times => switchOpenPages(page, times), SWITCHES)
    const figures = [...mounts, open, ...switches]
    const told = figures.map(({ name, value, aim }) => `${name} ${value} (${aim})`).join('; ')
    if (figures.some(({ met }) => met === false)) throw new Error(`The page keeps what has gone: ${told}`)
    return told
  } finally {
    await browser.close()
    await portal.stop()
  }
}

/** What the pages of a day keep beside the first of them; they are closed again. */
async function heapOfDay({ page, devtools }: Tab) {
  const first = await holdings(page, devtools)
  await openByName(page, DAY)
  const all = await holdings(page, devtools)
  for (const _ of DAY) await closePage(page)
  return atMost(`${DAY.length} more open pages: heap`, (all.heap - first.heap) / MB, 'MB', MOST_OPEN)
}
