import type { Composition, RemoteRoute } from '@portal/shared-lib'
import type { MenuRoute } from '../menu/menu'

/** Pages of the shell itself, open to everybody. */
const OWN_ROUTES: readonly RemoteRoute[] = [{ path: '/noAuthority', title: '无权限', check: false }]

export type Access =
  /** A remote or the shell shows it. */
  | { readonly kind: 'served'; readonly title: string }
  /** In the user's menu, but no composed remote serves it yet. */
  | { readonly kind: 'notOpened'; readonly title: string }
  | { readonly kind: 'forbidden' }

/** Whether a user with these menu routes may see a path, and under which title. */
export function accessTo(path: string, composition: Composition, menu: readonly MenuRoute[]): Access {
  const served = [...OWN_ROUTES, ...composition.remotes.flatMap(({ routes }) => routes)].find(
    route => route.path === path,
  )
  const titleInMenu = titleOf(path, menu)
  if (served && (!served.check || titleInMenu !== undefined))
    return { kind: 'served', title: titleInMenu ?? served.title }
  return titleInMenu === undefined ? { kind: 'forbidden' } : { kind: 'notOpened', title: titleInMenu }
}

function titleOf(path: string, menu: readonly MenuRoute[]): string | undefined {
  for (const { path: own, title, children } of menu) {
    const page = children.find(child => child.path === path)
    if (page) return page.title
    if (own === path && !children.length) return title
  }
  return undefined
}
