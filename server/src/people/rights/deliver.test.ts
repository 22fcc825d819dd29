import { useDatabase } from '../../../test/database'
import type { Db } from '../../platform/database/connect'
import { deliverAgain, deliverRights } from './deliver'
import { grantRows } from './rows'

describe('Rights that a version delivers', () => {
  const database = useDatabase()
  const grants = async (db: Db) => {
    const rows = await db.selectFrom('role_permission').select(['role_code', 'node_id']).execute()
    return rows.map(({ role_code, node_id }) => `${role_code} ${node_id}`).sort()
  }
  const delivered = grantRows()
    .map(({ role_code, node_id }) => `${role_code} ${node_id}`)
    .sort()

  it('are none where no province has begun', async () => {
    await deliverAgain(database.ownerDb)
    expect(await grants(database.ownerDb)).toEqual([])
  })

  it('are all of them at first, and the same again changes nothing', async () => {
    await database.ownerDb.transaction().execute(deliverRights)
    await deliverAgain(database.ownerDb)
    expect(await grants(database.ownerDb)).toEqual(delivered)
    const audit = await database.ownerDb
      .selectFrom('audit')
      .where('action', '=', 'deliverRights')
      .select('id')
      .execute()
    expect(audit).toHaveLength(1)
  })

  it('come with what is new after an upgrade, and leave alone what officers have given and taken', async () => {
    const db = database.ownerDb
    const node = grantRows().find(({ role_code }) => role_code === 'R01')?.node_id ?? ''
    const [newer = ''] = grantRows().flatMap(({ node_id }) => (node_id.endsWith('sys:grant') ? [node_id] : []))
    // As an officer did: R01 has lost a page, R18 has another.
    await db.deleteFrom('role_permission').where('role_code', '=', 'R01').where('node_id', '=', node).execute()
    const given = (
      await db.selectFrom('permission_node').where('url', '=', 'sys:account').select('id').executeTakeFirstOrThrow()
    ).id
    await db.insertInto('role_permission').values({ role_code: 'R18', node_id: given }).execute()
    // As an older version was: a node did not exist, another was called otherwise.
    await db.deleteFrom('role_permission').where('node_id', '=', newer).execute()
    await db.deleteFrom('permission_node').where('id', '=', newer).execute()
    await db.updateTable('permission_node').set({ fun_name: '旧名称' }).where('id', '=', node).execute()

    await deliverAgain(db)
    const expected = delivered.filter(grant => grant !== `R01 ${node}`).concat(`R18 ${given}`)
    expect(await grants(db)).toEqual(expected.sort())
    const { fun_name } = await db
      .selectFrom('permission_node')
      .where('id', '=', node)
      .select('fun_name')
      .executeTakeFirstOrThrow()
    expect(fun_name).not.toBe('旧名称')
  })
})
