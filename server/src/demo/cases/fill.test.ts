import { sql } from 'kysely'
import { usePortal } from '../../../test/portal'
import { fillDemo } from '..'
import { fillCases } from './fill'
import { GOLDEN } from './golden'
import { WAITING } from './waiting'

const TODAY = '2026-11-20T08:00:00+08:00'
/** Enough to take every way a few times; each case takes a tenth of a second on a loaded machine. */
const ORDINARY = 40
const LONGEST_MS = 240_000

describe('The cases of the demonstration', () => {
  const portal = usePortal()
  const told: string[] = []
  let played = 0

  beforeAll(async () => {
    portal.clock.stopAt(TODAY)
    await fillDemo(portal.services, () => {})
    played = await fillCases(portal.services, ORDINARY, line => told.push(line))
  }, LONGEST_MS)

  const statesOf = async () => {
    const rows = await portal.db.selectFrom('petition').select('state').distinct().orderBy('state').execute()
    return rows.map(({ state }) => state)
  }

  it('are all played, none left out', () => {
    expect(told.filter(line => line.startsWith('Left out'))).toEqual([])
    expect(played).toBe(GOLDEN.length + WAITING.length + ORDINARY)
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
    expect(await fillCases(portal.services, ORDINARY, () => {})).toBe(0)
  })

  it('go on where they were interrupted', async () => {
    await sql`alter table audit disable trigger user`.execute(portal.db)
    await sql`delete from audit where object_type = 'demonstration' and object_id = 'ordinary 7'`.execute(portal.db)
    expect(await fillCases(portal.services, ORDINARY, () => {})).toBe(1)
  })
})
