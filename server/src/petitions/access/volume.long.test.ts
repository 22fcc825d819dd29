import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { fillReach } from '../../../fixtures/load/reach'
import { countingDatabase } from '../../../test/counting'
import { usePortal } from '../../../test/portal'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Scope } from '../../platform/scopes'
import type { Services } from '../../platform/services'
import { EVERYTHING, filterSql } from '../../screens/lists/conditions'
import { countiesOf } from '../../screens/lists/list'
import type { Read } from '../../screens/lists/part'
import { findRareWords } from '../../screens/lists/rare-words'
import { idsInReach, rowsInReach } from '../../screens/lists/reach-rows'
import { VIEWS } from '../../screens/lists/views'
import { petitionsVisibleTo } from '../record/scope'
import { readParties } from './parties'

const PETITIONS = 30_000
const FILL_LIMIT_MS = 180_000
const READS_ALL = /Seq Scan on (petition|handling_step|petition_person|petition_reach)\b/
const PAGE = 21
const MOST = 10_001
const HAN_PAIR = /^\p{Script=Han}{2}$/u

const byOf = ({ fieldKeys, now }: Services) => ({ keys: fieldKeys, now: now() })

/** Where the planner thinks that several processes cost nothing. */
const inParallel = (database: Db, happen: (db: Db) => Promise<unknown>) =>
  database.transaction().execute(async db => {
    for (const cost of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size'])
      await sql.raw(`set local ${cost} = 0`).execute(db)
    await happen(db)
  })

describe('Among 30,000 petitions', () => {
  const portal = usePortal({ database: 'demo' })

  /** Each is registered at some organisation, about the place of another, and two thirds were sent on to a third. */
  beforeAll(async () => {
    await portal.db.transaction().execute(async db => {
      // The rows are copies of rows that fit: checking every reference would take too long.
      await sql`set local session_replication_role = replica`.execute(db)
      await sql`with office as (
          select organisation.id, region_code, min(department.id) as dept_id,
            row_number() over (order by organisation.id) - 1 as number, count(*) over () as offices
          from organisation join department on department.org_id = organisation.id group by organisation.id
        ), copied as (
          insert into petition (province_code, petition_no, state, channel, petition_date, registered_at,
            register_org_id, register_dept_id, register_person_id, anonymous, person_count, place_region, purpose,
            category, summary)
          select '99', 'LX' || lpad(n::text, 18, '0'), '10', '100', '2026-01-01', now() - n * interval '1 minute',
            office.id, office.dept_id, 'demo-zs01', false, 1, place.region_code, '03', '010200', '反映道路积水问题'
          from generate_series(1, ${PETITIONS}) as n
          join office on office.number = n % office.offices
          join office as place on place.number = n / 7 % place.offices
          returning id, register_org_id, register_dept_id, registered_at
        ), main as (
          insert into petition_person (province_code, petition_id, seq, name) select '99', id, 1, '冯丙莲' from copied
        )
        insert into handling_step (province_code, petition_id, seq, from_org_id, from_dept_id, from_person_id,
          to_org_id, to_dept_id, sent_at)
        select '99', copied.id, seq, register_org_id, register_dept_id, 'demo-zs01',
          case seq when 1 then register_org_id else office.id end,
          case seq when 1 then register_dept_id else office.dept_id end, registered_at
        from copied cross join generate_series(1, 2) as seq
        join office on office.number = copied.id % office.offices
        where seq = 1 or copied.id % 3 > 0`.execute(db)
      await fillReach(db)
    })
    await sql`vacuum analyze`.execute(portal.db)
  }, FILL_LIMIT_MS)

  const CASES: readonly [Scope, string][] = [
    ['SELF', 'rs12'],
    ['DEPT', 'al05'],
    ['ORG', 'al05'],
    ['ORG_TREE', 'ld15'],
    ['LINE_TREE', 'rs12'],
    ['REGION_TREE', 'al06'],
    ['REGION_TREE', 'zs07'],
  ]
  const callerOf = (scope: Scope, account: string): Caller => ({ ...getCaller(account), scopes: [scope] })

  async function planOf(query: RawBuilder<unknown>): Promise<string> {
    const { rows } = await sql<Record<string, string>>`explain (analyze, timing off) ${query}`.execute(portal.db)
    return rows.map(line => Object.values(line)).join('\n')
  }

  function readOf(caller: Caller, sort: string): Read {
    const view = VIEWS.v_query
    const key = view?.sorts[sort]
    if (!view || !key) throw new Error('There is no list of petitions')
    return { view, asker: { caller, now: new Date() }, filter: EVERYTHING, order: { key, descending: true } }
  }

  it.each(CASES)('one is found by its number without looking at others: %s of %s', async (scope, account) => {
    const query = petitionsVisibleTo(portal.db, callerOf(scope, account)).where(
      'petition_no',
      '=',
      'LX'.padEnd(20, '0'),
    )
    const plan = await planOf(sql`${query.selectAll('petition')}`)
    expect(plan).not.toMatch(READS_ALL)
    expect(plan).toContain('using petition_number')
  })

  it('a rare word of summaries is looked up in an index, a common one is not', async () => {
    const rare = { summary: '反映青花瓷窑址保护不力' }
    await portal.db
      .updateTable('petition')
      .set(rare)
      .where('petition_no', '=', `LX${'7'.padStart(18, '0')}`)
      .execute()
    const view = VIEWS.v_query
    if (!view) throw new Error('There is no list of petitions')
    const seeking = (word: string) => {
      const condition = { field: 'nrzy', operator: 'contains' as const, values: [word] }
      return { join: 'and' as const, conditions: [condition], groups: [] }
    }
    const caller = callerOf('REGION_TREE', 'zs07')
    const found = await findRareWords(portal.db, caller, view, seeking('青花瓷'))
    expect(found.get('青花瓷')).toHaveLength(1)
    expect((await findRareWords(portal.db, caller, view, seeking('道路'))).size).toBe(0)
    const filter = filterSql(view, seeking('青花瓷'), { ...byOf(portal.services), rare: found })
    const read = { ...readOf(caller, 'djsj'), filter }
    const plan = await planOf(rowsInReach(read, { dated: true, condition: EVERYTHING, offset: 0, limit: PAGE }))
    expect(plan).not.toMatch(READS_ALL)
    expect(plan).toMatch(/using petition_pkey on petition\b.*rows=1\.00/)
  })

  it('leaves out what nearly all hold, and starts no processes for the few that are left', async () => {
    const view = VIEWS.v_query
    if (!view) throw new Error('There is no list of petitions')
    const condition = { field: 'nrzy', operator: 'contains' as const, values: ['反映青花瓷'] }
    const filter = { join: 'and' as const, conditions: [condition], groups: [] }
    const caller = callerOf('REGION_TREE', 'zs07')
    const counted = countingDatabase(portal.services.databaseUrl)
    const asked = await counted
      .during(() => inParallel(counted.db, db => findRareWords(db, caller, view, filter)))
      .finally(() => counted.end())
    const read = asked.filter(({ text }) => text.includes('pairs') && !text.includes('explain'))
    expect(read.map(({ values }) => values.filter(value => HAN_PAIR.test(String(value))))).toEqual([
      ['映青', '青花', '花瓷'],
    ])
    const plans = read.map(({ text, values }) => CompiledQuery.raw(`explain ${text}`, [...values]))
    await inParallel(portal.db, async db => {
      for (const plan of plans) expect(JSON.stringify((await db.executeQuery(plan)).rows)).not.toContain('Gather')
    })
  })

  it.each(CASES)('a county is gone through without the others: %s of %s', async (scope, account) => {
    const view = VIEWS.v_query
    if (!view) throw new Error('There is no list of petitions')
    const place = { field: 'wtsd', operator: 'under' as const, values: ['990121000000'] }
    const filter = { join: 'and' as const, conditions: [place], groups: [] }
    const by = byOf(portal.services)
    const confined = { filter: filterSql(view, filter, by), counties: countiesOf(view, filter, by) }
    const read = { ...readOf(callerOf(scope, account), 'djsj'), ...confined }
    const plan = await planOf(rowsInReach(read, { dated: true, condition: EVERYTHING, offset: 0, limit: PAGE }))
    expect(plan).not.toMatch(READS_ALL)
    expect(plan).toMatch(/using petition_reach_county/)
  })

  const SORTS: readonly [string, RegExp][] = [
    ['djsj', /using petition_reach_registered/],
    ['bjsj', /using petition_reach_closed/],
    ['dueAt', /using petition_reach_due/],
  ]

  it.each(CASES)('a page of a list is a range of an index in any order: %s of %s', async (scope, account) => {
    for (const [sort, index] of SORTS) {
      const read = readOf(callerOf(scope, account), sort)
      const condition = read.order.key.mayLack ? sql`${read.order.key.value} is not null` : EVERYTHING
      const plan = await planOf(rowsInReach(read, { dated: true, condition, offset: 0, limit: PAGE }))
      expect(plan).not.toMatch(READS_ALL)
      expect(plan).toMatch(index)
    }
  })

  it.each(CASES)('a list is counted along an index, as far as totals go: %s of %s', async (scope, account) => {
    const caller = callerOf(scope, account)
    const plan = await planOf(idsInReach(readOf(caller, 'djsj'), await readParties(portal.db, caller), MOST))
    expect(plan).not.toMatch(READS_ALL)
    expect(plan).toMatch(/Index Only Scan (Backward )?using petition_reach_/)
  })
})
