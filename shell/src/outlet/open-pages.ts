import { type ComposedRemote, composition, type RemoteRoute, store } from '@portal/shared-lib'
import { createPageView, navigate, type PageView, pathOf, portalHistory } from '@portal/shared-lib/router'
import { shellState } from '../guard/shell-state'
import { changeTabs, openTabs, tellTabs } from '../tabs/tab-store'
import { closeTabs, showTab, tabBehind, tabKeyOf, tabValueOf } from '../tabs/tabs'
import { firstPictureOf } from './first-picture'
import { RemoteView } from './remote-view'
import { type Scrolled, scrollBack, scrolledOf } from './scrolled'

/** Pages that stay mounted, with the one that is shown; so many more where something is being written in them. */
export const MOST_MOUNTED = 8
/** Bytes of heap above which no more than a few stay, where the browser tells. */
const MOST_HEAP = 400_000_000
const FEW_MOUNTED = 2

/** By the paths of pages. */
export interface Rules {
  /** Whether the guard has opened it, to be shown by a remote. */
  isOpen(path: string): boolean
  /** Whether it stays open as a tab. */
  isTab(path: string): boolean
}

interface Aim {
  readonly name: string
  readonly remote: ComposedRemote
  readonly route: RemoteRoute
  /** Undefined for what is no tab, like the sign-in. */
  readonly key: string | undefined
}

interface OpenPage {
  readonly name: string
  readonly view: RemoteView
  readonly page: PageView | undefined
  scrolled: Scrolled
}

const AT_TOP: Scrolled = { top: 0, inside: [] }

/** By name, the one that was shown last at the end. */
const mounted = new Map<string, OpenPage>()
/** How far the pages of tabs were scrolled that are mounted no longer. */
const scrolledBefore = new Map<string, number>()
let shown: OpenPage | undefined
let owner = ''
let rules: Rules = { isOpen: () => false, isTab: () => false }
/** The tab that the user goes back to: its page is as it was left. */
let returning: string | undefined
/** Tabs that go as soon as another is shown. */
let closing: readonly string[] = []

/** Tells what the outlet goes by. */
export function openWhere(told: Rules): void {
  rules = told
}

/** Shows the page that the portal is at, where the guard has opened it, and leaves the one before. */
export function turnPage(action?: 'POP' | 'PUSH' | 'REPLACE'): void {
  forgetOthers()
  const aim = aimed()
  if (aim?.key !== undefined) showInTabs(aim.key, aim.route)
  if (shown && shown.name === aim?.name) {
    shown.page?.turn({ location: portalHistory.location })
    closing = []
    returning = undefined
    return
  }
  leave()
  if (aim) enter(aim, action === 'POP' || returning === aim.key || aim.route.tabBy !== undefined)
  returning = undefined
  dropClosed()
  keepWithin()
}

function aimed(): Aim | undefined {
  const { pathname, search } = portalHistory.location
  const path = pathOf(pathname)
  if (!rules.isOpen(path)) return undefined
  for (const remote of composition().remotes) {
    const route = remote.routes.find(one => one.path === path)
    if (!route) continue
    const key = owner !== '' && rules.isTab(path) ? tabKeyOf(route, search) : undefined
    return { remote, route, key, name: key ?? `remote ${remote.name}` }
  }
  return undefined
}

function showInTabs(key: string, route: RemoteRoute): void {
  const { pathname, search, hash } = portalHistory.location
  const title = tabValueOf(route, search) || shellState().title
  changeTabs(showTab(openTabs(), { key, address: pathOf(pathname) + search + hash, title }, isHeld))
}

function leave(): void {
  const left = shown
  shown = undefined
  if (!left) return
  left.scrolled = scrolledOf(mainOf(), left.view.element)
  left.page?.turn({ isShown: false })
  left.view.leave()
}

