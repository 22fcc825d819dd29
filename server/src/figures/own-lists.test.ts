import { reviews } from '@portal/shared-lib/contract/reviews'
import * as stats from '@portal/shared-lib/contract/stats'
import { sql } from 'kysely'
import { useCases } from '../../test/cases'
import { useFigures } from '../../test/figures'
import { usePortal } from '../../test/portal'

/** Of a table so many cells are compared with their lists. */
const CELLS = 6
const LIMIT_MS = 600_000

describe('Figures of reviews, orders and recommendations', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const { as, args, compare, compared } = useFigures(portal, cases)

  beforeAll(async () => {
    const posts = sql`(select distinct on (person_id) * from post order by person_id, id) as post`
    const office = (...people: string[]) =>
      sql`join ${posts} on post.person_id = (array[${sql.join(people)}])[1 + petition.id % ${sql.lit(people.length)}]`
    const sentOn = sql`timestamptz '2026-01-31 23:30+08' + petition.id % 200 * interval '1 day'`
    await sql`insert into review (province_code, review_no, kind, petition_id, step_id, org_id, dept_id, original_org_id,
        received_on, way, grounds, requests, state, conclusion, created_at, changed_by, changed_at)
      select province_code, 'FC' || petition.id, (array['review', 'reReview'])[1 + petition.id % 2], petition.id, -petition.id, post.org_id,
        dept_id, post.org_id, date '2026-02-01' + (petition.id % 200)::int, 'letter', '试', '试', (array['4', '8', '9'])[1 + petition.id % 3],
        (array['', '1', '2', '3', '4'])[1 + petition.id % 5], now(), person_id, now()
      from petition ${office('demo-zs06', 'demo-zs08', 'demo-al07', 'demo-rs12')} where petition_no <> ''`.execute(
      portal.db,
    )
    await sql`insert into supervision (province_code, order_no, petition_id, step_id, reason, way, facts, org_id, dept_id,
        drafter_id, origin, state, sent_at, created_at, changed_by, changed_at)
      select province_code, 'DB' || petition.id, petition.id, 1, '01', '01', '试', post.org_id, dept_id, person_id, 'own',
        (array['0', '2', '6', '7'])[1 + petition.id % 4], case when petition.id % 4 > 0 then ${sentOn} end, now(), person_id, now()
      from petition ${office('demo-zs06', 'demo-al07')} where petition_no <> ''`.execute(portal.db)
    await sql`insert into recommendation (province_code, kind, petition_id, from_org_id, from_dept_id, drafter_id, to_org_id,
        text, state, sent_at, adopted, is_late, created_at, changed_by, changed_at)
      select petition.province_code, '1', petition.id, post.org_id, dept_id, person_id, '990100000-rs', '试', '2', ${sentOn},
        (array['', 'full', 'part', 'none'])[1 + petition.id % 4], false, now(), person_id, now()
      from petition ${office('demo-zs06', 'demo-al07', 'demo-rs12')} where petition_no <> ''`.execute(portal.db)
    await sql`insert into leader_reception (province_code, petition_id, leader_id, form, place, day)
      select province_code, id, 'demo-zs07', '1', '试', date '2026-02-01' from petition
      where petition_no <> '' and id % 3 = 0 on conflict do nothing`.execute(portal.db)
    await sql`insert into leader_case (province_code, petition_id, org_id, leader_id, leader_duty, unit_id, in_charge, cause,
        measures, due_on, result, registered_by, registered_at)
      select petition.province_code, petition.id, post.org_id, person_id, '试', post.org_id, '试', '9', '试', date '2026-06-01',
        (array['1', '2', '3'])[1 + petition.id / 2 % 3], person_id, now()
      from petition ${office('demo-zs07')} where petition_no <> '' and petition.id % 2 = 0`.execute(portal.db)
  })

  it(
    'are as many as their own lists have, for whoever asks',
    async () => {
      const before = compared()
      for (const account of ['zs06', 'zs08', 'al07', 'rs12', 'wq01'])
        for (const id of ['R11', 'R12', 'R13'] as const)
          await compare(account, await portal.answerTo(stats.report, { id, ...args() }, await as(account)), 2 * CELLS)
      expect(compared()).toBeGreaterThan(before)
    },
    LIMIT_MS,
  )

  it('are counted as by hand', async () => {
    const { rows } = await sql<{ id: string }>`select petition_id as id from petition_fact where not guarded
      and state not in ('91', '99') order by petition_id limit 4`.execute(portal.db)
    const [a, b, c, g] = rows.map(({ id }) => id)
    const sent = [a, b, c, g, null].map((petition, at) => ({
      petition,
      adopted: ['full', 'part', 'none', '', 'full'][at],
    }))
    await sql`insert into recommendation (province_code, kind, petition_id, from_org_id, from_dept_id, drafter_id, to_org_id,
        text, state, sent_at, adopted, is_late, created_at, changed_by, changed_at)
      select '99', '1', petition, post.org_id, dept_id, person_id, '990100000-rs', '试', '2', '2024-10-31 23:59+08', adopted, false,
        now(), person_id, now()
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as new(petition bigint, adopted text)
      join post on person_id = 'demo-zs08'`.execute(portal.db)
    await sql`insert into review (province_code, review_no, kind, petition_id, step_id, org_id, dept_id, original_org_id,
        received_on, way, grounds, requests, state, conclusion, created_at, changed_by, changed_at)
      select '99', kind, kind, ${b}::bigint, 0, post.org_id, dept_id, post.org_id, '2024-10-01', 'letter', '试', '试', state, conclusion,
        now(), person_id, now()
      from (values ('review', '8', '2'), ('reReview', '4', '')) as new (kind, state, conclusion)
      join post on person_id = 'demo-zs08'`.execute(portal.db)
    const figures = new Map<string, number | null | undefined>()
    for (const id of ['R11', 'R12'] as const) {
      const october = { id, from: '2024-10-01', to: '2024-10-31' }
      const { columns, total } = await portal.answerTo(stats.report, october, await as('zs08'))
      for (const [at, { metric }] of columns.entries()) figures.set(metric, total?.[at]?.value)
    }
    const byHand = { M20: 4, M20f: 3, M20r: 66.7, reviews: 1, reReviews: 1, reviewsDecided: 1, reviewsChanged: 100 }
    expect(Object.fromEntries(Object.keys(byHand).map(metric => [metric, figures.get(metric)]))).toEqual(byHand)
  })

  it('count receptions and cases of leaders as their rows have them', async () => {
    const counted = sql`petition_fact as fact using (province_code, petition_id)
      where not guarded and state not in ('91', '99') and registered_on between '2025-01-01' and '2027-06-30'`
    const { rows } = await sql<{ batches: number; persons: number }>`
      select count(*)::int as batches, sum(fact.persons)::int as persons from leader_reception
      join ${counted}`.execute(portal.db)
    const cases = await sql<{ ended: number; solved: number }>`
      select count(distinct petition_id)::int as ended,
        (count(distinct petition_id) filter (where result = '1'))::int as solved
      from leader_case join ${counted} and result <> ''`.execute(portal.db)
    const asked = { id: 'R13' as const, from: '2025-01-01', to: '2027-06-30' }
    const { columns, total } = await portal.answerTo(stats.report, asked, await as('wq01'))
    const of = (metric: string) => total?.[columns.findIndex(column => column.metric === metric)]
    expect(rows[0]?.batches).toBeGreaterThan(0)
    expect({ batches: of('receptions')?.value, persons: of('receptionPersons')?.value }).toEqual(rows[0])
    expect(cases.rows[0]?.solved).toBeGreaterThan(0)
    expect({ ended: of('M25r')?.base, solved: of('M25r')?.count }).toEqual(cases.rows[0])
  })

  it.each([
    ['another field', { field: 'content', operator: 'is', values: ['1'] }],
    ['no day', { field: 'sqrq', operator: 'from', values: ["2026-01-01' or true --"] }],
    ['a day that is none', { field: 'sqrq', operator: 'to', values: ['0000-01-01'] }],
    ['no such set', { field: 'tjkj', operator: 'is', values: ['constructor'] }],
  ] as const)('refuse %s', async (_, { field, operator, values }) => {
    const counted = [{ field, operator, values: [...values] }]
    const { code } = await portal.ask(reviews, { tab: 'all', counted }, await as('zs06'))
    expect(code).not.toBe(0)
    expect(code).not.toBe(500)
  })
})
