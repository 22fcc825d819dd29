import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '../../../bench/browser/launch.mjs'
import { openKillable } from '../../../scripts/testing/killable-portal.mjs'
import type { Lifecycles } from '../../../shared-lib/src/sdk/lifecycles'
import { type Browser, openTab } from '../check/leaks/browser.ts'
import { openAs, whoMayOpen } from '../check/leaks/places.ts'
import { SMOKE } from '../compose/floor.ts'
import { LOCK, type Lock, readLock } from '../compose/lock.ts'
import { digestOf } from '../registry/files.ts'

/** What is to be seen of a page by then. */
const LIMIT_MS = 15_000

/** What was tried, and in words what of it fails and what was left out. */
export interface Smoke {
  tried: number
  faults: string[]
  skipped: string[]
}

/**
 * Runs a composition once, with a server, a database and a browser of its own: each file is served as it was composed,
 * what is behind each door of each remote loads, and one page of each remote opens that somebody of the demonstration may
 * open with a password, or where the province takes none, anybody. Where all of it works, that is noted beside the lock.
 */
export async function smoke({
  root,
  province,
  folder,
  tell,
}: {
  root: string
  province: string
  folder: string
  tell: (detail: string) => void
}): Promise<Smoke> {
  await rm(join(folder, SMOKE), { force: true })
  const lock = await readLock(join(folder, LOCK))
  const portal = await openKillable(root, { PROVINCE: province, PORTAL_FOLDER: folder })
  const browser = await launchBrowser(root)
  const results: Smoke[] = []
  try {
    tell('files')
    results.push(await tryFiles(portal.address, lock))
    tell('doors')
    results.push(await tryDoors(browser, portal.address))
    tell('pages')
    results.push(await tryPages(browser, portal.address, lock))
  } finally {
    await browser.close()
    await portal.stop()
  }
  const all: Smoke = {
    tried: results.reduce((sum, { tried }) => sum + tried, 0),
    faults: results.flatMap(({ faults }) => faults),
    skipped: results.flatMap(({ skipped }) => skipped),
  }
  const passed = { lock: digestOf(await readFile(join(folder, LOCK))), tried: all.tried }
  if (!all.faults.length) await writeFile(join(folder, SMOKE), `${JSON.stringify(passed)}\n`)
  return all
}

const TYPES: Record<string, RegExp> = { js: /javascript/, css: /^text\/css/, json: /json/ }

/** Of another origin, a file is that server's to serve; the browser asks it for the doors. */
async function tryFiles(address: string, { province: { basePath }, files }: Lock): Promise<Smoke> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(basePath))
  const faults: string[] = []
  for (const [path, digest] of own) {
    const response = await fetch(new URL(path, address))
    const type = TYPES[path.split('.').at(-1) ?? '']
    if (!response.ok) faults.push(`${path}: HTTP ${response.status}`)
    else if (digestOf(Buffer.from(await response.arrayBuffer())) !== digest) faults.push(`${path}: other content`)
    else if (type && !type.test(response.headers.get('content-type') ?? '')) faults.push(`${path}: wrong type`)
  }
  return { tried: own.length, faults, skipped: [] }
}

/** Behind each door stands something that can be mounted, by the digests and the policy of the page. */
async function tryDoors(browser: Browser, address: string): Promise<Smoke> {
  const tab = await openTab(browser)
  try {
    await tab.page.goto(address)
    await tab.page.locator('[data-remote]').first().waitFor({ timeout: LIMIT_MS })
    return await tab.page.evaluate(loadAll)
  } catch (error) {
    return { tried: 1, faults: [`The first page does not open: ${firstLine(error)}`], skipped: [] }
  } finally {
    await tab.close()
  }
}

/** Runs in the page. */
async function loadAll() {
  const shell = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell')
  const { remotes } = JSON.parse(document.getElementById('composition')?.textContent ?? '{ "remotes": [] }')
  const faults: string[] = []
  let tried = 0
  for (const { name, container, digests, files } of remotes) {
    if (digests) Object.assign(globalThis.__PORTAL_INTEGRITY ?? {}, await (await fetch(digests)).json())
    for (const door of Object.keys(files?.doors ?? {})) {
      tried++
      try {
        const loaded: { default: Lifecycles } | null | undefined = await shell?.loadRemote(`${container}/${door}`)
        if (!loaded) throw new Error('nothing is behind it')
        await loaded.default.bootstrap()
      } catch (error) {
        faults.push(`${name}, door ${door}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
      }
    }
  }
  return { tried, faults, skipped: [] }
}

async function tryPages(browser: Browser, address: string, { parts, province }: Lock): Promise<Smoke> {
  const takesPasswords = province.signInModes.includes('ordinary')
  const faults: string[] = []
  const skipped: string[] = []
  let tried = 0
  for (const [name, { adds }] of Object.entries(parts)) {
    if (!adds?.routes.length) continue
    const routes = takesPasswords ? adds.routes : adds.routes.filter(isPublic)
    const opened = await firstOpen(browser, address, routes, takesPasswords ? undefined : [])
    if (!opened) {
      skipped.push(
        `${name}, pages: ${takesPasswords ? 'nobody of the demonstration opens one' : 'no password lets anybody in'}`,
      )
      continue
    }
    tried++
    const { page, close } = await openAs(browser, address, opened.account, opened.path)
    const own = page.locator(`[data-remote="${name}"]`)
    const isShown = await own
      .first()
      .waitFor({ timeout: LIMIT_MS })
      .then(
        () => true,
        () => false,
      )
    if (!isShown) faults.push(`${name}, page ${opened.path}: is not shown`)
    else if (await own.getByRole('alert').getByRole('button', { name: FAULT }).count())
      faults.push(`${name}, page ${opened.path}: fails`)
    await close()
  }
  return { tried, faults, skipped }
}

type Route = NonNullable<Lock['parts'][string]['adds']>['routes'][number]

/** Whether it is shown to whoever has not signed in. */
const isPublic = ({ path, open }: Route) => path === LOGIN || open === true

/** The first page of a remote that somebody may open. */
async function firstOpen(browser: Browser, address: string, routes: readonly Route[], people?: readonly string[]) {
  for (const { path } of routes.slice(0, MOST_ROUTES)) {
    const account = await whoMayOpen(browser, address, path, people)
    if (account !== undefined) return { account, path }
  }
  return undefined
}

const LOGIN = '/login'

/** What stands in the place of a remote that failed offers one of these. */
const FAULT = /^(重试|刷新)$/

/** Nobody of the demonstration opens what comes after. */
const MOST_ROUTES = 3

const firstLine = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error))
