import type { Composition } from '@portal/shared-lib'
import { entryOf, type MenuRoute } from '../menu/menu'
import { FIXED_ROUTES, REDIRECTS } from './fixed-routes'

/** Pages that the shell shows itself. */
export const SHELL_PAGES: readonly string[] = ['/noAuthority', '/transit', '/preview']

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
  const elsewhere = REDIRECTS[path] ?? entryOfMenu(path, menu)
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

/** A page that a remote shows to everybody (docs/decisions/063). */
export const openPage = (path: string, { remotes }: Composition) =>
  remotes.flatMap(({ routes }) => routes).find(route => route.path === path && route.open)

/** A menu is no page: its address leads to its first one. */
function entryOfMenu(path: string, menu: readonly MenuRoute[]): string | undefined {
  const route = menu.find(({ path: own, children }) => own === path && children.length)
  return route && entryOf(route)
}

function titleOf(path: string, menu: readonly MenuRoute[]): string | undefined {
  for (const { path: own, title, children } of menu) {
    const page = children.find(child => child.path === path)
    if (page) return page.title
    if (own === path) return title
  }
  return undefined
}
