import { clearSaved, composition, notify, readSaved, readToken, send, sessionSlice, store } from '@portal/shared-lib'
import { desktop } from '@portal/shared-lib/contract/calls/identity'
import {
  addGuard,
  addressOf,
  type PortalLocation,
  pathOf,
  portalHistory,
  type Verdict,
} from '@portal/shared-lib/router'
import { triggerAppChange } from 'single-spa'
import { dressAs } from '../looks/dress'
import { rememberWayBack, takeWayBack } from '../session/way-back'
import { type Decision, decide, type GuardWorld, LOGIN } from './guard'
import { setShellState, shellState } from './shell-state'
import { notePage } from './ways-out'

/** Milliseconds until a wait is worth a word, and until it is explained and 重试 offered. */
const NOTICED_AFTER = 1000
const SLOW_AFTER = 8000

/**
 * Says in the empty page that the portal is on its way, while the desktop is asked for; nothing else is there yet that
 * could. The answer takes it away.
 */
function explainWait(): () => void {
  const place = document.getElementById('portal')
  const line = document.createElement('p')
  line.className = 'portal-loading'
  line.setAttribute('role', 'status')
  const timers = [
    setTimeout(() => {
      line.textContent = '加载中...'
      place?.append(line)
    }, NOTICED_AFTER),
    setTimeout(() => line.replaceChildren('加载较慢，请稍候 ', again()), SLOW_AFTER),
  ]
  return () => {
    for (const timer of timers) clearTimeout(timer)
    line.remove()
  }
}

function again(): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '重试'
  button.onclick = () => window.location.reload()
  return button
}

const NOT_FOUND = '找不到该页面'

/** Redirects in a row that can only mean a loop. */
const MAX_REDIRECTS = 5

/** Guards every navigation from now on, and settles where the page that is being opened leads. */
export async function watchNavigation(): Promise<void> {
  const world = browserWorld()
  const done = explainWait()
  await settleFirst(world)
  done()
  let asked = 0
  addGuard(({ to }) => {
    const mine = ++asked
    const decision = decide(pathOf(to.pathname), world)
    if (!(decision instanceof Promise)) return carryOut(to, decision)
    return decision.then(made => mine === asked && carryOut(to, made))
  })
}

async function settleFirst(world: GuardWorld, redirects = 0): Promise<void> {
  const { location } = portalHistory
  const decision = await decide(pathOf(location.pathname), world)
  const verdict = carryOut(location, decision)
  if (typeof verdict !== 'string') return
  portalHistory.replace(verdict)
  if (redirects < MAX_REDIRECTS) await settleFirst(world, redirects + 1)
}

/** Asks again for the page that is shown: the desktop could not be loaded, or has changed. */
export async function retryPage(): Promise<void> {
  const { path } = shellState()
  const decision = await decide(path, browserWorld())
  if (decision.kind === 'go') portalHistory.replace(addressOf(decision.path))
  else show(path, decision)
  // The address stays as it was, so nothing else tells single-spa to look again.
  await triggerAppChange()
}

function carryOut(to: PortalLocation, decision: Decision): Verdict {
  const path = pathOf(to.pathname)
  if (decision.kind !== 'go') {
    if (decision.kind === 'show' && decision.served) notePage(path, to.search)
    show(path, decision)
    return true
  }
  if (decision.path === LOGIN) rememberWayBack(path + to.search + to.hash)
  return addressOf(decision.path)
}

/** Step 4 of the guard: the page's title. */
function show(path: string, decision: Exclude<Decision, { kind: 'go' }>): void {
  if (decision.kind === 'fault') {
    setShellState({ path, title: '', served: true, fault: decision.error })
    return
  }
  const missing = decision.kind === 'missing'
  const title = missing ? NOT_FOUND : decision.title
  document.title = `${title} - ${composition().province.title}`
  setShellState({ path, title, served: !missing && decision.served, missing })
}

/** The guard's world in a browser. */
const browserWorld = (): GuardWorld => ({
  composition: composition(),
  readToken,
  readHomeUrl: () => readSaved('homeUrl'),
  forget: () => {
    clearSaved()
    store.dispatch(sessionSlice.actions.closed())
  },
  desktop: () => store.getState().session.desktop ?? undefined,
  takeWayBack,
  loadDesktop,
})

async function loadDesktop() {
  const sent = await send(desktop, {})
  if (sent.data) {
    dressAs(sent.data)
    store.dispatch(sessionSlice.actions.opened(sent.data))
  }
  // Nothing was shown yet that would have to stay for a while: the sign-in page itself says why it is there.
  if (sent.error?.kind === 'expired') notify.error(sent.error.message)
  return sent
}
