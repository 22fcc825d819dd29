/**
 * The one history of the portal. Guards are asked before anything changes: the address, what is mounted, the menus.
 * Written by hand because single-spa's own cancelling leaves a second history entry and routers that disagree with the
 * address, and React Router's blockers know only their own root.
 */
import { type Action, askGuards, type Verdict } from './guards'
import {
  adoptEntry,
  entryIndex,
  hrefOf,
  newLocation,
  type PortalLocation,
  readLocation,
  type To,
  toPath,
  writeEntry,
} from './location'
import { isOwnPop, movementUnderWay, moveTo } from './movement'

export type Listener = (update: { action: Action; location: PortalLocation; delta: number | null }) => void

/** Redirects in a row that can only mean a circle. */
const MAX_REDIRECTS = 5

const listeners = new Set<Listener>()
let action: Action = 'POP'
let location = readLocation()
let index = entryIndex() ?? 0
/** Counts navigations: one that waited for a guard is off when another has begun meanwhile. */
let turn = 0

if (entryIndex() === undefined) adoptEntry(index)
window.addEventListener('popstate', onPop, { capture: true })

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
  push: (to: To, state?: unknown) => void attempt(newLocation(to, state), 'PUSH'),
  replace: (to: To, state?: unknown) => void attempt(newLocation(to, state), 'REPLACE'),
  go: (delta: number) => window.history.go(delta),
  listen(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

async function attempt(target: PortalLocation, how: 'PUSH' | 'REPLACE', redirects = 0): Promise<void> {
  const mine = ++turn
  const verdict = askGuards({ from: location, to: target, action: how })
  const answer = typeof verdict === 'object' ? await verdict : verdict
  // What is written while the browser is on its way would be written elsewhere.
  if (movementUnderWay()) await movementUnderWay()
  if (mine !== turn) return
  if (answer === true) commit(target, how)
  else if (typeof answer === 'string' && redirects < MAX_REDIRECTS)
    await attempt(newLocation(answer, undefined), how, redirects + 1)
}

function commit(target: PortalLocation, how: 'PUSH' | 'REPLACE'): void {
  const delta = how === 'PUSH' ? 1 : 0
  settleAt(target, how, delta)
  // Tells single-spa, which asks where the portal is.
  writeEntry(target, index, how)
  tell(delta)
}

/** Back and forward: the browser has moved already, so a navigation that must wait is put back first. */
function onPop(event: PopStateEvent): void {
  // single-spa announces every push by a pop of its own making.
  if ('singleSpa' in event || isOwnPop(event)) return
  if (entryIndex() === undefined) adoptEntry(index + 1)
  const mine = ++turn
  const to = entryIndex() ?? index
  const verdict = askGuards({ from: location, to: readLocation(), action: 'POP' })
  if (verdict === true) {
    arrive(to)
  } else {
    event.stopImmediatePropagation()
    void settlePop(verdict, to, mine)
  }
}

async function settlePop(verdict: Verdict | Promise<Verdict>, to: number, mine: number): Promise<void> {
  if (to !== index) await moveTo(index, event => event.stopImmediatePropagation())
  const answer = await verdict
  if (mine !== turn) return
  if (answer === true) await moveTo(to, () => arrive(to))
  else if (typeof answer === 'string') await attempt(newLocation(answer, undefined), 'PUSH')
}

function arrive(to: number): void {
  const delta = to - index
  settleAt(readLocation(), 'POP', delta)
  tell(delta)
}

function settleAt(there: PortalLocation, how: Action, delta: number): void {
  action = how
  location = there
  index += delta
}

function tell(delta: number): void {
  for (const listener of [...listeners]) listener({ action, location, delta })
}
