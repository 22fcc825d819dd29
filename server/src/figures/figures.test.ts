import * as decision from '@portal/shared-lib/contract/decision-board'
import { errors } from '@portal/shared-lib/contract/errors'
import { petitionList } from '@portal/shared-lib/contract/lists'
import * as panel from '@portal/shared-lib/contract/region-panel'
import { REPORT_IDS } from '@portal/shared-lib/contract/rules/figures'
import * as stats from '@portal/shared-lib/contract/stats'
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

  const listed = async (account: string, table: Table, conditions: Table['conditions']) => {
    const filter = { conditions: [...table.conditions, ...conditions] }
    const asked = { viewId: table.viewId, filter, limit: 1 }
    return (await portal.answerTo(petitionList, asked, await as(account))).total
  }

  let compared = 0

  async function compare(account: string, table: Table) {
    const rows = [...table.rows, ...(table.total ? [{ name: 'all', conditions: [], cells: table.total }] : [])]
    for (let n = 0; n < CELLS; n += 1) {
      const row = random.of(rows)
      const at = Math.floor(random.next() * table.columns.length)
      const [column, cell] = [table.columns[at], row?.cells[at]]
      if (!row || !column || !cell) continue
      const where = [account, table.title, row.name, column.path.join(' ')]
      const count = await listed(account, table, [...row.conditions, ...(column.conditions ?? [])])
      expect([...where, count]).toEqual([...where, cell.count])
      if (count > 0) compared += 1
      if (cell.base === null || !column.baseConditions) continue
      const base = await listed(account, table, [...row.conditions, ...column.baseConditions])
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
      expect([...where, await listed(account, table, column.conditions)]).toEqual([...where, cell.count])
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
