import { type Composition, type Desktop, offersPage, type PortalError } from '@portal/shared-lib'
import { accessTo, openPage } from '../menu/access'
import { buildRoutes, entryOfPortal, type MenuRoute } from '../menu/menu'
import { offeredMenu } from '../menu/offered'

/** What the guard needs of the world. */
export interface GuardWorld {
  readonly composition: Composition
  readToken(): string | undefined
  readHomeUrl(): string | undefined
  /** Forgets what was saved, the permissions and the menus. */
  forget(): void
  /** The desktop, once it is loaded. */
  desktop(): Desktop | undefined
  /** Where whoever has just signed in was, or wished to go, before; answered once. */
  takeWayBack(userId: string): string | undefined
  loadDesktop(): Promise<{ data: Desktop; error?: undefined } | { data?: undefined; error: PortalError }>
}

export type Decision =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'show'; readonly title: string; readonly served: boolean }
  /** Nobody knows such a page. */
  | { readonly kind: 'missing' }
  /** No answer to rely on: the fault page, where 重试 asks again. */
  | { readonly kind: 'fault'; readonly error: PortalError }

export const NO_AUTHORITY = '/noAuthority'
export const LOGIN = '/login'

/**
 * Decides a navigation to a portal path, in five steps: the sign-in page and the root, the permissions, the routes they
 * give, the title, and what failed on the way.
 */
export function decide(path: string, world: GuardWorld): Decision | Promise<Decision> {
  const early = decideWithoutDesktop(path, world)
  if (early) return early
  const desktop = world.desktop()
  // Answered at once where it can be, so that going back needs no second thought of the browser's history.
  return desktop ? decideByPermissions(path, desktop, world) : decideAfterLoading(path, world)
}

/** Step 2. */
async function decideAfterLoading(path: string, world: GuardWorld): Promise<Decision> {
  const { data: desktop, error } = await world.loadDesktop()
  if (error) return decideFailure(error, world)
  const back = world.takeWayBack(desktop.userId)
  if (back !== undefined && (path === '/' || path === homeOf(world))) return { kind: 'go', path: back }
  return decideByPermissions(path, desktop, world)
}

/** Step 1, and whoever has no token. */
function decideWithoutDesktop(path: string, world: GuardWorld): Decision | undefined {
  const open = openPage(path, world.composition)
  if (open) return { kind: 'show', title: open.title, served: true }
  const token = world.readToken()
  const home = homeOf(world)
  if (path === LOGIN || path === '/') {
    if (token && home) return { kind: 'go', path: home }
    if (path === LOGIN || !token) world.forget()
    if (path === LOGIN) return { kind: 'show', title: '登录', served: true }
  }
  return token ? undefined : { kind: 'go', path: LOGIN }
}

/** The saved home URL, where it is a page. */
function homeOf(world: GuardWorld): string | undefined {
  const home = world.readHomeUrl()
  return home?.startsWith('/') && home !== '/' && home !== LOGIN ? home : undefined
}

/** Steps 2 (no permissions), 3 and 4 (the title). */
function decideByPermissions(path: string, desktop: Desktop, world: GuardWorld): Decision {
  const { composition } = world
  const menu: MenuRoute[] = buildRoutes(desktop.permissionList)
  if (path === NO_AUTHORITY) return { kind: 'show', title: '无权限', served: true }
  if (!menu.length) return { kind: 'go', path: NO_AUTHORITY }
  if (path === '/') return { kind: 'go', path: startOf(desktop, composition, menu) ?? NO_AUTHORITY }
  const access = accessTo(path, composition, menu)
  if (access.kind === 'moved') return { kind: 'go', path: access.path }
  if (access.kind === 'forbidden') return { kind: 'go', path: NO_AUTHORITY }
  if (access.kind === 'unknown') return { kind: 'missing' }
  if (access.kind === 'notOpened' && path === homeOf(world) && !offersPage(path, composition)) {
    const start = startOf(desktop, composition, menu)
    // A home page that is still to come keeps nobody from the others.
    if (start && start !== path) return { kind: 'go', path: start }
  }
  return { kind: 'show', title: access.title, served: access.kind === 'served' }
}

/** The first page; where the portal offers none of the user's, one of which it says so. */
const startOf = (desktop: Desktop, composition: Composition, menu: readonly MenuRoute[]) =>
  entryOfPortal(desktop, offeredMenu(menu, composition)) ?? entryOfPortal(desktop, menu)

/** Step 5, told apart: an ended session signs in again, a missing answer can be asked for again. */
function decideFailure(error: PortalError, world: GuardWorld): Decision {
  if (error.kind === 'refused') return { kind: 'go', path: NO_AUTHORITY }
  if (error.kind !== 'expired') return { kind: 'fault', error }
  world.forget()
  return { kind: 'go', path: LOGIN }
}
