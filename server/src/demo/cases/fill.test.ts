import { sql } from 'kysely'
import { usePortal } from '../../../test/portal'
import { PLAYED } from '../../../test/templates'
import { fillCases } from './fill'
import { GOLDEN } from './golden'
import { WAITING } from './waiting'

describe('The cases of the demonstration', () => {
  const portal = usePortal({ database: 'played' })
  const playAgain = () => fillCases(portal.services, PLAYED.ordinary, () => {})

  beforeAll(() => portal.clock.stopAt(PLAYED.at))

  const statesOf = async () => {
    const rows = await portal.db.selectFrom('petition').select('state').distinct().orderBy('state').execute()
    return rows.map(({ state }) => state)
  }

  it('are all played, none left out', async () => {
    const { rows } = await sql`select from audit where object_type = 'demonstration'`.execute(portal.db)
    expect(rows).toHaveLength(GOLDEN.length + WAITING.length + PLAYED.ordinary)
  })

  it('show nearly every state', async () => {
    const shown = '05 10 12 20 22 25 30 35 40 42 44 50 60 62 65 90 91 93 94'.split(' ')
    expect(await statesOf()).toEqual(expect.arrayContaining(shown))
  })

  it('happened before today', async () => {
    const { rows } = await sql<{ last: Date }>`select max(at) as last from timeline`.execute(portal.db)
    expect(rows[0]?.last.getTime()).toBeLessThan(Date.parse('2026-11-20T00:00:00+08:00'))
  })

  it('count their to-dos right', async () => {
    const counted = await sql`select dept_id, person_id, todo_type, count(*)::int as open_count from todo
      where done_at is null group by 1, 2, 3 order by 1, 2, 3`.execute(portal.db)
    const counters = await sql`select dept_id, person_id, todo_type, open_count from todo_counter
      where open_count > 0 order by 1, 2, 3`.execute(portal.db)
    expect(counters.rows).toEqual(counted.rows)
  })

  it('leave no old message unread', async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from message
      where state = '0' and created_at < '2026-11-18T00:00:00+08:00'`.execute(portal.db)
    expect(rows).toEqual([{ count: 0 }])
  })

  it('are played once: what is there already stays as it is', async () => {
    expect(await playAgain()).toBe(0)
  })

  it('go on where they were interrupted', async () => {
    await sql`alter table audit disable trigger user`.execute(portal.db)
    await sql`delete from audit where object_type = 'demonstration' and object_id = 'ordinary 7'`.execute(portal.db)
    // What was interrupted left no letter.
    await portal.db.updateTable('petition').set({ barcode: '' }).execute()
    expect(await playAgain()).toBe(1)
  })
})
