import { throttleProcessor } from '../browser/arrival.mjs'
import { freshPage } from '../browser/launch.mjs'
import { quiet } from '../browser/quiet.mjs'
import { atMost } from '../report/figure.mjs'
import { percentile } from '../report/numbers.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, value: string, url: string }[]} Cookies
 * @typedef {{ name: string, path: string, account: string, begin: (page: Page) => Promise<unknown>, round: (page: Page) => Promise<unknown> }} Screen
 */

const AIM_MS = 100
const ROUNDS = 6
/** Key presses or clicks of a screen, at least: fewer would make nothing of a percentile. */
const FEWEST = 50

const row = (/** @type {Page} */ page, at = 0) => page.locator('#outlet tbody tr[data-row-key]').nth(at)

/** Nothing is looked for below the pointer, which would be work of the page that nobody has without this bench. */
const AT_ONCE = { force: true }

/** What is done on a screen all day. @type {readonly Screen[]} */
const SCREENS = [
  {
    name: 'the list of to-dos',
    path: 'toDoManage/departToDo',
    account: 'zs05',
    begin: page => row(page, 5).waitFor(),
    round: async page => {
      for (const at of [0, 1, 2]) await row(page, at).locator('input[type=checkbox]').click(AT_ONCE)
      const kinds = page.getByRole('group', { name: '分类' }).getByRole('button')
      for (const at of [1, 0]) await kinds.nth(at).click(AT_ONCE)
      await row(page, 5).waitFor()
      await page.getByPlaceholder('编号、信访人、内容摘要').pressSequentially('fy')
      await page.getByPlaceholder('编号、信访人、内容摘要').fill('')
      await row(page, 3).click(AT_ONCE)
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
    },
  },
  {
    name: 'a case',
    path: 'toDoManage/departToDo',
    account: 'zs05',
    begin: async page => {
      await row(page, 3).dblclick()
      await page.getByRole('tab', { name: '办理过程' }).waitFor()
    },
    round: async page => {
      for (const name of ['办理过程', '文书', '操作日志', '基本信息'])
        await page.getByRole('tab', { name }).click(AT_ONCE)
      await page.getByRole('region', { name: '操作' }).getByRole('button', { name: '直接回复' }).click(AT_ONCE)
      const action = page.getByRole('dialog', { name: '直接回复' })
      await action.getByRole('textbox').first().pressSequentially('ylxrlx')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await action.waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'the registration of a letter',
    path: 'letterManage/letterRegister',
    account: 'zs05',
    begin: page => page.getByLabel('内容摘要').waitFor(),
    round: async page => {
      for (const label of ['受信人', '姓名', '内容摘要'])
        await page.getByLabel(label, { exact: true }).pressSequentially('fyzs')
      for (const name of ['传真', '来信']) await page.getByRole('radio', { name, exact: true }).check(AT_ONCE)
      await page.keyboard.press('Tab')
    },
  },
  {
    name: 'an approval',
    path: 'toDoManage/leaderApprovalList',
    account: 'zs07',
    begin: async page => {
      await row(page).dblclick()
      await page.getByRole('textbox').first().waitFor()
    },
    round: async page => {
      await page.getByRole('textbox').first().pressSequentially('tyqyfbl')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
    },
  },
]

/**
 * How long a person waits for the picture after a key or a click: 98th percentile of each screen, CPU slowed 4 times.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {(account: string) => Promise<Cookies>} cookiesOf
 */
export async function measureInteractions(browser, address, cookiesOf) {
  const figures = []
  for (const screen of SCREENS) {
    const waits = await waitsOn(browser, screen, address, await cookiesOf(screen.account))
    if (waits.length < FEWEST) throw new Error(`Only ${waits.length} interactions on ${screen.name}`)
    figures.push(atMost(`${screen.name}: INP, 98th percentile of ${waits.length}`, percentile(waits, 98), 'ms', AIM_MS))
  }
  return figures
}

/** Milliseconds. @param {import('@playwright/test').Browser} browser @param {Screen} screen @param {string} address @param {Cookies} cookies */
async function waitsOn(browser, { path, begin, round }, address, cookies) {
  const { page, devtools, close } = await freshPage(browser, { cookies })
  try {
    await page.goto(address + path)
    await begin(page)
    // What loads when it is first shown is not what is waited for all day.
    await round(page)
    await quiet(page)
    await throttleProcessor(devtools)
    await page.evaluate(watch)
    for (let at = 0; at < ROUNDS; at++) await round(page)
    await quiet(page)
    const { told, count } = await page.evaluate(() => /** @type {any} */ (globalThis).benchWaits())
    return [...told, ...Array(Math.max(0, count - told.length)).fill(LEAST_MS)]
  } finally {
    await close()
  }
}

/** What is told of no event: it took less. */
const LEAST_MS = 16

/** Runs in the page: the longest event of each key or click, as browsers count for INP. */
function watch() {
  /** @type {Map<number, number>} */
  const waits = new Map()
  const { interactionCount: before } = /** @type {any} */ (performance)
  const note = (/** @type {PerformanceEntryList} */ entries) => {
    for (const { interactionId, duration } of /** @type {any[]} */ (entries))
      if (interactionId) waits.set(interactionId, Math.max(duration, waits.get(interactionId) ?? 0))
  }
  const observer = new PerformanceObserver(list => note(list.getEntries()))
  observer.observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }))
  Object.assign(globalThis, {
    benchWaits: () => {
      note(observer.takeRecords())
      return { told: [...waits.values()], count: /** @type {any} */ (performance).interactionCount - before }
    },
  })
}
