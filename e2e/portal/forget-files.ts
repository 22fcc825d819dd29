import type { Page } from '@playwright/test'

/** Empties the browser's cache: what it has kept of earlier pages hides what has become of a file at the server. */
export async function forgetFiles(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}
