import { quiet } from '../../../bench/browser/quiet.mjs'
import { signIn } from '../../testing/sign-in.mjs'
import { openTab } from './browser.mjs'

/** People of the demonstration who may open different pages. */
const PEOPLE = ['zs05', 'zs01', 'zs02', 'zs06', 'zs07', 'xw18', 'rs12', 'sys91', 'zs04', 'zs10']
const PAGES = './app'
const HOME = '/home/index'
const LIMIT_MS = 30_000

/**
 * @typedef {object} Place where something of a remote is mounted
 * @property {string} called as developers know it: the path of a page, or a door
 * @property {string} container
 * @property {string} door as the federation runtime names it
 * @property {() => Promise<import('./browser.mjs').Tab>} open a page of the portal in which it can be mounted
 */

/**
 * The places at which a remote is to be mounted, and the pages that nobody may open.
 * @param {import('./browser.mjs').Browser} browser
 * @param {string} address of the portal
 * @param {import('../subject.mjs').Remote} remote
 */
export async function placesOf(browser, address, { name, exposes, routes }) {
  const container = name.replaceAll('-', '_')
  const place = (/** @type {string} */ called, /** @type {string} */ door, /** @type {Place['open']} */ open) =>
    /** @type {Place} */ ({ called, container, door: door.slice(2), open })
  const [first = ''] = PEOPLE
  const dialogs = Object.keys(exposes).filter(door => door !== PAGES)
  /** @type {Place[]} */
  const places = dialogs.map(door => place(door, door, () => openAs(browser, address, first, HOME)))
  /** @type {string[]} */
  const closed = []
  for (const { path } of routes) {
    const account = await whoMayOpen(browser, address, path)
    if (account === undefined) closed.push(path)
    else places.push(place(path, PAGES, () => openAs(browser, address, account, path)))
  }
  return { places, closed }
}

/** The first who gets there; nobody, as '', where the page is for those who have not signed in. @param {import('./browser.mjs').Browser} browser @param {string} address @param {string} path */
async function whoMayOpen(browser, address, path) {
  for (const account of ['', ...PEOPLE]) {
    const { page, close } = await openAs(browser, address, account, path)
    const isThere = new URL(page.url()).pathname === new URL(path.slice(1), address).pathname
    await close()
    if (isThere) return account
  }
  return undefined
}

/** @param {import('./browser.mjs').Browser} browser @param {string} address @param {string} account @param {string} path */
async function openAs(browser, address, account, path) {
  const { origin } = new URL(address)
  const cookies = account ? [{ ...(await signedIn(address, account)), url: origin }] : []
  const tab = await openTab(browser, cookies)
  await tab.page.goto(new URL(path.slice(1), address).href)
  await quiet(tab.page)
  await tab.page.evaluate(learnDigests)
  return tab
}

/** @type {Map<string, Promise<{ name: string, value: string }>>} */
const sessions = new Map()

/** @param {string} address @param {string} account */
function signedIn(address, account) {
  const cookie = sessions.get(account) ?? signIn(address, account).then(session => session.cookie)
  sessions.set(account, cookie)
  return cookie
}

/** Runs in the page: makes known what the shell would learn of each remote before it loads it. */
async function learnDigests() {
  const { remotes } = JSON.parse(document.getElementById('composition')?.textContent ?? '{ "remotes": [] }')
  for (const { digests } of remotes)
    if (digests) Object.assign(globalThis.__PORTAL_INTEGRITY ?? {}, await (await fetch(digests)).json())
}

/** Mounts what is behind a door in an element of its own. @param {import('./browser.mjs').Tab['page']} page @param {Place} place */
export async function openDoor(page, { container, door }) {
  await page.evaluate(`(${inTime})((${mountDoor})(${JSON.stringify(`${container}/${door}`)}), ${LIMIT_MS})`)
  await quiet(page)
}

/** @param {import('./browser.mjs').Tab['page']} page */
export const closeDoor = page =>
  page.evaluate(async () => {
    await Reflect.get(window, 'unmountDoor')()
    Reflect.set(window, 'unmountDoor', undefined)
  })

/**
 * Runs in the page. Its timer holds what is waited for, which a browser may else collect and tell nothing of.
 * @param {Promise<void>} work
 * @param {number} limitMs
 */
function inTime(work, limitMs) {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`nothing was shown within ${limitMs} ms`)), limitMs)
    work.then(done, fail).finally(() => clearTimeout(timer))
  })
}

/** Runs in the page. @param {string} door */
async function mountDoor(door) {
  /** @typedef {import('../../../shared-lib/src/sdk/lifecycles').Lifecycles} Lifecycles */
  const shell = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell')
  /** @type {{ default: Lifecycles } | null | undefined} */
  const loaded = await shell?.loadRemote(door)
  if (!loaded) throw new Error(`nothing is behind ${door}`)
  const { default: lifecycles } = loaded
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const onFault = (/** @type {unknown} */ error) => {
    const earlier = Reflect.get(window, 'faultsOfDoor') ?? []
    Reflect.set(window, 'faultsOfDoor', [...earlier, String(error)])
  }
  const props = { domElement, onFault, onClose: () => {}, onDone: () => {} }
  await lifecycles.bootstrap()
  await lifecycles.mount(props)
  Reflect.set(window, 'unmountDoor', async () => {
    await lifecycles.unmount(props)
    domElement.remove()
  })
}
