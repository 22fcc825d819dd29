import { OFFICER_ROLES } from '../../people/identity/officers'
import { type RightsNode, readNode } from '../../people/identity/rights-node'
import { grantRows } from '../../people/rights/rows'
import type { Db } from '../../platform/database/connect'

export interface TreeNode extends RightsNode {
  /** 0 for a block. */
  readonly depth: number
  /** The officers' alone, as delivered. */
  readonly isReserved: boolean
  readonly delivered: readonly string[]
}

/** The permission tree in its order: menus below their blocks, everything else below what it stands under. */
export async function readTree(db: Db): Promise<TreeNode[]> {
  const rows = await db.selectFrom('permission_node').selectAll().orderBy('sort_no').orderBy('id').execute()
  const nodes = rows.map(readNode)
  const delivered = deliveredRoles()
  const placed: TreeNode[] = []
  const place = (node: RightsNode, depth: number) => {
    const roles = [...(delivered.get(node.id) ?? [])].sort()
    const isReserved = roles.length > 0 && roles.every(role => OFFICER_ROLES.includes(role))
    placed.push({ ...node, depth, isReserved, delivered: roles })
    for (const below of nodes) if (isBelow(below, node)) place(below, depth + 1)
  }
  for (const node of nodes) if (node.kind === 'block') place(node, 0)
  return placed
}

const isBelow = (node: RightsNode, above: RightsNode): boolean =>
  above.kind === 'block' ? node.parentId === null && node.block === above.url : node.parentId === above.id

/** By node, as far as this version brings it. */
function deliveredRoles(): ReadonlyMap<string, ReadonlySet<string>> {
  const roles = new Map<string, Set<string>>()
  for (const { node_id, role_code } of grantRows()) roles.set(node_id, (roles.get(node_id) ?? new Set()).add(role_code))
  return roles
}

/** A node and all below it. */
export function withBelow(tree: readonly TreeNode[], id: string): string[] {
  return [id, ...tree.flatMap(node => (node.parentId === id ? withBelow(tree, node.id) : []))]
}

/** `系统管理 / 用户管理 / 授予角色` */
export function nameOf(tree: readonly TreeNode[], node: TreeNode): string {
  const above = tree.find(({ id }) => id === node.parentId)
  return above ? `${nameOf(tree, above)} / ${node.row.fun_name}` : node.row.fun_name
}
