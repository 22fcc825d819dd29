import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ensureBrowser } from '../../scripts/test/browser.mjs'

const require = createRequire(import.meta.url)

/** As root Chromium needs no-sandbox; the others keep it from talking to hosts of its own. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser of the stories.
 * @param {string} root
 * @param {string[]} [more] arguments of its own
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export async function launchBrowser(root, more = []) {
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = require(require.resolve('@playwright/test', { paths: [join(root, 'e2e')] }))
  const args = [...ARGUMENTS, ...more]
  return await chromium.launch({ executablePath: await ensureBrowser(root), args, handleSIGINT: false })
}

/**
 * A page in a profile of its own, with an empty cache.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ cookies?: { name: string, value: string, url: string }[] }} [options]
 */
export async function freshPage(browser, { cookies = [] } = {}) {
  const viewport = { width: 1366, height: 768 }
  const context = await browser.newContext({ viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  await context.addCookies(cookies)
  const page = await context.newPage()
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() }
}
