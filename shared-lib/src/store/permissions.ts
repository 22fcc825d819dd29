import type { DesktopAnswer } from '../contract/calls/identity'

/** The signed-in user; permissions stay in the tree's own form. */
export type Desktop = DesktopAnswer
export type PermissionNode = Desktop['permissionList'][number]

/** Urls of a permission tree: `menu/page` for what lies below a menu, the bare url for menus, buttons and keys. */
export function permissionUrls(tree: readonly PermissionNode[]): string[] {
  return tree.flatMap(menu => [menu.url, ...menu.list.flatMap(page => pageUrls(menu.url, page))])
}

function pageUrls(menuUrl: string, page: PermissionNode): string[] {
  const own = kindOf(page) === 'page' ? `${menuUrl}/${page.url}` : page.url
  return [own, ...page.list.flatMap(button => [button.url])]
}

/** Settings of a permission node (`coustomParameters`, JSON text). */
export interface NodeSettings {
  kind?: 'menu' | 'page' | 'button' | 'key'
  block?: string
  /** `1`: a page that stands in no menu. */
  hidden?: string
  /** Path of the call that counts what waits there. */
  counter?: string
}

export function settingsOf(node: PermissionNode): NodeSettings {
  try {
    return JSON.parse(node.coustomParameters ?? '{}') as NodeSettings
  } catch {
    return {}
  }
}

const kindOf = (node: PermissionNode) => settingsOf(node).kind ?? 'page'
