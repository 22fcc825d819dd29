import { onOutcome, send, sessionSlice, store } from '@portal/shared-lib'
import { desktop } from '@portal/shared-lib/contract/calls/identity'
import { errors } from '@portal/shared-lib/contract/errors'
import { portalHistory } from '@portal/shared-lib/router'
import { retryPage } from './watch'

/** Milliseconds after which what is known is doubted when the user goes to a page, or comes back to the window. */
const DOUBTED_AT_PAGE = 60_000
const DOUBTED_AT_RETURN = 10 * 60_000
/** Milliseconds between two looks after refusals; the server itself remembers rights for ten seconds. */
const PAUSE = 10_000

/** When it was last looked at, and whether it will be. */
let lookedAt = 0
let isDue = false

/**
 * Rights may be given and taken while somebody works. A call that is refused, or going on after a while, makes the
 * portal look again: menus and buttons change, and who has lost the page that is shown has to leave it.
 */
export function watchRights(): void {
  const openedAt = Date.now()
  const isOlderThan = (milliseconds: number) => Date.now() - Math.max(openedAt, lookedAt) > milliseconds
  onOutcome(({ error, current }) => {
    if (current && error?.code === errors.forbidden.code) lookSoon()
  })
  portalHistory.listen(() => {
    if (isOlderThan(DOUBTED_AT_PAGE)) lookSoon()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isOlderThan(DOUBTED_AT_RETURN)) lookSoon()
  })
}

function lookSoon(): void {
  if (isDue) return
  isDue = true
  setTimeout(() => void look(), Math.max(0, lookedAt + PAUSE - Date.now()))
}

async function look(): Promise<void> {
  isDue = false
  const before = store.getState().session.desktop
  if (!before) return
  lookedAt = Date.now()
  const { data } = await send(desktop, {})
  // Somebody else may sit there by now.
  if (!data || data.userId !== store.getState().session.desktop?.userId) return
  if (JSON.stringify(data) === JSON.stringify(before)) return
  store.dispatch(sessionSlice.actions.opened(data))
  await retryPage()
}
