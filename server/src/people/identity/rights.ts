import type { Db } from '../../platform/database/connect'
import { keptOf } from '../../platform/database/kept'
import type { Services } from '../../platform/services'
import { permissionOf, type RightsNode, readNode } from './rights-node'

/** What every role may do, as of now. */
export interface Rights {
  /** All nodes of the permission tree, in their order. */
  readonly nodes: readonly RightsNode[]
  /** The nodes that roles give: granted ones, and all above them. Blocks are not given, they follow from their menus. */
  readonly grantedTo: (roles: readonly string[]) => readonly RightsNode[]
  /** The urls of those nodes, as a caller's permissions hold them. */
  readonly permissionsOf: (roles: readonly string[]) => ReadonlySet<string>
}

/** Rights change rarely and are asked for by every call, so they are kept until they change. */
export function currentRights({ databaseUrl, db }: Services): Promise<Rights> {
  return keptOf(databaseUrl).value('rights', () => readRights(db))
}

async function readRights(db: Db): Promise<Rights> {
  const rows = await db.selectFrom('permission_node').selectAll().orderBy('sort_no').orderBy('id').execute()
  return rightsOf(rows, await db.selectFrom('role_permission').selectAll().execute())
}

/** What these nodes, in their order, and grants amount to. */
export function rightsOf(
  rows: readonly Parameters<typeof readNode>[0][],
  grants: readonly { readonly role_code: string; readonly node_id: string }[],
): Rights {
  const nodes = rows.map(readNode)
  const byId = new Map(nodes.map(node => [node.id, node]))
  const grantedTo = (roles: readonly string[]) => {
    const ids = grants.filter(grant => roles.includes(grant.role_code)).map(grant => grant.node_id)
    const granted = new Set(ids.flatMap(id => withAncestors(byId.get(id), byId)))
    return nodes.filter(node => granted.has(node) && node.kind !== 'block')
  }
  return { nodes, grantedTo, permissionsOf: remembered(roles => urlsOf(grantedTo(roles), byId)) }
}

function withAncestors(node: RightsNode | undefined, byId: ReadonlyMap<string, RightsNode>): RightsNode[] {
  return node ? [node, ...withAncestors(byId.get(node.parentId ?? ''), byId)] : []
}

const urlsOf = (nodes: readonly RightsNode[], byId: ReadonlyMap<string, RightsNode>): ReadonlySet<string> =>
  new Set(nodes.map(node => permissionOf(node, byId)))

/** There are few combinations of roles, and every call asks for one. */
function remembered<T>(make: (roles: readonly string[]) => T): (roles: readonly string[]) => T {
  const made = new Map<string, T>()
  return roles => {
    const key = [...roles].sort().join()
    const value = made.get(key) ?? make(roles)
    made.set(key, value)
    return value
  }
}
