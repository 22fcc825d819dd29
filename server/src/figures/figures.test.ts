import { errors } from '@portal/shared-lib/contract/errors'
import * as panel from '@portal/shared-lib/contract/region-panel'
import { REPORT_IDS } from '@portal/shared-lib/contract/rules/figures'
import * as stats from '@portal/shared-lib/contract/stats'
import { sql } from 'kysely'
import { ASKED } from '../../test/asked-personas'
import { useCases } from '../../test/cases'
import { useFigures } from '../../test/figures'
import { itLong } from '../../test/long'
import { usePortal } from '../../test/portal'

const ROUNDS = Number(process.env.ROUNDS ?? 40)
const LIMIT_MS = 600_000
/** Who opens reports: at the province, in a city, in a county, in a unit, an analyst. */
const COUNTING = ['zs06', 'zs07', 'zs05', 'al05', 'sd05', 'rs12', 'rs14', 'ld15', 'wq01']

const ACCOUNTS = ASKED.map(({ account }) => account).filter(account => account !== 'zz01')

describe('Figures', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const { as, random, args, compare, compareAll, compared } = useFigures(portal, cases)

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

  it.each(['zs07', 'al07'])('go by the day that %s chooses, whatever was asked for before', async account => {
    const november = { id: 'R1', from: '2026-11-01', to: '2026-11-30', region: '' } as const
    const totals: unknown[] = []
    for (const dateMode of ['3', '1', '2'] as const) {
      const table = await portal.answerTo(stats.report, { ...november, dateMode }, await as(account))
      totals.push(table.total?.[0]?.value)
      await compareAll(account, table)
    }
    expect(new Set(totals).size).toBeGreaterThan(1)
  })

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

  itLong(
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
    expect(compared()).toBeGreaterThan(ROUNDS)
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
