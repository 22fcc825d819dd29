import { composition, type Desktop, type PermissionNode, settingsOf } from '@portal/shared-lib'
import { FIXED_ROUTES } from './fixed-routes'

/** A page in the side menu. */
export interface MenuPage {
  readonly path: string
  readonly title: string
  /** Path of the call that counts what waits there, for pages flagged as reminders. */
  readonly counter?: string
}

/** A submenu of the side menu: the block it belongs to, and its pages. */
export interface MenuRoute {
  readonly path: string
  readonly title: string
  readonly block: string
  /** Of the picture before it, as the permission tree names it. */
  readonly icon?: string
  /** Opened by its address alone. */
  readonly isHidden?: true
  readonly children: readonly MenuPage[]
}

/** The routes of a permission tree: each top-level item becomes `/{url}` with children `{url}/{childUrl}`. */
export function buildRoutes(tree: Desktop['permissionList']): MenuRoute[] {
  return tree.map(node => ({
    path: `/${node.url}`,
    title: node.funName,
    block: settingsOf(node).block ?? node.url,
    ...(node.iconPath && { icon: node.iconPath }),
    ...(settingsOf(node).hidden === '1' && { isHidden: true as const }),
    children: node.list.filter(isPage).map(page => pageOf(node.url, page)),
  }))
}

/** Where a route leads: its first child, or itself where it has none. */
export const entryOf = (route: MenuRoute): string => route.children[0]?.path ?? route.path

/** The blocks of the top menu that have routes, and where each leads: the first child of its first route. */
export function blocksOf({ topMenu }: Desktop, routes: readonly MenuRoute[]) {
  return topMenu.flatMap(({ code, resourceName }) => {
    const first = routes.find(route => route.block === code)
    return first ? [{ code, resourceName, entry: entryOf(first) }] : []
  })
}

/** Where the portal's root leads: the first block's first page. */
export const entryOfPortal = (desktop: Desktop, routes: readonly MenuRoute[]): string | undefined =>
  blocksOf(desktop, routes)[0]?.entry

/** The menu entry to highlight on a page: its own, or the one that its remote names for it. */
export function menuPathOf(path: string): string {
  const routes = composition().remotes.flatMap(remote => remote.routes)
  return routes.find(route => route.path === path)?.menu ?? path
}

/** The block of a path: of the menu that holds it, of the fixed route that it is, or whose code it contains. */
export function blockOf(routes: readonly MenuRoute[], blocks: Desktop['topMenu'], path: string): string | undefined {
  const route = routes.find(({ path: own }) => path === own || path.startsWith(`${own}/`))
  const known = route?.block ?? FIXED_ROUTES.find(fixed => fixed.path === path)?.block
  return known ?? blocks.find(({ code }) => path.includes(code))?.code
}

function isPage(node: PermissionNode): boolean {
  return (settingsOf(node).kind ?? 'page') === 'page'
}

function pageOf(menuUrl: string, node: PermissionNode): MenuPage {
  const { counter } = settingsOf(node)
  return { path: `/${menuUrl}/${node.url}`, title: node.funName, ...(node.isRemind === '1' && counter && { counter }) }
}
