import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { grantRows, permissionRows, roleRows } from './rows'

/** What the tree shows of a node, which is nobody's to set but the version's. */
const SHOWN = ['fun_name', 'icon_path', 'is_remind', 'sort_no', 'custom_parameters'] as const

/**
 * Roles and permission tree as this version delivers them: what a province does not have yet is added, with whoever has
 * it as delivered. Who has what was there already stays as the province has set it, also where the version says otherwise:
 * nobody gets or loses a right of old by an upgrade. To be called in a transaction.
 */
export async function deliverRights(db: Db): Promise<void> {
  const roles = await db
    .insertInto('role')
    .values(roleRows())
    .onConflict(known => known.column('role_code').doNothing())
    .returning('role_code')
    .execute()
  const known = new Set((await db.selectFrom('permission_node').select('id').execute()).map(({ id }) => id))
  const nodes = permissionRows()
  await db
    .insertInto('permission_node')
    .values(nodes)
    .onConflict(there =>
      there
        .column('id')
        .doUpdateSet(row => Object.fromEntries(SHOWN.map(column => [column, row.ref(`excluded.${column}`)]))),
    )
    .execute()
  const isNew = new Set(nodes.map(({ id }) => id).filter(id => !known.has(id)))
  const isNewRole = new Set(roles.map(({ role_code }) => role_code))
  const grants = grantRows().filter(({ role_code, node_id }) => isNew.has(node_id) || isNewRole.has(role_code))
  if (grants.length === 0) return
  await db
    .insertInto('role_permission')
    .values(grants)
    .onConflict(held => held.doNothing())
    .execute()
  const is = { roles: [...isNewRole], permissions: [...isNew] }
  await recordSetting(db, { action: 'deliverRights', objectType: 'permission', objectId: '', is })
}

/** At a start and with new tables: what a newer version has more, once roles were delivered at all. */
export async function deliverAgain(db: Db): Promise<void> {
  const begun = await db.selectFrom('role').select('role_code').limit(1).executeTakeFirst()
  if (begun) await db.transaction().execute(deliverRights)
}
