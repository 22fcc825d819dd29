import { api, formatDay, onNotice, store } from '@portal/shared-lib'
import {
  crossTable,
  pauseSchedule,
  removeTable,
  renameTable,
  savedTables,
  saveTable,
  schedules,
  scheduleTable,
  stopSchedule,
} from '@portal/shared-lib/contract/cross-tables'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { METRICS } from '@portal/shared-lib/contract/rules/figures'
import { freeze, regions, report, reportSheet, reports } from '@portal/shared-lib/contract/stats'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import remote from '../app'
import { reportWith } from './testing/report'

const PAGE = '/stat/reports'
const TITLES = { R1: '信访形式统计表', R3: '信访目的统计表' } as const
const OWN = { region: '990000000000', name: '临江省' }
const BELOW = { region: '990121000000', name: '石渡县' }

const REPORT = reportWith([
  { path: ['合计', '信访总量'], cell: { value: 1234, count: 1234, previous: 1000, change: 23.4, guarded: 6 } },
  { path: ['答复', '按期答复率'], unit: '%', cell: { value: 85.25, count: 34, base: 40 }, column: { metric: 'M10' } },
  { path: ['时长', '平均办理时长'], unit: '天', cell: { value: null, count: 0, base: 0 }, column: { metric: 'M13' } },
])

const FROZEN = {
  by: '魏乙蓉',
  at: '2026-11-03 09:00:00',
  isShown: true,
  late: [
    { row: null, column: 0, value: 1233, change: -1 },
    { row: BELOW.region, column: 1, value: 87, change: 1.75 },
    { row: BELOW.region, column: 2, value: 12, change: null },
  ],
}

const SAVED = {
  report: '' as const,
  unit: 'month' as const,
  from: '2020-01-01',
  to: '2020-01-31',
  dateMode: '2' as const,
  region: '',
  channels: [],
  repeat: '' as const,
  compare: false,
}

const COLLEAGUE = { loginAccount: 'zs07', userName: '郑庚榆', orgName: '临江省信访局' }

