import { type Desktop, type PermissionNode, sessionSlice, settingsOf } from '@portal/shared-lib'

/** By permission: whether to have it, whatever the server says. */
export type Wishes = Readonly<Record<string, boolean>>

/** What somebody with this desktop may do. */
export const permissionsOf = (desktop: Desktop): readonly string[] =>
  sessionSlice.reducer(undefined, sessionSlice.actions.opened(desktop)).permissions

/** The desktop as it would be with other permissions. The server still goes by those it knows. */
export function withPermissions(desktop: Desktop, wishes: Wishes): Desktop {
  const held = permissionsOf(desktop)
  const isKept = (url: string) => wishes[url] !== false
  const added = Object.keys(wishes).filter(url => wishes[url] && !held.includes(url))
  const kept = desktop.permissionList
    .filter(({ url }) => isKept(url))
    .map(menu => ({
      ...menu,
      list: menu.list
        .filter(page => isKept(pageUrl(menu, page)))
        .map(page => ({ ...page, list: page.list.filter(({ url }) => isKept(url)) })),
    }))
  return { ...desktop, permissionList: [...kept, ...added.map(node)] }
}

const pageUrl = (menu: PermissionNode, page: PermissionNode) =>
  (settingsOf(page).kind ?? 'page') === 'page' ? `${menu.url}/${page.url}` : page.url

const node = (url: string): PermissionNode => ({
  id: url,
  url,
  funName: url,
  description: null,
  iconPath: null,
  isRemind: '0',
  coustomParameters: '{"kind":"key"}',
  list: [],
})
