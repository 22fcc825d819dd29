import type { Page } from '@playwright/test'
import type { PortalServer } from '../../portal/server'
import { openPortal } from '../../portal/server'
import { closeNotices, expect, story } from '../../portal/stories'
import { sessionOf } from '../compare/server'

/** Where a scenario is played, beside the same scenario as the demonstration's player has played it. */
export interface Stage {
  readonly portal: PortalServer
  /** The page of a persona, who stays signed in; the day after, the portal is opened anew. */
  desk(account: string): Promise<Page>
  /** Who has had a desk. */
  accounts(): readonly string[]
  /** From now on it is another day for everybody. */
  nextDay(): void
}

interface Desk {
  readonly page: Page
  day: number
}

/** A scenario: a portal whose demonstration has been played. */
export const golden = story.extend<{ stage: Stage }>({
  portal: [
    async ({ portalName: _ }, use) => {
      const portal = await openPortal({ DEMO_CASES: '1', DEMO_PAST: '0' })
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  stage: async ({ browser, portal }, use) => {
    const desks = new Map<string, Desk>()
    let day = 0
    const sitDown = async (account: string): Promise<Desk> => {
      const context = await browser.newContext({ storageState: await sessionOf(portal.address, account) })
      const page = await context.newPage()
      await closeNotices(page)
      return { page, day: -1 }
    }
    const desk = async (account: string) => {
      const taken = desks.get(account) ?? (await sitDown(account))
      desks.set(account, taken)
      if (taken.day !== day) {
        await taken.page.goto(portal.address)
        await expect(taken.page).toHaveURL(/\/(home|noAuthority)/)
        taken.day = day
      }
      return taken.page
    }
    await use({ portal, desk, accounts: () => [...desks.keys()], nextDay: () => void day++ })
    for (const { page } of desks.values()) await page.context().close()
  },
})

export { expect }
