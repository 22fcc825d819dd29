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
  return {
    cookies: [{ ...ofSession, sameSite: 'Strict' }],
    origins: [{ origin, localStorage: [{ name: 'homeUrl', value: homeUrl }] }],
  }
}
