import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Chromium's version since which Playwright finds all that it calls within pages. */
const UNDERSTOOD = 106
const OWN_WORLD = '__playwright_utility_world'

/** What Playwright's own scripts call, put into their world alone: pages get nothing that the portal might lack. */
function fillIn() {
  const fill = (target: object, name: string, value: unknown) => {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
  function at(this: ArrayLike<unknown>, index: number) {
    return this[index < 0 ? this.length + index : index]
  }
  fill(Array.prototype, 'at', at)
  fill(String.prototype, 'at', at)
  fill(Object, 'hasOwn', (object: object, key: string) => Reflect.getOwnPropertyDescriptor(object, key) !== undefined)
  fill(Element.prototype, 'checkVisibility', function isRendered(this: Element) {
    return this.getClientRects().length > 0 || getComputedStyle(this).display === 'contents'
  })
}

/** Lets Playwright work in browsers that are older than it allows for; in others nothing changes. */
export function understand(browser: Browser): Browser {
  if (isUnderstood(browser) && !isOfFirefox(browser)) return browser
  const open = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await open(options)
    const openPage = context.newPage.bind(context)
    context.newPage = async () => {
      const page = await openPage()
      await prepare(context, page)
      return page
    }
    context.on('page', page => void prepare(context, page).catch(() => undefined))
    return context
  }
  return browser
}

/** Whether Playwright hears of this page all that it knows, downloads too, and axe finds names as browsers make them today. */
export function isWhollyHeard(page: Page): boolean {
  const browser = page.context().browser()
  return !browser || (isUnderstood(browser) && !isOfFirefox(browser))
}

export function isFirefox(page: Page): boolean {
  const browser = page.context().browser()
  return browser !== null && isOfFirefox(browser)
}

const isOfFirefox = (browser: Browser) => browser.browserType().name() === 'firefox'

const isUnderstood = (browser: Browser) => Number.parseInt(browser.version(), 10) >= UNDERSTOOD

async function prepare(context: BrowserContext, page: Page): Promise<void> {
  if (isFirefox(page)) return goBackBy(page)
  const session = await context.newCDPSession(page)
  const source = `(${fillIn.toString()})()`
  const known = new Set<string>()
  session.on('Runtime.executionContextCreated', ({ context: { id, name } }) => {
    if (!name.startsWith(OWN_WORLD) || known.has(name)) return
    known.add(name)
    for (const sent of [
      session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: name }),
      session.send('Runtime.evaluate', { expression: source, contextId: id }),
    ])
      sent.catch(() => undefined)
  })
  await session.send('Page.enable')
  await session.send('Runtime.enable')
}

/** Firefox tells of no step back within a page; what a story looks at next waits for it. */
function goBackBy(page: Page): void {
  page.goBack = async () => {
    await page.evaluate(() => window.history.back())
    return null
  }
}

/** Drags with the mouse from a point to the right, in pixels; Playwright's own way asks for more than Chromium 86 has. */
export async function dragRight(page: Page, from: { readonly x: number; readonly y: number }, by: number) {
  if (isFirefox(page)) return dragByMouse(page, from, by)
  const session = await page.context().newCDPSession(page)
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number) =>
    session.send('Input.dispatchMouseEvent', { type, x, y: from.y, button: 'left', buttons: 1, clickCount: 1 })
  await send('mousePressed', from.x)
  for (const share of [0.25, 0.5, 0.75, 1]) await send('mouseMoved', from.x + by * share)
  await send('mouseReleased', from.x + by)
  await session.detach()
}

async function dragByMouse(page: Page, from: { readonly x: number; readonly y: number }, by: number) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by, from.y, { steps: 4 })
  await page.mouse.up()
}
