import { compose } from '@portal/tooling'
import { measureGrowth } from '../../../bench/browser/growth.mjs'
import { freshPage, launchBrowser } from '../../../bench/browser/launch.mjs'
import { openAndClosePages, openHome, switchOpenPages } from '../../../bench/browser/open-pages.mjs'
import { openPortal } from '../../../bench/portal/portal.mjs'
import { build } from '../../../scripts/build.mjs'
import { signIn } from '../../../scripts/testing/sign-in.mjs'
import type { Context } from '../context.ts'

const CLERK = 'zs05'
const MOUNTS = 50
const SWITCHES = 1000

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
    await openHome(page)
    steps.begin(`${SWITCHES} switches`)
    const switches = await measureGrowth(tab, 'switches', times => switchOpenPages(page, times), SWITCHES)
    const figures = [...mounts, ...switches]
    const told = figures.map(({ name, value, aim }) => `${name} ${value} (${aim})`).join('; ')
    if (figures.some(({ met }) => met === false)) throw new Error(`The page keeps what has gone: ${told}`)
    return told
  } finally {
    await browser.close()
    await portal.stop()
  }
}
