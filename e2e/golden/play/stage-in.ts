import type { Page } from '@playwright/test'
import type { PortalServer } from '../../portal/server'
import type { Stage } from './golden'

/** A stage in a portal that other stories use too; whoever acts signs in once. */
export function stageIn(portal: PortalServer, signIn: (account: string) => Promise<Page>): Stage {
  const desks = new Map<string, Promise<Page>>()
  const desk = (account: string) => {
    const page = desks.get(account) ?? signIn(account)
    desks.set(account, page)
    return page
  }
  return { portal, desk, accounts: () => [...desks.keys()], nextDay: () => {} }
}
