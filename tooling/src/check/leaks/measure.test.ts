import { join } from 'node:path'
import { findBrowser } from '../../../../scripts/test/browser.mjs'
import { type Browser, launchMeasured, openTab } from './browser.ts'
import { measureLeaks } from './measure.ts'

const ROOT = join(__dirname, '../../../..')

/** Each does what a remote may forget to undo. */
const LEAKS: [string, () => unknown][] = [
  ['DOM nodes', () => document.body.append(document.createElement('p'))],
  ['listeners', () => window.addEventListener('resize', () => {})],
  ['timers', () => setInterval(() => {}, 60_000)],
  ['style sheets', () => document.adoptedStyleSheets.push(new CSSStyleSheet())],
  [
    'KB of memory',
    () =>
      (Reflect.get(window, 'kept') ?? Reflect.set(window, 'kept', [])) &&
      Reflect.get(window, 'kept').push(new Array(1000).fill(0.5)),
  ],
]

/** Leaves nothing. */
function tidy() {
  const element = document.createElement('style')
  document.head.append(element)
  const listen = () => {}
  window.addEventListener('resize', listen)
  const timers = [setInterval(listen, 60_000), setTimeout(listen, 60_000)]
  for (const timer of timers) clearInterval(timer)
  window.removeEventListener('resize', listen)
  element.remove()
}

/** Grows at first alone, as code does that is compiled when it has run a few times. */
function warmUp() {
  const runs = Number(Reflect.get(window, 'runs') ?? 0) + 1
  Object.assign(window, { runs, kept: Array.from({ length: Math.min(runs, 25) }, () => new Array(10_000).fill(0.5)) })
}

// Without a browser there is nothing to measure in; the whole test installs one.
const describeInBrowser = findBrowser(ROOT) ? describe : describe.skip

describeInBrowser('what stays in a page after 50 mounts', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchMeasured(ROOT)
  })
  afterAll(() => browser.close())

  async function leaksOf(once: () => unknown) {
    const tab = await openTab(browser)
    await tab.page.goto('data:text/html,<body>')
    const leaks = await measureLeaks(tab, () => tab.page.evaluate(`(${once})(), undefined`))
    await tab.close()
    return leaks
  }

  it('is nothing of what cleans up', async () => {
    expect(await leaksOf(tidy)).toEqual([])
  })

  it('is nothing where it grew at first alone', async () => {
    expect(await leaksOf(warmUp)).toEqual([])
  })

  it.each(LEAKS)('is told where it is %s', async (kind, once) => {
    expect(await leaksOf(once)).toEqual([
      expect.stringMatching(new RegExp(`^leaves \\d+ ${kind} behind after 50 mounts$`)),
    ])
  })
})
