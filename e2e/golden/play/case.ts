import type { Page } from '@playwright/test'
import { openByNumber } from '../../portal/case'
import type { Stage } from './golden'

/** A petition on stage. */
export interface Case {
  readonly stage: Stage
  readonly petitionNo: string
}

/** The page of an account with a case open on it as it is now, where what waits with the account is done. */
export async function deskWith({ stage, petitionNo }: Case, account: string): Promise<Page> {
  const page = await stage.desk(account)
  if (page.url().includes(petitionNo)) await page.goto(stage.portal.address)
  await openByNumber(page, petitionNo)
  return page
}
