import { composition } from '@portal/shared-lib'
import { addGuard, addressOf, pathOf, portalHistory, type Verdict } from '@portal/shared-lib/router'
import { triggerAppChange } from 'single-spa'
import { type Decision, decide } from './guard'
import { setShellState, shellState } from './shell-state'
import { browserWorld } from './world'

/** Redirects in a row that can only mean a loop. */
const MAX_REDIRECTS = 5

/** Guards every navigation from now on, and settles where the page that is being opened leads. */
export async function watchNavigation(): Promise<void> {
  const world = browserWorld()
  await settleFirst(pathOf(portalHistory.location.pathname), 0)
  addGuard(({ to }) => {
    const path = pathOf(to.pathname)
    const decision = decide(path, world)
    return decision instanceof Promise ? decision.then(made => carryOut(path, made)) : carryOut(path, decision)
  })

  async function settleFirst(path: string, redirects: number): Promise<void> {
    const decision = await decide(path, world)
    if (decision.kind !== 'go') return show(path, decision)
    portalHistory.replace(addressOf(decision.path))
    if (redirects < MAX_REDIRECTS) await settleFirst(decision.path, redirects + 1)
  }
}

/** Asks again for the page on which the desktop could not be loaded. */
export async function retryPage(): Promise<void> {
  const { path } = shellState()
  const decision = await decide(path, browserWorld())
  if (decision.kind === 'go') portalHistory.replace(addressOf(decision.path))
  else show(path, decision)
  // The address stays as it was, so nothing else tells single-spa to look again.
  await triggerAppChange()
}

function carryOut(path: string, decision: Decision): Verdict {
  if (decision.kind === 'go') return addressOf(decision.path)
  show(path, decision)
  return true
}

/** Step 4 of the guard: the page's title. */
function show(path: string, decision: Exclude<Decision, { kind: 'go' }>): void {
  if (decision.kind === 'fault') {
    setShellState({ path, title: '', served: true, fault: decision.error })
    return
  }
  document.title = `${decision.title} - ${composition().province.title}`
  setShellState({ path, title: decision.title, served: decision.served })
}
