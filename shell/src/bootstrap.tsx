import './base.css'
import './federation/provide'
import { composition, StoreProvider, themeVariables } from '@portal/shared-lib'
import { PortalRouter } from '@portal/shared-lib/router'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { start } from 'single-spa'
import { announce } from './federation/load'
import { Portal } from './frame/portal'
import { shellState } from './guard/shell-state'
import { watchNavigation } from './guard/watch'
import { watchLive } from './live/live'
import { registerOutlets } from './outlet/register'
import { watchExpiry } from './session/sign-out'
import { watchWatermark } from './watermark/watermark'

const { province, remotes } = composition()

/** A page that the guard has opened to be shown by a remote. */
function isOpen(path: string): boolean {
  const state = shellState()
  return state.path === path && state.served && !state.fault
}

async function open(): Promise<void> {
  for (const [name, value] of Object.entries(themeVariables(province.primaryColor)))
    document.documentElement.style.setProperty(name, value)
  announce(remotes)
  watchExpiry()
  await watchNavigation()
  const root = document.getElementById('portal')
  if (!root) throw new Error('index.html has no place for the portal')
  // At once: the remotes need the outlet.
  flushSync(() => createRoot(root).render(<Shell />))
  registerOutlets(remotes, isOpen)
  watchWatermark()
  watchLive()
  start({ urlRerouteOnly: true })
}

function Shell() {
  return (
    <StrictMode>
      <StoreProvider>
        <PortalRouter>
          <Portal />
        </PortalRouter>
      </StoreProvider>
    </StrictMode>
  )
}

void open()
