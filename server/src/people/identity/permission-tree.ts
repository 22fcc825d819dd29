import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { desktop } from '@portal/shared-lib/contract/identity'
import { flag } from '../../platform/http/flag'
import type { RightsNode } from './rights-node'

type Tree = CallAnswer<typeof desktop>['permissionList']

/** Nodes in their order as a tree, in the field names of the wire. */
export function permissionTree(nodes: readonly RightsNode[]): Tree {
  const below = childrenOf(nodes)
  const branches = (parentId: string | null): Tree =>
    (below.get(parentId) ?? []).map(({ id, row }) => ({
      id,
      url: row.url,
      funName: row.fun_name,
      description: row.description,
      iconPath: row.icon_path,
      isRemind: flag(row.is_remind),
      coustomParameters: row.custom_parameters,
      list: branches(id),
    }))
  return branches(null)
}

function childrenOf(nodes: readonly RightsNode[]): ReadonlyMap<string | null, readonly RightsNode[]> {
  const children = new Map<string | null, RightsNode[]>()
  for (const node of nodes) {
    const siblings = children.get(node.parentId)
    if (siblings) siblings.push(node)
    else children.set(node.parentId, [node])
  }
  return children
}

/** The blocks in which a granted menu stands, in the order of the blocks. */
export function topMenu(all: readonly RightsNode[], granted: readonly RightsNode[]) {
  const menus = granted.filter(node => node.kind === 'menu' && node.parentId === null)
  return all
    .filter(node => node.kind === 'block' && menus.some(menu => menu.block === node.url))
    .map(({ url, row }) => ({ code: url, resourceName: row.fun_name }))
}
