import { offersPage, settingsOf, useDesktop } from '@portal/shared-lib'

/** A page of the own menu that the portal offers. */
interface OwnPage {
  /** Below the base path. */
  readonly path: string
  readonly title: string
  /** Code of its block in the top menu. */
  readonly block: string
  /** Path of the call that counts what waits there; empty: none. */
  readonly counter: string
}

/** The pages of the user's menus, in their order. */
export function useOwnPages(): readonly OwnPage[] {
  const menus = useDesktop()?.permissionList ?? []
  return menus.flatMap(menu => {
    const { block = menu.url, hidden } = settingsOf(menu)
    if (hidden === '1') return []
    const pages = menu.list.filter(page => (settingsOf(page).kind ?? 'page') === 'page')
    const own = pages.map(page => ({
      path: `/${menu.url}/${page.url}`,
      title: page.funName,
      block,
      counter: page.isRemind === '1' ? (settingsOf(page).counter ?? '') : '',
    }))
    const alone = { path: `/${menu.url}`, title: menu.funName, block, counter: '' }
    return (own.length > 0 ? own : [alone]).filter(({ path }) => offersPage(path))
  })
}
