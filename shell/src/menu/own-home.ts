import { composition, type Desktop } from '@portal/shared-lib'
import { HOME } from '@portal/shared-lib/contract/rules/home'
import { isOffered } from './access'
import { entryOfPortal, type MenuRoute, menuPathOf } from './menu'
import { menusOf } from './offered'

/** Somebody's home page: the saved one where it can be opened, else the first page. */
export function ownHome(desktop: Desktop, saved: string | undefined): string | undefined {
  const { granted, offered } = menusOf(desktop)
  return saved && isOffered(saved, composition(), granted) ? saved : entryOfPortal(desktop, offered)
}

const FOLDER = '/home/'

/** Menus with somebody's own home page in the place of the usual one. */
export function withHome(routes: readonly MenuRoute[], home: string | undefined): readonly MenuRoute[] {
  if (!home?.startsWith(FOLDER)) return routes
  const led = (page: MenuRoute['children'][number]) => (page.path === HOME ? { ...page, path: home } : page)
  return routes.map(route => ({ ...route, children: route.children.map(led) }))
}

/** The menu entry of a page, in menus with somebody's own home page. */
export function entryAt(path: string, home: string | undefined): string {
  const entry = menuPathOf(path)
  return entry === HOME && home?.startsWith(FOLDER) ? home : entry
}
