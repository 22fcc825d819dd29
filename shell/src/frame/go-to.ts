import { composition } from '@portal/shared-lib'
import { addressOf, navigate } from '@portal/shared-lib/router'
import { FIXED_ROUTES } from '../menu/fixed-routes'

/** Whether a page has a full-size window of its own. */
export function opensOwnWindow(path: string): boolean {
  const routes = [...remoteRoutes(), ...FIXED_ROUTES]
  return isPublicScreen(path) || routes.some(route => route.path === path && route.ownWindow)
}

/** Whether a page hangs before the public. */
export const isPublicScreen = (path: string): boolean =>
  remoteRoutes().some(route => route.path === path && route.publicScreen)

const remoteRoutes = () => composition().remotes.flatMap(({ routes }) => routes)

/** Goes to a page, in its own window where it has one. */
export function goTo(path: string): void {
  if (opensOwnWindow(path)) openWindow(path)
  else navigate(path)
}

/** A window as large as the screen; the same page is brought to the front instead of opened twice. */
function openWindow(path: string): void {
  const { availWidth, availHeight } = window.screen
  window.open(addressOf(path), path, `popup,left=0,top=0,width=${availWidth},height=${availHeight}`)?.focus()
}
