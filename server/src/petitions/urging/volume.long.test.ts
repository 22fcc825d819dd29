import { sql } from 'kysely'
import { createCaseRoles, createSentCase, type SentCase } from '../../../test/limits'
import { usePortal } from '../../../test/portal'
import { warnOfLimits } from './warn'
import { dueClocks } from './warnings/due-clocks'

const CLOCKS = 8_000
const FILL_LIMIT_MS = 60_000

describe('A province with 8,000 running clocks', () => {
  const portal = usePortal()
  let sent: SentCase

  /** Of twenty, one is due soon; of the others half are overdue and told of, half far away. */
  async function fill() {
    await sql`insert into clock (province_code, petition_id, step_id, type, org_id, start_at, due_at, unit, length,
        lamp_told, yellow_at)
      select ${sent.provinceCode}, ${sent.petitionId}, ${sent.stepId}, 'K05', ${sent.unit},
        '2026-09-01', timestamptz '2026-11-12 23:59:59+08' + place.days * interval '1 day', 'day', 60, place.told,
        timestamptz '2026-11-02 00:00:00+08' + place.days * interval '1 day'
      from generate_series(1, ${CLOCKS}) as number, lateral (select
        case when number % 20 = 0 then 5 when number % 2 = 0 then -30 else 40 end as days,
        case when number % 20 > 0 and number % 2 = 0 then 'red' else 'none' end as told) as place`.execute(portal.db)
    await sql`analyze`.execute(portal.db)
  }

  beforeAll(async () => {
    portal.clock.stopAt('2026-11-12T00:05:00+08:00')
    await createCaseRoles(portal)
    sent = await createSentCase(portal)
    await fill()
  }, FILL_LIMIT_MS)

  it('reads a batch along its index', async () => {
    const place = { at: new Date('2026-11-02T00:00:00+08:00'), id: '1' }
    const now = new Date('2026-11-12T00:00:00+08:00')
    const plan = JSON.stringify(await dueClocks(portal.db, sent.provinceCode, now, place).explain('text'))
    expect(plan).toMatch(/Index Scan using clock_yellow .*Index Cond: .*ROW\(yellow_at, id\) >/)
    expect(plan).not.toMatch(/Seq Scan on clock|Sort/)
  })

  it('warns of those that are due soon and touches no other', async () => {
    portal.clock.stopAt('2026-11-12T00:10:00+08:00')
    await warnOfLimits(portal.services)
    const told = await sql<{ lamp_told: string; count: number }>`
      select lamp_told, count(*)::int as count from clock group by 1 order by 1`.execute(portal.db)
    expect(told.rows).toEqual([
      { lamp_told: 'none', count: CLOCKS / 2 },
      { lamp_told: 'red', count: (CLOCKS * 9) / 20 },
      { lamp_told: 'yellow', count: CLOCKS / 20 },
    ])
    const messages = portal.db.selectFrom('message').select(eb => eb.fn.countAll<string>().as('count'))
    expect(await messages.executeTakeFirstOrThrow()).toEqual({ count: String(CLOCKS / 20) })
  })
})