describe('the page of reports', () => {
  let fault = false
  let answer = REPORT
  let shown: Awaited<ReturnType<typeof renderRemote>>
  let printed = 0
  let saved: CallAnswer<typeof savedTables> = []
  let scheduled: CallAnswer<typeof schedules> = []
  const notices: string[] = []
  onNotice(({ text }) => notices.push(text))
  const files: string[] = []
  const server = fakeServer([
    fake(reports, () => [
      { id: 'R1' as const, title: TITLES.R1 },
      { id: 'R3' as const, title: TITLES.R3 },
    ]),
    fake(report, () => {
      if (fault) throw new FakeRefusal('tooManyCalls')
      return answer
    }),
    fake(regions, ({ args: { region } }) =>
      region === BELOW.region ? { ...BELOW, path: [OWN, BELOW], below: [] } : { ...OWN, path: [OWN], below: [BELOW] },
    ),
    fake(codeTable, () => [{ codeId: '100', codeName: '来信', parentId: null }]),
    fake(notePrint, () => null),
    fake(crossTable, () => ({ ...REPORT, title: '地区、信访形式交叉统计表' })),
    fake(savedTables, () => saved),
    fake(saveTable, () => ({ savedId: '7' })),
    fake(renameTable, () => null),
    fake(removeTable, () => null),
    fake(schedules, () => scheduled),
    fake(scheduleTable, ({ args: { savedId, every, day } }) => {
      scheduled = [{ savedId, every, day, receivers: [COLLEAGUE], nextOn: '2026-12-02', paused: false, stopped: '' }]
      return { nextOn: '2026-12-02' }
    }),
    fake(pauseSchedule, ({ args: { paused } }) => {
      scheduled = scheduled.map(one => ({ ...one, paused }))
      return null
    }),
    fake(stopSchedule, () => {
      scheduled = []
      return null
    }),
    fake(freeze, () => {
      answer = { ...REPORT, frozen: FROZEN }
      return null
    }),
    fake(reportSheet, () => ({ name: '信访目的统计表.xlsx', content: btoa('PK') })),
  ])
  const real = { print: window.print, click: HTMLAnchorElement.prototype.click, made: URL.createObjectURL }
  beforeAll(() => {
    window.print = () => {
      printed++
    }
    URL.createObjectURL = () => 'blob:sheet'
    URL.revokeObjectURL = () => undefined
    HTMLAnchorElement.prototype.click = function click() {
      files.push(this.download)
    }
  })
  afterAll(() => {
    Object.assign(window, { print: real.print })
    Object.assign(URL, { createObjectURL: real.made })
    HTMLAnchorElement.prototype.click = real.click
    server.stop()
  })
  beforeEach(() => {
    fault = false
    answer = REPORT
    saved = []
    scheduled = []
    notices.length = 0
    store.dispatch(api.util.resetApiState())
  })
  afterEach(() => shown.unmount())

  const open = async (search = '', permissions = ['stat/reports']) => {
    shown = await renderRemote(remote, { path: PAGE + search, desktop: desktopWith(permissions) })
  }
  const asked = () => server.arrived.filter(({ path }) => path === report.path).at(-1)?.args
  const cellOf = async (row: string, at: number) => {
    const cells = within(await screen.findByRole('row', { name: new RegExp(`^${row}`) })).getAllByRole('cell')
    return within(cells[at] ?? document.body)
  }

  it('asks for what its address says, and shows figures with their changes', async () => {
    await open('?report=R3&unit=month&from=2026-10-01&compare=1&channels=100&repeat=1')
    expect(await screen.findByRole('row', { name: /^石渡县/ })).toHaveTextContent('石渡县1,234＋6+23.485.3%–')
    expect(asked()).toMatchObject({
      id: 'R3',
      from: '2026-10-01',
      to: '2026-10-31',
      compare: true,
      channels: ['100'],
      repeat: '1',
    })
    expect(screen.getByRole('heading', { name: /信访目的统计表$/ })).toBeVisible()
    expect(screen.getByText('统计期间：2026年10月（按登记日期）')).toBeVisible()
    expect(screen.getByText('数据截至：2026-11-26 07:00')).toBeVisible()
    expect(screen.getByText(/^制表人：/)).toBeInTheDocument()
    expect(screen.getByText(/^审核人：/)).toBeInTheDocument()
  })

  it('leads from a figure to the list of what it counts, by the same conditions', async () => {
    await open('?report=R3')
    const conditionsOf = async (row: string, at: number) => {
      const link = (await cellOf(row, at)).getByRole('link')
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://portal')
      expect(pathname).toMatch(/\/stat\/petitions$/)
      const [group] = JSON.parse(searchParams.get('where') ?? '[]')
      return group.conditions.map(({ field, values }: { field: string; values: string[] }) => `${field} ${values}`)
    }
    const period = ['djsj 2026-10-01', 'djsj 2026-10-31']
    expect(await conditionsOf('石渡县', 0)).toEqual([...period, 'wtsd 990121000000', 'tjkj set0'])
    expect(await conditionsOf('合计', 2)).toEqual([...period, 'tjkj set1'])
    expect((await cellOf('石渡县', 3)).queryByRole('link')).toBeNull()
  })

  it.each([
    [['stat/reports', 'reviewManage/registerCenter'], '/reviewManage/registerCenter'],
    [['stat/reports'], undefined],
  ])('leads to the own list of a column, with %j', async (permissions, page) => {
    answer = reportWith([{ path: ['复查复核', '申请复查'], column: { metric: 'reviews', list: 'reviews' } }])
    await open('?report=R3', permissions)
    const link = (await cellOf('石渡县', 0)).queryByRole('link')
    expect(link === null).toBe(page === undefined)
    const { pathname, searchParams } = new URL(link?.getAttribute('href') ?? '', 'http://portal')
    expect(pathname).toContain(page ?? '/')
    expect(searchParams.get('where') ?? '').toContain(page ? '990121000000' : '')
  })

  it('leads from a share to what it is taken of, by arrows too', async () => {
    const baseConditions = [{ field: 'tjkj', operator: 'is' as const, values: ['answerDue'] }]
    const cell = { value: 85.25, count: 34, base: 40 }
    answer = reportWith([{ path: ['答复', '按期答复率'], unit: '%', cell, column: { metric: 'M10', baseConditions } }])
    await open('?report=R6')
    const [share, base] = (await cellOf('石渡县', 0)).getAllByRole('link')
    expect(base).toHaveTextContent('/40')
    expect(decodeURIComponent(base?.getAttribute('href') ?? '')).toContain('["answerDue"]')
    share?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(base).toHaveFocus()
  })

  it('goes from figure to figure by arrows, and comes to the table once by Tab', async () => {
    await open('?report=R3')
    const first = (await cellOf('合计', 0)).getByRole('link')
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('link')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([first])
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect((await cellOf('石渡县', 0)).getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect((await cellOf('石渡县', 2)).getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect((await cellOf('合计', 2)).getByRole('link')).toHaveFocus()
  })

  it('says what a figure means, by keyboard and under the pointer', async () => {
    await open('?report=R3')
    const name = await screen.findByRole('button', { name: '按期答复率' })
    name.focus()
    expect(await screen.findByRole('tooltip')).toHaveTextContent(METRICS.M10.definition)
    expect(name).toHaveAccessibleDescription(new RegExp(METRICS.M10.definition.slice(0, 4)))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.hover(screen.getByRole('button', { name: '信访总量' }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(METRICS.M01.definition)
  })

  it('keeps what is chosen in its address, and goes back by it', async () => {
    await open('?report=R3&unit=month&from=2026-10-01&to=2026-10-31')
    await userEvent.click(await screen.findByRole('button', { name: '上一期' }))
    await waitFor(() => expect(asked()).toMatchObject({ from: '2026-09-01', to: '2026-09-30' }))
    await userEvent.click(await screen.findByRole('button', { name: '石渡县' }))
    await waitFor(() => expect(asked()).toMatchObject({ region: BELOW.region, from: '2026-09-01' }))
    await userEvent.click(screen.getByRole('button', { name: '季' }))
    await waitFor(() => expect(window.location.search).toContain('unit=quarter'))
    await userEvent.click(screen.getByRole('checkbox', { name: '同比、环比' }))
    await waitFor(() => expect(asked()).toMatchObject({ compare: true, region: BELOW.region }))
    window.history.back()
    await waitFor(() => expect(window.location.search).not.toContain('compare'))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '同比、环比' })).not.toBeChecked())
  })

  it('freezes a period that is over, once that is agreed to, and then says so', async () => {
    await open('?report=R3&unit=month&from=2026-10-01', ['stat/reports', 'tj:freeze'])
    await userEvent.click(await screen.findByRole('button', { name: '冻结' }))
    const question = await screen.findByRole('dialog', { name: /^冻结2026年10月的信访目的统计表？/ })
    await userEvent.click(within(question).getByRole('button', { name: '冻结' }))
    expect(await screen.findByText('已冻结')).toBeVisible()
    expect(server.arrived.find(({ path }) => path === freeze.path)?.args).toMatchObject({ id: 'R3', to: '2026-10-31' })
    expect(screen.getByText(/由魏乙蓉于2026-11-03 09:00冻结。冻结后有3处变化/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '冻结' })).toBeNull()
    expect(screen.getAllByRole('columnheader', { name: '补报' })).toHaveLength(3)
    expect(screen.getByRole('row', { name: /^合计/ })).toHaveTextContent('合计1,234＋6-1')
    expect(screen.getByRole('row', { name: /^石渡县/ })).toHaveTextContent('85.3%+1.8')
    expect(screen.getByRole('row', { name: /^石渡县/ })).toHaveTextContent('–现为12')
  })

  it.each([
    ['a part', '&region=990121000000', ['stat/reports', 'tj:freeze']],
    ['what is not over', `&from=${formatDay(new Date()).slice(0, 8)}01`, ['stat/reports', 'tj:freeze']],
    ['without the right', '', ['stat/reports']],
  ])('offers no freezing of %s', async (_, search, permissions) => {
    await open(`?report=R3&unit=month${search}`, permissions)
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: '冻结' })).toBeNull()
  })

  it('says where a part of a frozen period is counted as it is now', async () => {
    answer = { ...REPORT, frozen: { ...FROZEN, isShown: false, late: [] } }
    await open('?report=R3&unit=month&from=2026-10-01&repeat=0')
    expect(await screen.findByText(/有筛选条件时，下列为目前的数字/)).toBeVisible()
  })

  const CROSSED =
    '?report=X&rows=region,region,nothing&columns=channel,region&metrics=M02,M01&unit=month&from=2026-10-01'
  const argsOf = (call: { readonly path: string }) =>
    server.arrived.filter(({ path }) => path === call.path).at(-1)?.args

  it('counts a free table of what its address names and a table takes', async () => {
    await open(CROSSED)
    expect(await screen.findByRole('heading', { name: /地区、信访形式交叉统计表$/ })).toBeVisible()
    expect(screen.getByRole('columnheader', { name: '地区' })).toBeVisible()
    expect(argsOf(crossTable)).toMatchObject({ rows: ['region'], columns: ['channel'], metrics: ['M02', 'M01'] })
    expect(screen.queryByRole('checkbox', { name: '同比、环比' })).toBeNull()
    await userEvent.click(await screen.findByRole('combobox', { name: '行' }))
    await userEvent.click(await screen.findByTitle('内容分类'))
    await waitFor(() => expect(argsOf(crossTable)).toMatchObject({ rows: ['region', 'category'] }))
  })

  it('saves it under a name, for whom one chooses', async () => {
    await open(CROSSED)
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await userEvent.type(await screen.findByLabelText('名称'), '各地形式')
    await userEvent.click(screen.getByRole('radio', { name: '本单位' }))
    const dialog = screen.getByRole('dialog', { name: '保存当前报表' })
    await userEvent.click(within(dialog).getByRole('button', { name: /^保\s?存$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(argsOf(saveTable)).toMatchObject({
      name: '各地形式',
      sharing: 'office',
      query: { report: '', rows: ['region'], columns: ['channel'], unit: 'month' },
    })
  })

  it('opens what was saved, for the last period that is over, and removes what is one own', async () => {
    const query = { ...SAVED, rows: ['unit' as const], columns: [], metrics: ['M26' as const] }
    saved = [
      { savedId: '7', name: '在办', query, sharing: 'own', owner: '' },
      { savedId: '8', name: '别人的', query, sharing: 'all', owner: '周戊汀' },
    ]
    await open('?report=R3')
    await userEvent.click(await screen.findByRole('combobox', { name: '已保存' }))
    await userEvent.click(await screen.findByTitle('别人的（周戊汀）'))
    await waitFor(() => expect(argsOf(crossTable)).toMatchObject({ rows: ['unit'], metrics: ['M26'] }))
    expect(argsOf(crossTable)).not.toMatchObject({ from: SAVED.from })
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('button', { name: '改名在办' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '删除别人的' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '删除在办' }))
    await waitFor(() => expect(argsOf(removeTable)).toMatchObject({ savedId: '7' }))
  })

  it('has a saved table sent by mail on a day of the week, says when next, pauses and ends it', async () => {
    const query = { ...SAVED, rows: ['unit' as const], columns: [], metrics: ['M26' as const] }
    saved = [{ savedId: '7', name: '在办', query, sharing: 'own', owner: '' }]
    const stopped = '已没有统计报表页面的权限'
    const before = { savedId: '7', every: 'month' as const, day: 5, receivers: [COLLEAGUE], nextOn: '2026-11-05' }
    scheduled = [{ ...before, paused: false, stopped }]
    await open('?report=R3')
    await userEvent.click(await screen.findByRole('button', { name: '定时发送' }))
    expect(await screen.findByText(`已停止：${stopped}`)).toBeVisible()
    expect(screen.queryByRole('button', { name: '暂停在办' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '设置在办' }))
    const dialog = within(await screen.findByRole('dialog', { name: '定时发送：在办' }))
    expect(dialog.getByLabelText('日期')).toHaveValue('5')
    expect(dialog.getByRole('list', { name: '已选收件人' })).toHaveTextContent('郑庚榆')
    await userEvent.click(dialog.getByRole('radio', { name: '每周' }))
    await userEvent.selectOptions(dialog.getByLabelText('星期'), '星期三')
    await userEvent.click(dialog.getByRole('button', { name: /^确\s?定$/ }))
    const row = () => screen.findByRole('row', { name: /^在办/ })
    await waitFor(async () => expect(await row()).toHaveTextContent('在办每周星期三本人、郑庚榆下次2026-12-02'))
    expect(argsOf(scheduleTable)).toEqual({ savedId: '7', every: 'week', day: 3, receivers: ['zs07'] })
    await userEvent.click(screen.getByRole('button', { name: '暂停在办' }))
    await userEvent.click(await screen.findByRole('button', { name: '恢复在办' }))
    expect(argsOf(pauseSchedule)).toEqual({ savedId: '7', paused: false })
    await userEvent.click(screen.getByRole('button', { name: '取消在办' }))
    await waitFor(async () => expect(await row()).toHaveTextContent('未设置'))
    expect(argsOf(stopSchedule)).toEqual({ savedId: '7' })
  })

  it('says why it cannot be read, and reads it when asked again', async () => {
    fault = true
    await open()
    const alert = await screen.findByRole('alert')
    fault = false
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('table')).toBeVisible()
  })

  it('says so where nothing is to be counted', async () => {
    answer = reportWith([], { rows: [], total: null })
    await open()
    expect(await screen.findByText('请选择其他期间或范围')).toBeVisible()
  })

  it('is printed once the audit knows, and taken along as a workbook', async () => {
    await open('?report=R3')
    await screen.findByRole('table')
    await userEvent.click(screen.getByRole('button', { name: '打印' }))
    await waitFor(() => expect(printed).toBe(1))
    expect(server.arrived.find(({ path }) => path === notePrint.path)?.args).toMatchObject({
      what: 'report',
      of: 'R3',
      count: 1,
    })
    await userEvent.click(screen.getByRole('button', { name: '导出Excel' }))
    await waitFor(() => expect(files).toEqual(['信访目的统计表.xlsx']))
    expect(notices).toEqual([])
  })
})
