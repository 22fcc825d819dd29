import * as decision from '@portal/shared-lib/contract/decision-board'
import { errors } from '@portal/shared-lib/contract/errors'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { recommendations } from '@portal/shared-lib/contract/recommendations'
import * as panel from '@portal/shared-lib/contract/region-panel'
import { reviews } from '@portal/shared-lib/contract/reviews'
import { type FigureList, REPORT_IDS } from '@portal/shared-lib/contract/rules/figures'
import * as stats from '@portal/shared-lib/contract/stats'
import { supervisions } from '@portal/shared-lib/contract/supervisions'
import { sql } from 'kysely'
import { PERSONAS } from '../../fixtures/demo/people/personas'
import { useCases } from '../../test/cases'
import { usePortal } from '../../test/portal'
import { wallOff } from '../../test/walls'
import type { Table } from './conditions'
import { gatherTopics } from './decision/gather-topics'

const SEED = Number(process.env.SEED ?? 1)
const ROUNDS = Number(process.env.ROUNDS ?? 40)
/** What is counted in these is itself the number of petitions. */
const SHOWN_AS_COUNTED = ['件', '件次', '批次']
/** Of a table so many cells are compared with their lists. */
const CELLS = 6
/** Where none lies but those that a test moves there. */
const FAR_COUNTY = '990625000000'
const FAR_TOWN = '990625100000'
const NEAR_TOWN = '990121100000'
const LIMIT_MS = 600_000
/** Who opens reports: at the province, in a city, in a county, in a unit, an analyst. */
const COUNTING = ['zs06', 'zs07', 'zs05', 'al05', 'sd05', 'rs12', 'rs14', 'ld15', 'wq01']

/** Everybody, or, where tests may not take minutes, the first of each role. */
const ACCOUNTS = PERSONAS.filter(({ account, posts: [post], mustChangePassword }, at) => {
  const role = post?.at(-1)
  if (!role || mustChangePassword || account === 'zz01') return false
  return process.env.LONG || PERSONAS.findIndex(({ posts: [first] }) => first?.at(-1) === role) === at
}).map(({ account }) => account)

/** The same numbers for the same seed (mulberry32). */
function randomBy(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const of = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
  return { next, of }
}

