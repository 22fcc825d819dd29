import { beside, mediansOf } from '../mail/compare.mjs'
import { runFile } from '../portal/run-file.mjs'
import { median } from '../report/numbers.mjs'
import { driver } from '../server/raw-driver.mjs'
import { freshPage } from './launch.mjs'
import { quiet } from './quiet.mjs'
import { switchTimes } from './switching.mjs'

/** @typedef {import('@playwright/test').Browser} Browser @typedef {import('@playwright/test').Page} Page */

const ACCOUNT = 'zs05'
const PASSWORD = process.env.DEMO_PASSWORD || 'Linjiang@2026'
const ROLE = 'bench-tree'
const ROUNDS = 5
const SWITCHES = 10
const LIMIT = 1.5
/** Milliseconds for which a server holds what roles may do. */
const RIGHTS_HELD = 10_500

/**
 * What a large permission tree costs: the same person signs in and goes about with the usual one and with another role
 * of 2,000 nodes, in turns.
 * @param {Browser} browser
 * @param {import('../portal/portal.mjs').Portal} portal
 * @returns {Promise<import('../report/figure.mjs').Section>}
 */
export async function measureTree(browser, portal) {
  await runFile(portal, new URL('tree.sql', import.meta.url), 'select 1')
  await new Promise(done => setTimeout(done, RIGHTS_HELD))
  const role = await openRole(portal)
  const signedIn = (/** @type {boolean} */ large) => async () => {
    await role.give(large)
    return await withPage(browser, async page => await signIn(page, portal.address))
  }
  const going = (/** @type {boolean} */ large) => async () => {
    await role.give(large)
    return await withPage(browser, async page => {
      await signIn(page, portal.address)
      await switchTimes(page, 2)
      return median(await switchTimes(page, SWITCHES))
    })
  }
  try {
    const entering = await mediansOf(ROUNDS, { small: signedIn(false), large: signedIn(true) })
    const switching = await mediansOf(ROUNDS, { small: going(false), large: going(true) })
    return {
      title: 'A permission tree of 2,000 nodes',
      figures: [
        beside('signing in, until the home page', entering.large, { ms: entering.small, of: 'usual tree' }, LIMIT),
        beside('going to another page', switching.large, { ms: switching.small, of: 'usual tree' }, LIMIT),
      ],
      notes: [
        'The tree has 300 menu entries in one block, 60 of them with a badge, and 1,690 buttons. Medians of ' +
          `${ROUNDS} rounds in turns, each in a fresh profile; of ${SWITCHES} switches for the second.`,
      ],
    }
  } finally {
    await role.give(false)
    await role.close()
  }
}

/** The way to give the role to the person, and to take it. @param {import('../portal/portal.mjs').Portal} portal */
async function openRole({ root, databaseUrl }) {
  const { Client } = driver(root)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const posts = 'from post join person on person.id = post.person_id where login_account = $2'
  return {
    give: (/** @type {boolean} */ large) =>
      client.query(
        large
          ? `insert into post_role (post_id, role_code) select post.id, $1 ${posts} on conflict do nothing`
          : `delete from post_role where role_code = $1 and post_id in (select post.id ${posts})`,
        [ROLE, ACCOUNT],
      ),
    close: () => client.end(),
  }
}

/** @template Result @param {Browser} browser @param {(page: Page) => Promise<Result>} work */
async function withPage(browser, work) {
  const { page, close } = await freshPage(browser)
  return await work(page).finally(close)
}

/** Milliseconds from the button until the home page is there. @param {Page} page @param {string} address */
async function signIn(page, address) {
  await page.goto(address)
  await page.getByLabel('用户名').fill(ACCOUNT)
  await page.getByLabel('密码').fill(PASSWORD)
  await page.getByLabel('所属单位').press('Tab')
  await page.getByRole('slider').press('End')
  await quiet(page)
  const ms = await page.evaluate(clickAndWait)
  await quiet(page)
  return ms
}

/** Runs in the page. @returns {Promise<number>} */
function clickAndWait() {
  const button = document.querySelector('button[type=submit]')
  if (!(button instanceof HTMLElement)) throw new Error('There is nothing to sign in by')
  return new Promise(done => {
    const started = performance.now()
    const observer = new MutationObserver(() => {
      if (!location.pathname.endsWith('/home/homeStaff') || !document.querySelector('#outlet h1')?.checkVisibility())
        return
      observer.disconnect()
      done(performance.now() - started)
    })
    observer.observe(document, { childList: true, subtree: true })
    button.click()
  })
}
