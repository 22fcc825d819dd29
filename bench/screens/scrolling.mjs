import { readFile } from 'node:fs/promises'
import { freshPage } from '../browser/launch.mjs'
import { quiet } from '../browser/quiet.mjs'
import { beside } from '../mail/compare.mjs'
import { atMost } from '../report/figure.mjs'
import { percentile } from '../report/numbers.mjs'

/** @typedef {import('@playwright/test').Page} Page */

const ROWS = 100_000
const FRAMES = 240
const STEP = 120
const ROUNDS = 5
const LIMIT = 1.5
const MOST_NODES = 1500

/**
 * The to-do list with a hundred thousand rows, as somebody has it who has read on that far.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ name: string, value: string, url: string }[]} cookies
 */
export async function measureScrolling(browser, address, cookies) {
  const list = await freshPage(browser, { cookies })
  const bare = await freshPage(browser)
  try {
    await openList(list.page, `${address}toDoManage/departToDo`)
    const cells = await list.page.locator('#outlet tbody tr').first().locator('td').count()
    await openBare(bare.page, cells)
    const times = await inTurns({ list: list.page, bare: bare.page })
    const at = (/** @type {number} */ percent) =>
      beside(
        `a frame of ${ROWS.toLocaleString('fr')} rows, ${percent}th percentile`,
        percentile(times.list, percent),
        { ms: percentile(times.bare, percent), of: 'a bare list' },
        LIMIT,
      )
    const nodes = await list.page.evaluate(() => document.querySelectorAll('*').length)
    return [at(50), at(95), atMost('– elements of the page', nodes, '', MOST_NODES)]
  } finally {
    for (const { close } of [list, bare]) await close()
  }
}

/** @param {Page} page @param {string} url */
async function openList(page, url) {
  await page.route('**/api/petitions/list', async route => {
    const response = await route.fetch()
    const answer = await response.json()
    const models = answer.data.list
    const list = Array.from({ length: ROWS }, (_, at) => ({ ...models[at % models.length], id: `bench-${at}` }))
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list, total: ROWS, next: null } } })
  })
  await page.goto(url)
  await page.locator('tbody tr[data-row-key]').first().waitFor()
  await quiet(page)
}

/** @param {Page} page @param {number} cells */
async function openBare(page, cells) {
  await page.setContent(await readFile(new URL('bare-list.html', import.meta.url), 'utf8'))
  await page.evaluate(
    ([rows, cells]) => Reflect.apply(Reflect.get(window, 'fill'), window, [rows, cells]),
    [ROWS, cells],
  )
}

/** Milliseconds of each frame, while either page is scrolled. @param {{ list: Page, bare: Page }} pages */
async function inTurns({ list, bare }) {
  /** @type {{ list: number[], bare: number[] }} */
  const times = { list: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    times.list.push(...(await scroll(list)))
    times.bare.push(...(await scroll(bare)))
  }
  return times
}

/** @param {Page} page */
async function scroll(page) {
  await page.bringToFront()
  return await page.evaluate(scrollOn, { frames: FRAMES, step: STEP })
}

/** Runs in the page. @param {{ frames: number, step: number }} of @returns {Promise<number[]>} */
function scrollOn({ frames, step }) {
  const scroller = document.querySelector('[role=grid]')
  if (!scroller) throw new Error('There is nothing to scroll')
  return new Promise(done => {
    /** @type {number[]} */
    const times = []
    let last = 0
    const go = (/** @type {number} */ now) => {
      if (last) times.push(now - last)
      last = now
      if (times.length === frames) return done(times)
      scroller.scrollTop += step
      requestAnimationFrame(go)
    }
    requestAnimationFrame(go)
  })
}
