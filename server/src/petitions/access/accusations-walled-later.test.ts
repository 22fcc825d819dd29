import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { usePortal } from '../../../test/portal'

const FILE = join(__dirname, '../../platform/database/migrations/202611242407_accusation_wall.sql')
const BEGIN = 'create temp table accusation on commit drop'

describe('Accusations from before they were walled', () => {
  const portal = usePortal({ database: 'simulated' })
  const accusations = () =>
    portal.db
      .selectFrom('petition')
      .where('petition_no', '<>', '')
      .where('inspection_team', '=', '')
      .where(eb => eb.or([eb('purpose', '=', '02'), eb('legal_class', '=', '2')]))

  it('are walled with the tables: for whoever has them in hand or has worked on them', async () => {
    const whole = await readFile(FILE, 'utf8')
    const later = whole.slice(whole.indexOf(BEGIN))
    await sql`alter table petition drop constraint accusation_is_walled`.execute(portal.db)
    const ids = (await accusations().select('id').execute()).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    const { db } = portal
    await db.updateTable('petition').set({ walled_off: false }).where('id', 'in', ids).execute()
    await db.deleteFrom('petition_access').where('petition_id', 'in', ids).execute()
    // Facts are kept at the end of a transaction; when this migration was new there were none that a change had to wait for.
    await db.transaction().execute(all => sql.raw(`set constraints all immediate;${later}`).execute(all))
    expect(await accusations().where('walled_off', '=', false).select('id').execute()).toEqual([])
    const { rows } = await sql`
      select petition_id, person_id from todo where person_id <> '' and petition_id = any(${ids}::bigint[])
      except select petition_id, person_id from petition_access`.execute(db)
    expect(rows).toEqual([])
    const known = await db.selectFrom('petition_access').where('petition_id', 'in', ids).select('person_id').execute()
    const people = new Set(known.map(({ person_id }) => person_id))
    expect(people.has('demo-zs07')).toBe(true)
    for (const stranger of ['demo-zs08', 'demo-ld15', 'demo-xw18']) expect(people.has(stranger)).toBe(false)
  })
})
