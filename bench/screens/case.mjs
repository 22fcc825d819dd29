import { throttleProcessor } from '../browser/arrival.mjs'
import { freshPage } from '../browser/launch.mjs'
import { quiet } from '../browser/quiet.mjs'
import { switchTimes } from '../browser/switching.mjs'
import { atMost, plain, withUnit } from '../report/figure.mjs'
import { median, percentile } from '../report/numbers.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const CASES = 12
const LIMIT_MS = 30_000

/**
 * From a row of the to-do list to its case, and from there to the home page, with other cases kept open.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ name: string, value: string, url: string }[]} cookies
 */
export async function measureCase(browser, address, cookies) {
  const { page, devtools, close } = await freshPage(browser, { cookies })
  try {
    await page.goto(`${address}toDoManage/departToDo`)
    await page.locator('tbody tr[data-row-key]').first().waitFor()
    await open(page, 0)
    await goHome(page)
    await throttleProcessor(devtools)
    /** @type {{ opening: number[], home: number[] }} */
    const times = { opening: [], home: [] }
    for (let row = 1; row <= CASES; row++) {
      await goToList(page)
      times.opening.push(await open(page, row))
      times.home.push(await goHome(page))
    }
    const yardstick = `${withUnit(median(times.home), 'ms')} (going to the home page)`
    return [
      { ...plain(`a case, median of ${CASES}`, median(times.opening), 'ms'), yardstick },
      atMost(`a case, 95th percentile of ${CASES}`, percentile(times.opening, 95), 'ms', 250),
    ]
  } finally {
    await close()
  }
}

/** Milliseconds until the case in a row of the list can be worked on. @param {Page} page @param {number} row */
async function open(page, row) {
  const ms = await page.evaluate(openAndWait, { row, limitMs: LIMIT_MS })
  await quiet(page)
  return ms
}

/** @param {Page} page */
const goToList = async page => void (await switchTimes(page, 1))

/** @param {Page} page */
async function goHome(page) {
  const [ms = Number.NaN] = await switchTimes(page, 1, 1)
  return ms
}

/** Runs in the page. @param {{ row: number, limitMs: number }} of @returns {Promise<number>} */
function openAndWait({ row, limitMs }) {
  const line = document.querySelector(`#outlet tbody tr[aria-rowindex="${row + 2}"]`)
  if (!line) throw new Error(`The list has no row ${row}`)
  const canAct = () =>
    [...document.querySelectorAll('section[aria-label=操作] button')].some(button => button.checkVisibility())
  return new Promise((done, fail) => {
    const started = performance.now()
    // Once a frame: to look at every change would make the page lay itself out as often.
    const look = () => {
      if (canAct()) requestIdleCallback(() => done(performance.now() - started))
      else if (performance.now() - started > limitMs) fail(new Error('The case did not open'))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    line.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  })
}
