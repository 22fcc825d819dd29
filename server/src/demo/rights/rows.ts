import { BLOCKS } from './blocks'
import { BUTTONS } from './buttons'
import { HANDLING_MENUS } from './handling-menus'
import { HOME_MENUS, INFORMATION_MENUS } from './information-menus'
import type { MenuSeed, PageSeed } from './menu'
import { REGISTRATION_MENUS } from './registration-menus'
import { ROLES } from './roles'
import { scopeOf } from './scopes'
import { SUPERVISION_MENUS } from './supervision-menus'

export const MENUS: readonly MenuSeed[] = [
  ...HOME_MENUS,
  ...REGISTRATION_MENUS,
  ...HANDLING_MENUS,
  ...SUPERVISION_MENUS,
  ...INFORMATION_MENUS,
]

/** A node with the roles it is granted to; what lies above a granted node is granted with it. */
interface SeededNode {
  readonly id: string
  readonly parent_id: string | null
  readonly url: string
  readonly fun_name: string
  readonly icon_path?: string
  readonly is_remind?: boolean
  readonly parameters: Readonly<Record<string, string>>
  readonly roles: string
}

const NODES: readonly SeededNode[] = [
  ...Object.entries(BLOCKS).map(([url, title]) => node(null, url, title, 'block')),
  ...MENUS.flatMap(menuNodes),
]

export const roleRows = () =>
  Object.entries(ROLES).map(([role_code, role_name]) => ({ role_code, role_name, data_scope: scopeOf(role_code) }))

export const permissionRows = () =>
  NODES.map(({ roles, parameters, ...columns }, index) => ({
    description: null,
    icon_path: null,
    ...columns,
    sort_no: index,
    custom_parameters: JSON.stringify(parameters),
  }))

export const grantRows = () =>
  NODES.flatMap(({ id, roles }) =>
    roles.split(' ').flatMap(role => (role === '' ? [] : [{ role_code: role, node_id: id }])),
  )

function menuNodes({ block, url, title, icon, roles = '', pages = [], keys = {} }: MenuSeed): SeededNode[] {
  const menu = node(null, url, title, 'menu', roles, { block })
  const keyNodes = Object.entries(keys).map(([key, { title, roles }]) => node(menu.id, key, title, 'key', roles))
  return [{ ...menu, icon_path: icon }, ...pages.flatMap(page => pageNodes(menu.id, page)), ...keyNodes]
}

function pageNodes(menuId: string, { url, title, roles, counter, viewId, buttons = {} }: PageSeed): SeededNode[] {
  const page = node(menuId, url, title, 'page', roles, { ...(viewId && { viewId }), ...(counter && { counter }) })
  const buttonNodes = Object.entries(buttons).map(([code, roles]) =>
    node(page.id, code, BUTTONS[code] ?? code, 'button', roles),
  )
  return [{ ...page, is_remind: counter !== undefined }, ...buttonNodes]
}

function node(
  parent_id: string | null,
  url: string,
  fun_name: string,
  kind: 'block' | 'menu' | 'page' | 'key' | 'button',
  roles = '',
  more: Readonly<Record<string, string>> = {},
): SeededNode {
  const id = parent_id === null ? `${kind}:${url}` : `${parent_id}/${url}`
  return { id, parent_id, url, fun_name, parameters: { kind, ...more }, roles }
}
