import { type Composition, offersPage } from '@portal/shared-lib'
import { FIXED_ROUTES, REDIRECTS, SHELL_PAGES } from './fixed-routes'
import type { MenuRoute } from './menu'

export type Access =
  /** A remote or the shell shows it. */
  | { readonly kind: 'served'; readonly title: string }
  /** Known, but no composed remote serves it yet. */
  | { readonly kind: 'notOpened'; readonly title: string }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'forbidden' }
  /** Nobody knows such a page. */
  | { readonly kind: 'unknown' }

/** Whether a user with these menu routes may see a path, and under which title. */
export function accessTo(path: string, composition: Composition, menu: readonly MenuRoute[]): Access {
  const elsewhere = REDIRECTS[path] ?? entryOfMenu(path, composition, menu)
  if (elsewhere) return { kind: 'moved', path: elsewhere }
  const isHere = (route: { path: string }) => route.path === path
  const served = composition.remotes.flatMap(({ routes }) => routes).find(isHere)
  const known = served ?? FIXED_ROUTES.find(isHere)
  const title = titleOf(path, menu)
  if (title === undefined && known?.check) return { kind: 'forbidden' }
  if (title === undefined && !known) return { kind: 'unknown' }
  const kind = served || SHELL_PAGES.includes(path) ? 'served' : 'notOpened'
  return { kind, title: title ?? known?.title ?? '' }
}

/** Whether menus and other entries may lead to a path: the user may see it, and the portal offers it. */
export function isOffered(path: string, composition: Composition, menu: readonly MenuRoute[]): boolean {
  const access = accessTo(path, composition, menu)
  if (access.kind === 'moved') return isOffered(access.path, composition, menu)
  return access.kind === 'served' || (access.kind === 'notOpened' && offersPage(path, composition))
}

/** A page that a remote shows to everybody (docs/decisions/063). */
export const openPage = (path: string, { remotes }: Composition) =>
  remotes.flatMap(({ routes }) => routes).find(route => route.path === path && route.open)

/** A menu is no page: its address leads to the first page that it offers. */
function entryOfMenu(path: string, composition: Composition, menu: readonly MenuRoute[]): string | undefined {
  const pages = menu.find(({ path: own, children }) => own === path && children.length)?.children ?? []
  return (pages.find(page => isOffered(page.path, composition, menu)) ?? pages[0])?.path
}

function titleOf(path: string, menu: readonly MenuRoute[]): string | undefined {
  for (const { path: own, title, children } of menu) {
    const page = children.find(child => child.path === path)
    if (page) return page.title
    if (own === path) return title
  }
  return undefined
}
