import {
  crossSheet,
  crossTable,
  removeTable,
  renameTable,
  savedTables,
  saveTable,
} from '@portal/shared-lib/contract/cross-tables'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { DIMENSION_IDS } from '@portal/shared-lib/contract/rules/cross-tables'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

type Args = CallArgs<typeof crossTable>

const YEARS = { from: '2025-01-01', to: '2027-06-30' }
const CELLS = 4

describe('Free tables', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const count = async (args: Partial<Args>, account = 'tj17') =>
    portal.answerTo(crossTable, { rows: ['region'], metrics: ['M01'], ...YEARS, ...args }, await as(account))
  const listed = async (conditions: Awaited<ReturnType<typeof count>>['conditions'], account: string) =>
    (await portal.answerTo(petitionList, { viewId: 'v_tj', filter: { conditions }, limit: 1 }, await as(account))).total

  it.each<[Partial<Args>, string]>([
    [{ rows: ['channel'], columns: ['purpose'] }, 'tj17'],
    [{ rows: ['region', 'channel'], columns: ['month', 'level'], metrics: ['M01', 'M10'] }, 'zs07'],
    [{ rows: ['unit'], columns: ['category'], metrics: ['M12u', 'closed', 'M26'] }, 'al06'],
    [{ rows: ['registering', 'month'], columns: ['region'], metrics: ['M02'], dateMode: '1' }, 'zs06'],
  ])('of %j for %s are as many as the lists behind them have', async (args, account) => {
    const table = await count(args, account)
    const rows = table.rows.filter((_, at) => at % Math.ceil(table.rows.length / CELLS) === 0)
    for (const row of rows) {
      const filled = row.cells.flatMap((cell, at) => (cell.count > 0 ? [at] : []))
      for (const at of [filled[0], filled.at(-1)]) {
        if (at === undefined) continue
        const conditions = [...table.conditions, ...row.conditions, ...(table.columns[at]?.conditions ?? [])]
        expect([row.name, at, await listed(conditions, account)]).toEqual([row.name, at, row.cells[at]?.count])
      }
    }
    expect(rows.length).toBeGreaterThan(0)
  })

  it('have each petition in one row and one column', async () => {
    for (const by of DIMENSION_IDS) {
      const { rows, total, columns } = await count({ rows: [by], columns: [by === 'channel' ? 'purpose' : 'channel'] })
      const sums = columns.map((_, at) => rows.reduce((sum, { cells }) => sum + (cells[at]?.value ?? 0), 0))
      expect([by, ...sums]).toEqual([by, ...(total ?? []).map(({ value }) => value)])
      expect(sums.slice(1).reduce((sum, one) => sum + one, 0)).toBe(sums[0])
    }
  })

  it('refuse what is said twice, too much of, or nothing known', async () => {
    const wrong: Partial<Args>[] = [
      { rows: [] },
      { metrics: [] },
      { rows: ['region'], columns: ['region'] },
      { metrics: ['M01', 'M01'] },
      { rows: ['region', 'channel', 'purpose'] },
      { rows: ["region' or true --" as 'region'] },
      { metrics: ['constructor' as 'M01'] },
      { rows: ['__proto__' as 'region'] },
      { from: '2027-01-01', to: '2026-01-01' },
      { region: "99' or '1'='1" },
    ]
    for (const args of wrong) {
      const asked: Args = { rows: ['region'], metrics: ['M01'], ...YEARS, ...args }
      expect([args, (await portal.ask(crossTable, asked, await as('tj17'))).code]).not.toEqual([args, 0])
    }
  })

  it('are taken along as a workbook, which the audit knows of', async () => {
    const asked: Args = { rows: ['region'], columns: ['channel'], metrics: ['M01'], ...YEARS }
    const { name } = await portal.answerTo(crossSheet, asked, await as('tj17'))
    expect(name).toBe('地区、信访形式交叉统计表2025-01-01至2027-06-30.xlsx')
    const audited = portal.db.selectFrom('audit').where('action', '=', '导出统计报表').where('object_id', '=', 'cross')
    const { after } = await audited.select('after').executeTakeFirstOrThrow()
    expect(JSON.parse(after ?? '')).toMatchObject({ rows: ['region'], columns: ['channel'] })
  })

  const QUERY: CallArgs<typeof saveTable>['query'] = {
    report: '',
    rows: ['region'],
    columns: ['channel'],
    metrics: ['M01'],
    ...YEARS,
    unit: 'month',
  }
  const save = async (args: Partial<CallArgs<typeof saveTable>>, account = 'tj17') =>
    portal.ask(saveTable, { name: '各地形式', query: QUERY, sharing: 'own', ...args }, await as(account))
  const savedBy = async (account: string) =>
    (await portal.answerTo(savedTables, {}, await as(account))).map(({ name, owner }) => `${name} ${owner}`.trim())

  it('are saved under a name, shared with the office or with all, renamed and removed by who saved them', async () => {
    const { data } = await save({})
    const savedId = data?.savedId ?? ''
    await save({ sharing: 'own' })
    expect(await savedBy('tj17')).toEqual(['各地形式'])
    expect(await savedBy('zs07')).toEqual([])
    for (const other of [renameTable, removeTable]) {
      const asked = { savedId, name: '别人的', sharing: 'all' as const }
      expect((await portal.ask(other, asked, await as('zs07'))).message).toBe('不存在或已删除')
      expect((await portal.ask(other, { ...asked, savedId: '1 or 1=1' }, await as('tj17'))).code).not.toBe(0)
    }
    await portal.answerTo(renameTable, { savedId, name: '形式', sharing: 'office' }, await as('tj17'))
    expect(await savedBy('zs07')).toEqual(['形式 魏乙蓉'])
    expect(await savedBy('al06')).toEqual([])
    await portal.answerTo(renameTable, { savedId, name: '形式', sharing: 'all' }, await as('tj17'))
    expect(await savedBy('al06')).toEqual(['形式 魏乙蓉'])
    await portal.answerTo(removeTable, { savedId }, await as('tj17'))
    expect(await savedBy('tj17')).toEqual([])
  })

  it('are saved as a report, too, but not without rows, with a wrong name or for who has no such page', async () => {
    expect((await save({ name: 'R3', query: { ...QUERY, report: 'R3', rows: [], metrics: [] } })).code).toBe(0)
    for (const args of [
      { name: '' },
      { name: '长'.repeat(31) },
      { query: { ...QUERY, rows: [] } },
      { sharing: 'world' as 'all' },
    ])
      expect([args, (await save(args)).code]).not.toEqual([args, 0])
    expect((await save({}, 'zs01')).code).not.toBe(0)
  })
})
