import { EventEmitter, once } from 'node:events'
import { REPORT_IDS } from '@portal/shared-lib/contract/rules/figures'
import { sql } from 'kysely'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { itLong } from '../../../test/long'
import { usePortal } from '../../../test/portal'
import { DAY_MS } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { countMap, countTrend } from '../board'
import type { Table } from '../conditions'
import { countCauses, countCitations, countMatrix } from '../decision/policies'
import { countReport } from '../reports'
import { forgetFactChanges } from './forget-changes'
import { keepWarm } from './keep-warm'
import { countWrongFacts } from './rebuild'
import { addedUp, isStale, partsOf, Standings } from './standing'

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const PERIOD = { from: '2025-06-01', to: '2026-12-31', dateMode: '2' as const }
/** Each report has its turn, one of so many. */
const TURNS = 5
const LONGEST_MS = 60_000 + ROUNDS * 5000
/** Who counts the province, and a city with what others there have of elsewhere. */
const COUNTING = ['zs07', 'zs07', 'al07']
/** Some after the first. */
const DAYS_PASSED = [1, 200]
/** Where M02 stands on the map. */
const PERSONS = 2
const SCOPE = { channels: [], repeat: '' as const }
/** The province, a city and a county of it, and one of its towns. */
const REGIONS = ['', '990100000000', '990121000000', '990121100000']

/** What happens to some petitions, or beside them. */
const CHANGES = [
  "update petition set state = '60', closed_at = now()",
  'update petition set matter_id = (select matter_id from petition where matter_id is not null order by id desc limit 1)',
  "update petition set state = '65', closed_at = null",
  "update handling_step set signed_at = sent_at + petition_id % 50 * interval '1 hour', handler_id = from_person_id",
  "update petition set state = '99'",
  `insert into process_record (province_code, petition_id, step_id, kind, text, person_id, at)
    select province_code, id, lead_step_id, '6', '试', 'demo-zs07', now() from petition`,
  'update petition set person_count = person_count + 3',
  "update petition set walled_off = purpose = '02' or legal_class = '2' or accused_org_id is not null or not walled_off",
  "update petition set state = '60', closed_at = registered_at, repeat_flag = '0'",
  "update petition set place_region = '990121100000'",
  `insert into leader_reception (province_code, petition_id, leader_id, form, place, day)
    select province_code, id, 'demo-zs07', '1', '试', date '2026-02-01' from petition`,
  "update petition set registered_at = registered_at - interval '20 days'",
  "update approval set submitted_at = submitted_at - interval '7 hours', ended_at = coalesce(ended_at, now())",
  "update petition set repeat_flag = '1', channel = '300'",
  "update handling_step set returned_at = sent_at + interval '5 hours'",
  'update petition set category = category',
  `insert into opinion_citation select province_code, id, id, law, ''
    from petition cross join unnest(array['信访工作条例', '试行办法']) as cited (law)`,
  "update petition set cause = '07', category = '010203'",
  'delete from opinion_citation',
] as const
const PETITION_OF = /(update (handling_step|approval)|from opinion_citation)\b/

