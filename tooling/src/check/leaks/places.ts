import { quiet } from '../../../../bench/browser/quiet.mjs'
import { signIn } from '../../../../scripts/testing/sign-in.mjs'
import type { Lifecycles } from '../../../../shared-lib/src/sdk/lifecycles'
import type { Remote } from '../subject.ts'
import { type Browser, openTab } from './browser.ts'
import type { Tab } from './holdings.ts'

/** People of the demonstration who may open different pages. */
const PEOPLE = ['zs05', 'zs01', 'zs02', 'zs06', 'zs07', 'xw18', 'rs12', 'sys91', 'zs04', 'zs10']
const PAGES = './app'
const HOME = '/home/index'
const LIMIT_MS = 30_000

/** Where something of a remote is mounted. */
export interface Place {
  /** Called as developers know it: the path of a page, or a door. */
  called: string
  container: string
  /** Door as the federation runtime names it. */
  door: string
  /** Which of the parts behind it, where there are several. */
  part?: string
  /** A page of the portal in which it can be mounted. */
  open: () => Promise<Tab>
}

/**
 * The places at which a remote is to be mounted, and the pages that nobody may open.
 * @param address of the portal
 */
export async function placesOf(browser: Browser, address: string, remote: Remote) {
  const { name, exposes, routes, homeWidgets = [], places: inPages = [] } = remote
  const container = name.replaceAll('-', '_')
  const place = (called: string, door: string, open: Place['open']): Place => ({
    called,
    container,
    door: door.slice(2),
    open,
  })
  const [first = ''] = PEOPLE
  const parts = [...homeWidgets, ...inPages].flatMap(({ key, door }) => (door ? [{ key, door }] : []))
  const atHome = () => openAs(browser, address, first, HOME)
  const dialogs = Object.keys(exposes).filter(door => door !== PAGES && parts.every(part => part.door !== door))
  const places: Place[] = [
    ...dialogs.map(door => place(door, door, atHome)),
    ...parts.map(({ key, door }) => ({ ...place(`${door}, ${key}`, door, atHome), part: key })),
  ]
  const closed: string[] = []
  for (const { path } of routes) {
    const account = await whoMayOpen(browser, address, path)
    if (account === undefined) closed.push(path)
    else places.push(place(path, PAGES, () => openAs(browser, address, account, path)))
  }
  return { places, closed }
}

/**
 * The first who gets there; nobody, as '', where the page is for those who have not signed in.
 * @param people who sign in for it, with a password
 */
export async function whoMayOpen(browser: Browser, address: string, path: string, people: readonly string[] = PEOPLE) {
  for (const account of ['', ...people]) {
    const { page, close } = await openAs(browser, address, account, path)
    const isThere = new URL(page.url()).pathname === new URL(path.slice(1), address).pathname
    await close()
    if (isThere) return account
  }
  return undefined
}

export async function openAs(browser: Browser, address: string, account: string, path: string) {
  const { origin } = new URL(address)
  const cookies = account ? [{ ...(await signedIn(address, account)), url: origin }] : []
  const tab = await openTab(browser, cookies)
  await tab.page.goto(new URL(path.slice(1), address).href)
  await quiet(tab.page)
  await tab.page.evaluate(learnDigests)
  return tab
}

const sessions: Map<string, Promise<{ name: string; value: string }>> = new Map()

function signedIn(address: string, account: string) {
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

/** Mounts what is behind a door in an element of its own. */
export async function openDoor(page: Tab['page'], { container, door, part }: Place) {
  const words = [`${container}/${door}`, ...(part === undefined ? [] : [part])].map(word => JSON.stringify(word))
  await page.evaluate(`(${inTime})((${mountDoor})(${words}), ${LIMIT_MS})`)
  await quiet(page)
}

export const closeDoor = (page: Tab['page']) =>
  page.evaluate(async () => {
    await Reflect.get(window, 'unmountDoor')()
    Reflect.set(window, 'unmountDoor', undefined)
  })

/** Runs in the page. Its timer holds what is waited for, which a browser may else collect and tell nothing of. */
function inTime(work: Promise<void>, limitMs: number) {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`nothing was shown within ${limitMs} ms`)), limitMs)
    work.then(done, fail).finally(() => clearTimeout(timer))
  })
}

/** Runs in the page. */
async function mountDoor(door: string, part?: string) {
  const shell = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell')
  const loaded: { default: Lifecycles } | null | undefined = await shell?.loadRemote(door)
  if (!loaded) throw new Error(`nothing is behind ${door}`)
  const { default: lifecycles } = loaded
  const domElement = document.createElement('div')
  document.body.append(domElement)
  const onFault = (error: unknown) => {
    const earlier = Reflect.get(window, 'faultsOfDoor') ?? []
    Reflect.set(window, 'faultsOfDoor', [...earlier, String(error)])
  }
  // About a petition that there is not: a part of a case says so.
  const about = part === undefined ? {} : { part, subject: '0' }
  const props = { domElement, onFault, onClose: () => {}, onDone: () => {}, ...about }
  await lifecycles.bootstrap()
  await lifecycles.mount(props)
  Reflect.set(window, 'unmountDoor', async () => {
    await lifecycles.unmount(props)
    domElement.remove()
  })
}
