import './base.css'
import './federation/find-files'
import './federation/provide'
import './federation/renew'
import { composition, lendParts, onLooks, paint, readToken, StoreProvider } from '@portal/shared-lib'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { start, triggerAppChange } from 'single-spa'
import { watchConnection } from './connection/connection'
import { watchErrors } from './faults/watch-errors'
import { atRest } from './federation/at-rest'
import { fetchHomeAhead, fetchOpenedAhead } from './federation/fetch-ahead'
import { announce } from './federation/load'
import { forcedStep, onForcedChange } from './forced/forced-state'
import { frameOf } from './frame/frame-of'
import { loadSignedIn } from './frame/load-signed-in'
import { Portal } from './frame/portal'
import { shellState } from './guard/shell-state'
import { watchNavigation } from './guard/watch'
import { watchRights } from './guard/watch-rights'
import { watchLive } from './live/live'
import { dropFirstPicture } from './outlet/first-picture'
import { currentPath, registerOutlets } from './outlet/register'
import { showPart } from './outlet/show-part'
import { watchExpiry } from './session/expiry'
import { beginTrial } from './trial/trial'
import { watchWatermark } from './watermark/watermark'

/** A page that the guard has opened to be shown by a remote, and nothing comes before it. */
function isOpen(path: string): boolean {
  const state = shellState()
  return state.path === path && state.served && !state.fault && !forcedStep()
}

/** What stands within the frame, or is a home page. */
const isTab = (path: string) => ['whole', 'wayOut'].includes(frameOf(path))

/** Takes the page away when something has to be done before anything else, and brings it back afterwards. */
function watchForced(): void {
  let before = forcedStep()
  onForcedChange(() => {
    const step = forcedStep()
    if (step !== before) void triggerAppChange()
    before = step
  })
}

async function open(): Promise<void> {
  const { province } = composition()
  paint(province)
  onLooks(() => paint(province))
  watchErrors()
  watchConnection()
  await beginTrial()
  const { remotes } = composition()
  announce(remotes)
  lendParts(showPart)
  fetchOpenedAhead(currentPath())
  // Beside the question what the user may see.
  if (readToken()) void loadSignedIn()
  else document.addEventListener('focusin', () => atRest(fetchHomeAhead), { once: true })
  watchExpiry()
  await watchNavigation()
  const root = document.getElementById('portal')
  if (!root) throw new Error('index.html has no place for the portal')
  // At once: the remotes need the outlet.
  flushSync(() => createRoot(root).render(<Shell />))
  if (!isOpen(currentPath())) dropFirstPicture()
  registerOutlets(remotes, { isOpen, isTab })
  watchWatermark()
  watchLive()
  watchRights()
  watchForced()
  start({ urlRerouteOnly: true })
}

function Shell() {
  return (
    <StrictMode>
      <StoreProvider>
        <Portal />
      </StoreProvider>
    </StrictMode>
  )
}

void open()