function enter(aim: Aim, asLeft: boolean): void {
  const known = mounted.get(aim.name)
  mounted.delete(aim.name)
  // A link opens a page as it is now, unless something is being written there.
  const isKept = known && (!known.page || asLeft || known.page.isHeld())
  if (known && !isKept) end(known)
  const page = isKept ? known : make(aim)
  if (!isKept) page.scrolled = asLeft ? { top: scrolledBefore.get(aim.name) ?? 0, inside: [] } : AT_TOP
  mounted.set(aim.name, page)
  scrolledBefore.delete(aim.name)
  shown = page
  page.view.show()
  page.page?.turn({ location: portalHistory.location, isShown: true })
  scrollBack(mainOf(), page.view.element, page.scrolled)
}

function make({ name, remote, key }: Aim): OpenPage {
  const place = document.getElementById('outlet')
  if (!place) throw new Error('the portal has no outlet')
  const page = key === undefined ? undefined : createPageView(portalHistory.location)
  page?.listen(tellTabs)
  const picture = firstPictureOf(remote, pathOf(portalHistory.location.pathname))
  const view = new RemoteView(remote, { place, door: 'app', picture, ...(page && { page }) })
  return { name, view, page, scrolled: AT_TOP }
}

const mainOf = () => document.getElementById('content')

/** Pages of whoever has signed out are nobody else's. */
function forgetOthers(): void {
  const { desktop } = store.getState().session
  const current = desktop ? `${desktop.userId} ${desktop.deptId}` : ''
  if (current === owner) return
  owner = current
  closing = []
  scrolledBefore.clear()
  leave()
  for (const name of [...mounted.keys()]) if (mounted.get(name)?.page) drop(name)
}

function drop(name: string): void {
  const page = mounted.get(name)
  mounted.delete(name)
  if (page === shown) shown = undefined
  if (page) end(page)
}

function end({ view }: OpenPage): void {
  view.element.remove()
  // Not at once: one React root must not be taken away while another renders.
  queueMicrotask(() => void view.dispose())
}

/** Takes away what was closed, by the user or because too many are open. */
function dropClosed(): void {
  const gone = closing.filter(key => key !== shown?.name)
  closing = []
  if (gone.length > 0) changeTabs(closeTabs(openTabs(), gone))
  const open = new Set(openTabs().open.map(({ key }) => key))
  for (const [name, { page }] of [...mounted]) if (page && name !== shown?.name && !open.has(name)) drop(name)
}

/** Unmounts what was not looked at for longest; its tab stays, and nothing in which something is being written goes. */
function keepWithin(): void {
  const most = heapInUse() > MOST_HEAP ? FEW_MOUNTED : MOST_MOUNTED
  const resting = [...mounted.values()].filter(({ page }) => page && !page.isShown())
  const tooMany = resting.length + 1 - most
  for (const { name, scrolled } of resting.filter(({ page }) => !page?.isHeld()).slice(0, Math.max(0, tooMany))) {
    scrolledBefore.set(name, scrolled.top)
    drop(name)
  }
}

const heapInUse = () =>
  (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0

/** Whether something is being written in a tab. */
export const isHeld = (key: string): boolean => mounted.get(key)?.page?.isHeld() ?? false

/** The pages of tabs, as far as they are mounted. */
export const pagesOf = (keys: readonly string[]): PageView[] => keys.flatMap(key => mounted.get(key)?.page ?? [])

/** Goes to a tab, whose page is as it was left. */
export function goToTab(key: string): void {
  const tab = openTabs().open.find(one => one.key === key)
  if (!tab) return
  returning = key
  navigate(tab.address)
}

/** Takes tabs away; nobody is asked. Where the one that is shown is among them, the one before is shown. */
export function takeTabsAway(keys: readonly string[]): void {
  closing = keys
  const tabs = openTabs()
  const behind = tabBehind(tabs, keys)
  if (tabs.shown === undefined || !keys.includes(tabs.shown)) dropClosed()
  else if (behind) goToTab(behind.key)
  else navigate('/')
}

/** Loads the page of a tab anew; nobody is asked. */
export function renewTab(key: string): void {
  const isShown = shown?.name === key
  drop(key)
  if (isShown) turnPage()
  else goToTab(key)
}
