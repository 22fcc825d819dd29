import { atMost, plain } from '../report/figure.mjs'
import { median, percentile } from '../report/numbers.mjs'
import { quiet } from './quiet.mjs'

/** @typedef {{ block: string, path: string, heading?: string }} Stop where a button of the main menu leads; `path` is a part */

/** Two pages of different remotes; which home page it is depends on whether one is open, and its heading greets. */
const STOPS = [
  { block: '业务办理', path: '/toDoManage/departToDo', heading: '部门待办' },
  { block: '首页', path: '/home/' },
]
const SWITCHES = 50
const LIMIT_MS = 30_000

/**
 * Going back and forth between two remotes by the menu, in a page that shows the home page.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<import('../report/figure.mjs').Section>}
 */
export async function measureSwitching(page) {
  const [first = Number.NaN] = await switchTimes(page, 1)
  await switchTimes(page, 1, 1)
  const times = await switchTimes(page, SWITCHES)
  const there = times.filter((_, at) => at % 2 === 0)
  const back = times.filter((_, at) => at % 2 === 1)
  return {
    title: 'Going from one remote to another, unthrottled',
    figures: [
      { ...plain('the first time', first, 'ms'), yardstick: 'loads the remote' },
      atMost(`afterwards, median of ${SWITCHES}`, median(times), 'ms', 50),
      plain(`afterwards, 95th percentile of ${SWITCHES}`, percentile(times, 95), 'ms'),
      plain('to the list of to-dos, median', median(there), 'ms'),
      plain('to the home page, median', median(back), 'ms'),
    ],
    notes: [
      'From the click in the main menu until the heading of the other page is visible, measured inside the page.',
    ],
  }
}

/**
 * Milliseconds of so many switches, one after the other.
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 * @param {number} [from] which stop comes first
 */
export async function switchTimes(page, count, from = 0) {
  /** @type {number[]} */
  const times = []
  for (let at = 0; at < count; at++) {
    const stop = STOPS[(from + at) % STOPS.length]
    if (stop) times.push(await page.evaluate(clickAndWait, { ...stop, limitMs: LIMIT_MS }))
    // Rows and tiles that follow the heading are none of the next switch's business.
    await quiet(page)
  }
  return times
}

/** Runs in the page. @param {Stop & { limitMs: number }} stop @returns {Promise<number>} */
function clickAndWait({ block, path, heading, limitMs }) {
  const buttons = [...document.querySelectorAll('header nav button')]
  // A badge may follow the name.
  const button = buttons.find(({ textContent }) => textContent?.startsWith(block))
  if (!(button instanceof HTMLElement)) throw new Error(`The main menu has no ${block}`)
  const old = document.querySelector('#outlet h1')
  const arrived = () => {
    const found = document.querySelector('#outlet h1')
    const right = found && found !== old && (!heading || found.textContent === heading)
    return right && location.pathname.includes(path) && found.checkVisibility()
  }
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`${path} did not appear`)), limitMs)
    const started = performance.now()
    const observer = new MutationObserver(() => {
      if (!arrived()) return
      const ms = performance.now() - started
      observer.disconnect()
      clearTimeout(timer)
      done(ms)
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
    button.click()
  })
}
