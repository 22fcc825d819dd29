import { throttleProcessor } from '../browser/arrival.mjs'
import { freshPage } from '../browser/launch.mjs'
import { quiet } from '../browser/quiet.mjs'
import { beside } from '../mail/compare.mjs'
import { median } from '../report/numbers.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, value: string, url: string }[]} Cookies
 */

/** The letter's has as many fields as are wanted when the province has added some; the ticket's is the smallest. */
const FORMS = {
  long: { path: 'letterManage/letterRegister', label: '内容摘要', least: 60 },
  short: { path: 'windowsComManage/windowsComRegister', label: '来访事由' },
}
const KEYS = 60
const ROUNDS = 3
const LIMIT = 2
const MS = 1000
/** What of a form a value is asked for in: its controls, in groups where one value has several. */
const CONTROLS = 'form :is(input:not([type=radio], [type=checkbox]), textarea, fieldset, [role=radiogroup])'

/**
 * What a key costs in a form of sixty fields, and in the smallest one.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ long: Cookies, short: Cookies }} cookies who may fill them in
 */
export async function measureTyping(browser, address, cookies) {
  const long = await openForm(browser, { ...FORMS.long, address, cookies: cookies.long })
  const short = await openForm(browser, { ...FORMS.short, address, cookies: cookies.short })
  try {
    /** @type {{ long: number[], short: number[] }} */
    const costs = { long: [], short: [] }
    for (let round = 0; round < ROUNDS; round++) {
      costs.long.push(await costOfKey(long))
      costs.short.push(await costOfKey(short))
    }
    const of = `a form of ${short.fields} fields`
    return beside(`a key, form of ${long.fields} fields`, median(costs.long), { ms: median(costs.short), of }, LIMIT)
  } finally {
    for (const { close } of [long, short]) await close()
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ address: string, path: string, label: string, least?: number, cookies: Cookies }} form
 */
async function openForm(browser, { address, path, label, least = 0, cookies }) {
  const tab = await freshPage(browser, { cookies })
  const field = tab.page.getByLabel(label)
  const countFields = async () => {
    await tab.page.goto(address + path)
    await field.waitFor()
    await quiet(tab.page)
    return await tab.page.locator(CONTROLS).filter({ visible: true }).count()
  }
  const fields = await countFields()
  if (fields >= least) return { ...tab, field, fields }
  await addFields(tab.page, least - fields)
  return { ...tab, field, fields: await countFields() }
}

/** The province of this window adds so many fields of its own. @param {Page} page @param {number} count */
async function addFields(page, count) {
  const extraFields = Array.from({ length: count }, (_, at) => ({
    name: `bench${at}`,
    kind: 'text',
    label: `附加项${at}`,
    max: 50,
    section: 'source',
  }))
  await page.route('**/letterRegister', async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(<script[^>]*id="composition"[^>]*>)([^<]*)/, (_, tag, text) => {
      const composition = JSON.parse(text)
      return tag + JSON.stringify({ ...composition, province: { ...composition.province, extraFields } })
    })
    await route.fulfill({ response: answer, body })
  })
}

/** Milliseconds of work for a key of a text. @param {Awaited<ReturnType<typeof openForm>>} form */
async function costOfKey({ page, devtools, field }) {
  await field.fill('')
  await devtools.send('Performance.enable')
  await throttleProcessor(devtools)
  await quiet(page)
  const before = await workOf(devtools)
  await field.pressSequentially('a'.repeat(KEYS))
  return (MS * ((await workOf(devtools)) - before)) / KEYS
}

/** Seconds that the page has worked. @param {import('@playwright/test').CDPSession} devtools */
async function workOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}