describe('What was counted before', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const first = new Date('2026-11-26T10:00:00+08:00')
  /** Days pass; what is kept turns with them. */
  let now = first

  /** What pages show, of another region and with other reports each time; what is kept is the same of all regions. */
  const tablesOf = (round: number) => async (db: Db) => {
    const counting = { db, now, caller: getCaller(COUNTING[round % COUNTING.length] ?? '') }
    const region = REGIONS[round % REGIONS.length] ?? ''
    const asked = { ...PERIOD, ...SCOPE, region }
    const counted: Table[] = [
      await countMap(counting, asked),
      await countTrend(counting, { ...asked, unit: 'month' }),
      (await countMatrix(counting, asked)).table,
      (await countCitations(counting, asked)).table,
      await countCauses(counting, asked),
    ]
    for (const id of REPORT_IDS.filter((_, at) => at % TURNS === round % TURNS))
      counted.push(await countReport(counting, { ...asked, id, compare: true }))
    return counted
  }
  /** In a transaction everything is counted anew. */
  const expectEqual = async (round: number) =>
    expect(await tablesOf(round)(portal.db)).toEqual(await portal.db.transaction().execute(tablesOf(round)))

  const change = (db: Db, round: number) => {
    const words = CHANGES[round % CHANGES.length] ?? ''
    const number = sql.ref(PETITION_OF.test(words) ? 'petition_id' : 'id')
    return sql`${sql.raw(words)} where ${number} % 7 = ${round % 7} ${sql.raw(words.startsWith('insert') ? 'on conflict do nothing' : '')}`.execute(
      db,
    )
  }

  it(
    'and what has changed since are what is there, whatever happens',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await change(portal.db, round)
        await expectEqual(round)
        expect(await countWrongFacts(portal.db)).toBe(0)
      }
    },
    LONGEST_MS,
  )

  itLong(
    'turns with the days',
    async () => {
      for (let round = 0; round < TURNS; round += 1) await expectEqual(round)
      for (const days of DAYS_PASSED) {
        now = new Date(first.getTime() + days * DAY_MS)
        for (let round = 0; round < TURNS; round += 1) await expectEqual(round)
      }
      now = first
      await expectEqual(0)
    },
    LONGEST_MS,
  )

  it('waits for what others have not committed, and never hears of what they took back', async () => {
    // Of one matter the facts of one would wait for the others.
    await sql`update petition set matter_id = null`.execute(portal.db)
    const [first, second] = [await portal.db.startTransaction().execute(), await portal.db.startTransaction().execute()]
    await change(first, 3)
    await sql`set constraints all immediate`.execute(first)
    await change(second, 4)
    await sql`set constraints all immediate`.execute(second)
    await expectEqual(0)
    await change(portal.db, 5)
    await expectEqual(TURNS)
    await first.commit().execute()
    await second.rollback().execute()
    await expectEqual(2 * TURNS)
  })

  it('hears of facts that are all gone, and of facts that are there again', async () => {
    const kept = sql`create table facts_before as select * from petition_fact`
    await kept.execute(portal.db)
    await sql`truncate petition_fact`.execute(portal.db)
    await expectEqual(0)
    await sql`insert into petition_fact select * from facts_before`.execute(portal.db)
    await expectEqual(0)
  })

  it('is not used once changes are forgotten, nor on another database', async () => {
    const standing = { snapshot: '1:1:', era: 'a', at: 0, day: '2026-11-26', parts: partsOf([]) }
    expect(isStale(standing, { snapshot: '2:2:', era: 'a', at: 302_400 })).toBe(false)
    expect(isStale(standing, { snapshot: '2:2:', era: 'a', at: 302_401 })).toBe(true)
    expect(isStale(standing, { snapshot: '2:2:', era: 'b', at: 1 })).toBe(true)
    await sql`update petition_fact_change set changed_at = now() - interval '97 hours' where petition_id % 2 = 0`.execute(
      portal.db,
    )
    await forgetFactChanges(portal.services)
    const { rows } = await sql<{
      even: boolean
    }>`select distinct petition_id % 2 = 0 as even from petition_fact_change`.execute(portal.db)
    expect(rows).toEqual([{ even: false }])
  })

  it('is counted before anybody asks, at the start and on each new day; then changes alone are read', async () => {
    let day = '2027-12-01'
    const clock = () => new Date(`${day}T10:00:00+08:00`)
    const counted = new EventEmitter()
    const log = { error: (details: object) => counted.emit('error', details), info: () => counted.emit('all') }
    const dayOne = once(counted, 'all')
    const stop = keepWarm({ ...portal.services, db: portal.db, now: clock }, log, { everyMs: 5, fewest: -1 })
    await dayOne
    const dayTwo = once(counted, 'all')
    day = '2027-12-02'
    await dayTwo
    await stop()
    const year = { ...SCOPE, region: '', dateMode: '2' as const, from: '2027-01-01', to: day }
    const personsOf = async (db: Db) => {
      const counting = { db, now: clock(), caller: getCaller('zs07'), isForAll: true }
      return (await countMap(counting, year)).total?.[PERSONS]?.previous
    }
    const before = await portal.db.transaction().execute(personsOf)
    await sql`alter table petition_fact disable trigger user`.execute(portal.db)
    // What no change tells of is not heard of.
    await sql`update petition_fact set persons = persons + 1000`.execute(portal.db)
    expect(await personsOf(portal.db)).toBe(before)
    expect(await portal.db.transaction().execute(personsOf)).toBeGreaterThan(before ?? 0)
  })
})

describe('Numbers that are kept', () => {
  const part = (key: string, ...numbers: number[]) => ({ key, place: '99', value: null, numbers })
  const standing = (rows: number) => ({
    snapshot: '1:1:',
    era: '',
    at: 0,
    day: '2026-11-26',
    parts: partsOf(Array.from({ length: rows }, (_, at) => part(`${at}`, 1, 2))),
  })

  it('add up by part, and a part without facts is gone', () => {
    const before = partsOf([part('a', 2, 5), part('b', 1, 1)])
    const more = partsOf([part('a', 1, -2), part('b', -1, -1), part('c', 1, 7)])
    expect([...addedUp(before, more).values()]).toEqual([part('a', 3, 3), part('c', 1, 7)])
  })

  it('are forgotten where they are too many, the oldest first', () => {
    const standings = new Standings(120, 120)
    for (const words of ['a', 'b', 'c']) standings.set(words, standing(3))
    expect(['a', 'b', 'c'].map(words => standings.get(words) !== undefined)).toEqual([false, true, true])
    standings.set('b', standing(3))
    standings.set('d', standing(3))
    expect(['b', 'c', 'd'].map(words => standings.get(words) !== undefined)).toEqual([true, false, true])
  })
})
