/**
 * The one history of the portal. Guards are asked before anything changes: the address, what is mounted, the menus.
 * Written by hand because single-spa's own cancelling leaves a second history entry and routers that disagree with the
 * address, and React Router's blockers know only their own root.
 */
export interface PortalLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

export type Action = 'POP' | 'PUSH' | 'REPLACE'
export type To = string | { pathname?: string; search?: string; hash?: string }

export interface Navigation {
  readonly from: PortalLocation
  readonly to: PortalLocation
  readonly action: Action
}

/** true lets it happen, false stops it, a path goes there instead. */
export type Verdict = boolean | string
export type Guard = (navigation: Navigation) => Verdict | Promise<Verdict>
export type Listener = (update: { action: Action; location: PortalLocation; delta: number | null }) => void

interface EntryState {
  usr?: unknown
  key?: string
  idx?: number
}

const guards = new Set<Guard>()
const listeners = new Set<Listener>()
let action: Action = 'POP'
let location = readLocation()
let index = entryState().idx ?? 0
/** The navigation that waits for a guard; a newer one replaces it. */
let pending: symbol | undefined
/** Pops that the history caused itself: to put a stopped one back, or to carry out one that was allowed. */
const ownPops: { why: 'restore' | 'proceed'; done: () => void }[] = []

if (entryState().idx === undefined) window.history.replaceState({ ...entryState(), idx: index }, '')
window.addEventListener('popstate', onPop, { capture: true })

/** Asks `guard` before every navigation, after those added earlier. Returns the way to remove it. */
export function addGuard(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** In the form that React Router's HistoryRouter takes; several routers may listen. */
export const portalHistory = {
  get action() {
    return action
  },
  get location() {
    return location
  },
  createHref: (to: To) => hrefOf(to),
  createURL: (to: To) => new URL(hrefOf(to), window.location.origin),
  encodeLocation: (to: To) => toPath(hrefOf(to)),
  push: (to: To, state?: unknown) => void attempt(to, 'PUSH', state),
  replace: (to: To, state?: unknown) => void attempt(to, 'REPLACE', state),
  go: (delta: number) => window.history.go(delta),
  listen(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

async function attempt(to: To, how: 'PUSH' | 'REPLACE', state: unknown): Promise<void> {
  const target = { ...toPath(hrefOf(to)), state, key: Math.random().toString(36).slice(2, 10) }
  const verdict = ask({ from: location, to: target, action: how })
  const answer = typeof verdict === 'object' ? await latest(verdict) : verdict
  if (answer === true) commit(target, how)
  else if (typeof answer === 'string') await attempt(answer, how, undefined)
}

function commit(target: PortalLocation, how: 'PUSH' | 'REPLACE'): void {
  action = how
  location = target
  index = how === 'PUSH' ? index + 1 : index
  const entry: EntryState = { usr: target.state, key: target.key, idx: index }
  const url = hrefOf(target)
  if (how === 'PUSH') window.history.pushState(entry, '', url)
  else window.history.replaceState(entry, '', url)
  tell(how === 'PUSH' ? 1 : 0)
}

/** Back and forward: the browser has moved already, so a navigation that must wait is put back first. */
function onPop(event: PopStateEvent): void {
  // single-spa announces every push by a pop of its own making.
  if ('singleSpa' in event) return
  const own = ownPops.shift()
  own?.done()
  if (own?.why === 'restore') {
    event.stopImmediatePropagation()
    return
  }
  const delta = (entryState().idx ?? 0) - index
  const target = readLocation()
  const verdict = own?.why === 'proceed' || ask({ from: location, to: target, action: 'POP' })
  if (verdict === true) {
    arrive(target, delta)
  } else {
    event.stopImmediatePropagation()
    void settlePop(verdict, delta)
  }
}

async function settlePop(verdict: Verdict | Promise<Verdict>, delta: number): Promise<void> {
  if (delta !== 0) await goSilently('restore', -delta)
  const answer = await latest(verdict)
  if (answer === true) await goSilently('proceed', delta)
  else if (typeof answer === 'string') await attempt(answer, 'PUSH', undefined)
}

/** Settles when the browser has gone there. */
function goSilently(why: 'restore' | 'proceed', delta: number): Promise<void> {
  return new Promise(done => {
    ownPops.push({ why, done })
    window.history.go(delta)
  })
}

function arrive(target: PortalLocation, delta: number): void {
  action = 'POP'
  location = target
  index += delta
  tell(delta)
}

/** Asks the guards in order; stays synchronous as long as they do, so that most pops need not be put back. */
function ask(navigation: Navigation): Verdict | Promise<Verdict> {
  const waiting = [...guards]
  while (waiting.length) {
    const verdict = waiting.shift()?.(navigation) ?? true
    if (typeof verdict === 'object') return askRest(verdict, waiting, navigation)
    if (verdict !== true) return verdict
  }
  return true
}

async function askRest(first: Promise<Verdict>, rest: Guard[], navigation: Navigation): Promise<Verdict> {
  const verdict = await first
  if (verdict !== true) return verdict
  for (const guard of rest) {
    const next = await guard(navigation)
    if (next !== true) return next
  }
  return true
}

/** The verdict, unless another navigation has begun meanwhile: then it is off. */
async function latest(verdict: Verdict | Promise<Verdict>): Promise<Verdict> {
  const mine = Symbol('navigation')
  pending = mine
  const answer = await verdict
  return pending === mine && answer
}

function tell(delta: number): void {
  for (const listener of [...listeners]) listener({ action, location, delta })
}

function entryState(): EntryState {
  return (window.history.state ?? {}) as EntryState
}

function readLocation(): PortalLocation {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = entryState()
  return { pathname, search, hash, state: usr, key }
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? '/'}${to.search ?? ''}${to.hash ?? ''}`
}

function toPath(href: string) {
  const { pathname, search, hash } = new URL(href, window.location.href)
  return { pathname, search, hash }
}