describe('Figures', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const random = randomBy(SEED)

  beforeAll(async () => {
    const { id } = await portal.db
      .selectFrom('post')
      .where('person_id', '=', 'demo-wq01')
      .select('id')
      .executeTakeFirstOrThrow()
    await portal.db.insertInto('post_role').values({ post_id: id, role_code: 'R17' }).execute()
  })

  /** How many rows a list has; undefined where its page is not the caller's. */
  const listed = async (account: string, table: Table, list: FigureList, conditions: Table['conditions']) => {
    const counted = [...table.conditions, ...conditions]
    const who = await as(account)
    if (list === 'reviews') return (await portal.answerTo(reviews, { tab: 'all', counted, limit: 1 }, who)).total
    if (list === 'orders') return (await portal.answerTo(supervisions, { tab: 'all', counted, limit: 1 }, who)).total
    if (list === 'recommendations') {
      const answer = await portal.ask(recommendations, { tab: 'sent', counted, limit: 1 }, who)
      return answer.code === 0 ? answer.data?.total : undefined
    }
    return petitionsListed(account, table, conditions)
  }

  const petitionsListed = async (account: string, table: Table, conditions: Table['conditions']) => {
    const filter = { conditions: [...table.conditions, ...conditions] }
    const asked = { viewId: table.viewId, filter, limit: 1 }
    return (await portal.answerTo(petitionList, asked, await as(account))).total
  }

  let compared = 0

  async function compare(account: string, table: Table, cells = CELLS) {
    const rows = [...table.rows, ...(table.total ? [{ name: 'all', conditions: [], cells: table.total }] : [])]
    for (let n = 0; n < cells; n += 1) {
      const row = random.of(rows)
      const at = Math.floor(random.next() * table.columns.length)
      const [column, cell] = [table.columns[at], row?.cells[at]]
      if (!row || !column || !cell) continue
      const where = [account, table.title, row.name, column.path.join(' ')]
      const count = await listed(account, table, column.list, [...row.conditions, ...(column.conditions ?? [])])
      if (count === undefined) continue
      expect([...where, count]).toEqual([...where, cell.count])
      if (count > 0) compared += 1
      if (cell.base === null || !column.baseConditions) continue
      const base = await listed(account, table, column.list, [...row.conditions, ...column.baseConditions])
      expect([...where, base]).toEqual([...where, cell.base])
    }
  }

  /** Of the unit with most overdue, and of any other. */
  async function comparePortraits(account: string) {
    const who = await as(account)
    const { rows } = await portal.answerTo(stats.units, { limit: 100 }, who)
    for (const { id, name, cells } of [rows[0], random.of(rows)].filter(row => row !== undefined)) {
      const portrait = await portal.answerTo(stats.unit, { unit: id }, who)
      expect(portrait.name).toBe(name)
      expect(portrait.figures.total?.find((_, at) => portrait.figures.columns[at]?.id === 'M26')?.value).toBe(
        cells[0]?.value,
      )
      for (const table of [portrait.figures, portrait.trend, portrait.categories, portrait.reasons])
        await compare(account, table)
    }
  }

  const periods = [
    { from: '2026-01-01', to: '2026-12-31' },
    { from: '2026-06-01', to: '2026-11-30' },
    { from: '2025-01-01', to: '2027-06-30' },
  ]
  const args = () => ({
    ...random.of(periods),
    dateMode: random.of(['1', '2', '3'] as const),
    region: random.of(['', '', '990100000000', '990101000000']),
    channels: random.of([[], [], ['100'], ['300', '303']]),
    repeat: random.of(['', '', '0', '1'] as const),
  })

  it(
    'are as many as the list behind them has, for whoever asks, of whatever',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const account = random.of(COUNTING)
        const id = random.of(REPORT_IDS)
        await compare(account, await portal.answerTo(stats.report, { id, ...args() }, await as(account)))
      }
    },
    LIMIT_MS,
  )

  it(
    'of a board are so, too',
    async () => {
      for (const account of ['zs07', 'ld15', 'rs14', 'wq01']) {
        const who = await as(account)
        const { from, to, dateMode, ...scope } = args()
        const period = { from, to, dateMode }
        await compare(account, await portal.answerTo(stats.overview, scope, who))
        await compare(account, await portal.answerTo(stats.map, { ...scope, ...period }, who))
        await compare(account, await portal.answerTo(stats.trend, { ...scope, unit: 'month' }, who))
        await compare(account, await portal.answerTo(stats.ranking, { ...scope, ...period }, who))
        if (account !== 'ld15' && account !== 'wq01')
          await compare(account, await portal.answerTo(stats.units, scope, who))
        if (account === 'zs07' || account === 'rs14') await comparePortraits(account)
        if (account === 'zs07' || account === 'ld15')
          await compare(account, (await portal.answerTo(stats.today, scope, who)).figures)
        for (const by of stats.SHARES)
          await compare(account, await portal.answerTo(stats.shares, { ...scope, ...period, by }, who))
      }
    },
    LIMIT_MS,
  )

  describe('of the decision board', () => {
    beforeAll(async () => {
      await sql`insert into petition_document (province_code, petition_id, step_id, doc_type, content, created_by, created_at, issued_at)
        select province_code, petition_id, min(id), '06',
          jsonb_build_object('basis', (array['《信访工作条例》第三十二条', '《中华人民共和国土地管理法》《信访工作条例》', '', '《临江省信访工作暂行规定》'])[1 + petition_id % 4]),
          'demo-wq01', now(), now()
        from handling_step group by province_code, petition_id`.execute(portal.db)
      await sql`update petition set cause = (array['', '01', '02', '07'])[1 + id % 4]`.execute(portal.db)
      await gatherTopics(portal.services)
    })

    it(
      'are as many as their lists have, too',
      async () => {
        for (const account of ['ld15', 'wq01']) {
          const who = await as(account)
          const { from, to, dateMode, ...scope } = args()
          for (const asked of [
            {
              from: '2025-01-01',
              to: '2027-06-30',
              dateMode: '2' as const,
              region: '',
              channels: [],
              repeat: '' as const,
            },
            { from, to, dateMode, ...scope },
          ]) {
            await compare(account, (await portal.answerTo(decision.policyMatrix, asked, who)).table)
            await compare(account, await portal.answerTo(decision.causes, asked, who))
            const { table, checks } = await portal.answerTo(decision.citations, asked, who)
            await compare(account, table)
            await compare(account, checks)
          }
          await compare(account, (await portal.answerTo(decision.topics, scope, who)).table)
          await compare(account, (await portal.answerTo(decision.forecast, scope, who)).table)
          await compare(
            account,
            (await portal.answerTo(decision.beforeAfter, { region: '', channels: [], repeat: '' }, who)).table,
          )
        }
      },
      LIMIT_MS,
    )

    it('show nobody the words of what the caller may not open', async () => {
      const { topics } = await portal.answerTo(decision.topics, {}, await as('tj17'))
      expect(topics.flatMap(({ excerpts }) => excerpts)).toEqual([])
    })

    it('are for who has the board, and for days and categories that are some', async () => {
      const refused = await portal.ask(decision.forecast, {}, await as('zs06'))
      expect(refused.code).not.toBe(0)
      const known = await as('tj17')
      expect((await portal.ask(decision.beforeAfter, { category: "01'--" }, known)).code).not.toBe(0)
      expect((await portal.answerTo(decision.beforeAfter, { policy: 'nothing of the kind' }, known)).policy).not.toBe(
        '',
      )
    })
  })

  describe('of reviews, orders and recommendations', () => {
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
        const before = compared
        for (const account of ['zs06', 'zs08', 'al07', 'rs12', 'wq01'])
          for (const id of ['R11', 'R12', 'R13'] as const)
            await compare(account, await portal.answerTo(stats.report, { id, ...args() }, await as(account)), 2 * CELLS)
        expect(compared).toBeGreaterThan(before)
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

  it.each(['zs08', 'al07', 'sd07'])('of the board of a region are so for %s, too', async account => {
    for (const region of ['', '990100000000'])
      await compare(account, (await portal.answerTo(stats.today, { region }, await as(account))).figures)
  })

  it('of 市县概况 leave as a workbook, of which the audit knows', async () => {
    const { name } = await portal.answerTo(stats.mapSheet, { from: '2026-01-01', to: '2026-06-30' }, await as('zs07'))
    expect(name).toBe('市县概况2026-01-01至2026-06-30.xlsx')
    const kept = portal.db.selectFrom('audit').where('object_id', '=', 'sxjkPage').select(['person_id', 'action'])
    expect(await kept.execute()).toEqual([{ person_id: 'demo-zs07', action: '导出统计报表' }])
  })

  /** Every figure of all, then some of the rows. */
  async function compareAll(account: string, table: Table) {
    for (const [at, column] of table.columns.entries()) {
      const cell = table.total?.[at]
      if (!cell || !column.conditions) continue
      const where = [account, table.title, column.path.join(' ')]
      const count = await listed(account, table, column.list, column.conditions)
      expect([...where, count]).toEqual([...where, cell.count])
      if (SHOWN_AS_COUNTED.includes(column.unit)) expect([...where, cell.value]).toEqual([...where, cell.count])
    }
    await compare(account, table)
  }

  it(
    'of every board open lists of as many, for the first of each role that has it',
    async () => {
      const seen = new Set<string>()
      for (const account of ACCOUNTS) {
        const who = await as(account)
        const answers = {
          overview: await portal.ask(stats.overview, {}, who),
          map: await portal.ask(stats.map, { from: '2026-01-01', to: '2026-12-31' }, who),
          units: await portal.ask(stats.units, {}, who),
          today: await portal.ask(stats.today, {}, who),
          region: await portal.ask(panel.region, {}, who),
        }
        for (const [board, { code, data }] of Object.entries(answers)) {
          if (!data) expect([account, board, code]).toEqual([account, board, errors.forbidden.code])
          else {
            seen.add(`${board} ${account}`)
            await compareAll(account, 'figures' in data ? data.figures : data)
          }
        }
      }
      expect([...seen]).toEqual(
        expect.arrayContaining(['overview rs14', 'units rs14', 'today zs08', 'region ld15', 'map tj17', 'units zs07']),
      )
    },
    LIMIT_MS,
  )

  it.each(['zs07', 'zs08', 'ld15', 'tj17'])('of a region on its own are so for %s', async account => {
    const who = await as(account)
    for (const region of ['', random.of(['990100000000', '990200000000', '990121000000'])]) {
      const { name, figures, trend, categories, units } = await portal.answerTo(panel.region, { region }, who)
      expect(name).not.toBe('')
      for (const table of [figures, trend, categories, units]) await compare(account, table)
    }
    expect((await portal.ask(panel.region, { region: '998800000000' }, who)).message).toBe('地区不存在')
  })

  it('of a unit are asked for one that there is, and count what who asks may count', async () => {
    for (const unit of ['', "990100000-rs' or true --", 'nowhere', '长'.repeat(33)])
      expect((await portal.ask(stats.unit, { unit }, await as('zs07'))).code).not.toBe(0)
    const [most] = (await portal.answerTo(stats.units, {}, await as('zs07'))).rows
    expect((await portal.ask(stats.unit, { unit: most?.id ?? '' }, await as('zs01'))).code).toBe(errors.forbidden.code)
    const { figures } = await portal.answerTo(stats.unit, { unit: most?.id ?? '' }, await as('rs14'))
    await compare('rs14', figures)
  })

  it('of units are those of units that have something open', async () => {
    const { rows } = await portal.answerTo(stats.units, { limit: 100 }, await as('zs07'))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ cells }) => cells[0]?.value === 0)).toEqual([])
  })

  it('were not all nothing', () => {
    expect(compared).toBeGreaterThan(ROUNDS)
  })

  it('tell a superior of walled petitions from five on, and nobody else', async () => {
    const asked = { id: 'R1', from: '2025-01-01', to: '2027-12-31', region: FAR_COUNTY } as const
    const firstOf = async (account: string) => {
      const { count, guarded } = (await portal.answerTo(stats.report, asked, await as(account))).total?.[0] ?? {}
      return { count, guarded }
    }
    await portal.db
      .updateTable('petition')
      .set({ place_region: NEAR_TOWN })
      .where('place_region', 'like', '990625%')
      .execute()
    const some = await portal.db
      .selectFrom('petition')
      .where('petition_no', '<>', '')
      .where('walled_off', '=', false)
      .where('accused_org_id', 'is', null)
      .where('state', 'not in', ['91', '99'])
      .orderBy('id')
      .limit(7)
      .select('petition_no')
      .execute()
    const numbers = some.map(({ petition_no }) => petition_no)
    await portal.db
      .updateTable('petition')
      .set({ place_region: FAR_TOWN })
      .where('petition_no', 'in', numbers)
      .execute()
    expect(await firstOf('zs07')).toEqual({ count: 7, guarded: null })
    const told: unknown[] = []
    for (const petitionNo of numbers.slice(1)) {
      await wallOff(portal.db, petitionNo, [])
      told.push(await firstOf('zs07'))
    }
    const beyond = [4, 5, 6].map(walled => ({ count: 7 - walled, guarded: walled < 5 ? null : walled }))
    expect(told.slice(-3)).toEqual(beyond)
    expect((await firstOf('zs05')).guarded).toBeNull()
  })

  it('are kept as they are rebuilt', async () => {
    const { rows } = await sql`
      (select * from petition_fact_now except select * from petition_fact)
      union all (select * from petition_fact except select * from petition_fact_now)`.execute(portal.db)
    expect(rows).toEqual([])
    const [{ count } = { count: 0 }] = (
      await sql<{ count: number }>`select count(*)::int as count from petition_fact`.execute(portal.db)
    ).rows
    expect(count).toBeGreaterThan(50)
  })
})
