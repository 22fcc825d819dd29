import { EXPIRY_DELAY, notify, onSessionEnd, store } from '@portal/shared-lib'
import { keepUnsaved, loseUnsaved, pathOf, portalHistory } from '@portal/shared-lib/router'
import { beginLeaving, isLeaving, leave } from './leave'
import { rememberWayBack } from './way-back'

/**
 * Shows what the server said about the end of a session, once, and goes to the sign-in page after 1.5 s. Nobody is
 * asked: what is unsaved is kept, and so is the way back.
 */
export function watchExpiry(): void {
  onSessionEnd(({ message }) => {
    const { desktop } = store.getState().session
    if (isLeaving() || !desktop) return
    beginLeaving()
    notify.error(message)
    setTimeout(() => {
      void keepUnsaved(desktop.userId)
      loseUnsaved()
      const { pathname, search, hash } = portalHistory.location
      rememberWayBack(pathOf(pathname) + search + hash)
      leave()
    }, EXPIRY_DELAY)
  })
}
