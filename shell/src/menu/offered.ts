import { type Composition, composition, type Desktop } from '@portal/shared-lib'
import { isOffered } from './access'
import { buildRoutes, type MenuRoute } from './menu'

interface Menus {
  /** All that the permission tree holds. */
  readonly granted: readonly MenuRoute[]
  /** What of it menus and badges show. */
  readonly offered: readonly MenuRoute[]
}

/** Each badge asks; a composition stays as it is. */
const known = new WeakMap<Desktop, Menus>()

/** The menus of whoever has this desktop. */
export function menusOf(desktop: Desktop): Menus {
  const before = known.get(desktop)
  if (before) return before
  const granted = buildRoutes(desktop.permissionList)
  const menus = { granted, offered: offeredMenu(granted, composition()) }
  known.set(desktop, menus)
  return menus
}

/** The part of somebody's menu that leads to what there is. A submenu that has nothing left is gone, too. */
export function offeredMenu(menu: readonly MenuRoute[], portal: Composition): MenuRoute[] {
  const isThere = ({ path }: { path: string }) => isOffered(path, portal, menu)
  return menu
    .filter(route => !route.isHidden && isThere(route))
    .map(route => ({ ...route, children: route.children.filter(isThere) }))
}
