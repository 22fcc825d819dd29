import { recordSetting } from '../../../platform/audit/record-setting'
import type { Db } from '../../../platform/database/connect'
import { permissionOf, readNode } from '../rights-node'

/** Gives a permission to a role, or takes it; it counts at once. Throws where there is no such role or permission. */
export async function changeGrant(db: Db, change: 'grant' | 'revoke', role: string, permission: string): Promise<void> {
  const roles = await db.selectFrom('role').select('role_code').orderBy('role_code').execute()
  if (!roles.some(({ role_code }) => role_code === role))
    throw new Error(`There is no role ${role}. Roles: ${roles.map(({ role_code }) => role_code).join(', ')}`)
  const ids = await nodesOf(db, permission)
  if (ids.length === 0) throw new Error(`There is no permission ${permission} in the tree`)
  const was = { granted: await isGranted(db, role, ids) }
  if (change === 'revoke')
    await db.deleteFrom('role_permission').where('role_code', '=', role).where('node_id', 'in', ids).execute()
  else await grant(db, [role], ids)
  const action = change === 'grant' ? 'grantPermission' : 'revokePermission'
  await recordPermission(db, action, `${role} ${permission}`, { was, is: { granted: change === 'grant' } })
}

/** Whether a role holds any of some nodes. */
async function isGranted(db: Db, role: string, nodes: readonly string[]): Promise<boolean> {
  const held = db.selectFrom('role_permission').where('role_code', '=', role).where('node_id', 'in', nodes)
  return (await held.select('node_id').limit(1).executeTakeFirst()) !== undefined
}

type Change = Pick<Parameters<typeof recordSetting>[1], 'was' | 'is'>

/** A change of the tree, or of who has what of it. */
export const recordPermission = (db: Db, action: string, objectId: string, change: Change = {}) =>
  recordSetting(db, { action, objectType: 'permission', objectId, ...change })

/** Every one of some nodes to every one of some roles. */
export async function grant(db: Db, roles: readonly string[], nodes: readonly string[]): Promise<void> {
  const rows = roles.flatMap(role_code => nodes.map(node_id => ({ role_code, node_id })))
  if (rows.length === 0) return
  await db
    .insertInto('role_permission')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** A button may stand on several pages. */
async function nodesOf(db: Db, permission: string): Promise<string[]> {
  const nodes = (await db.selectFrom('permission_node').selectAll().execute()).map(readNode)
  const byId = new Map(nodes.map(node => [node.id, node]))
  return nodes.filter(node => node.kind !== 'block' && permission === permissionOf(node, byId)).map(({ id }) => id)
}
