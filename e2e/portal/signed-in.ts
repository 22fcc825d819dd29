import type { BrowserContextOptions } from '@playwright/test'
import { signIn } from '../../scripts/testing/sign-in.mjs'

type StorageState = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>

/** What a browser holds once that person has signed in: the sign-in page itself has stories of its own. */
export async function signedIn(address: string, account: string): Promise<StorageState> {
  const { cookie, headers } = await signIn(address, account)
  const answer = await fetch(`${address}api/HomepageDeployController/getHomepageURL`, { headers })
  const { data: homeUrl } = (await answer.json()) as { data: string }
  const { hostname, origin } = new URL(address)
  const ofSession = { ...cookie, domain: hostname, path: '/', expires: -1, httpOnly: false, secure: false }
  const saved = [
    { name: 'homeUrl', value: homeUrl },
    // Else the unread ones open at a moment of their own, in the middle of a word.
    { name: 'onlineNotice', value: '0' },
  ]
  return { cookies: [{ ...ofSession, sameSite: 'Strict' }], origins: [{ origin, localStorage: saved }] }
}
