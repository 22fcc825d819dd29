import type { Db } from '../../platform/database/connect'
import { grantRows, permissionRows, roleRows } from './rows'

/**
 * Roles and permission tree as this version delivers them: what a province does not have yet is added, with whoever has
 * it as delivered; what it has stays as the province has set it.
 */
export async function deliverRights(db: Db): Promise<void> {
  await db
    .insertInto('role')
    .values(roleRows())
    .onConflict(known => known.doNothing())
    .execute()
  const added = await db
    .insertInto('permission_node')
    .values(permissionRows())
    .onConflict(known => known.doNothing())
    .returning('id')
    .execute()
  const isNew = new Set(added.map(({ id }) => id))
  const grants = grantRows().filter(({ node_id }) => isNew.has(node_id))
  if (grants.length > 0) await db.insertInto('role_permission').values(grants).execute()
}
