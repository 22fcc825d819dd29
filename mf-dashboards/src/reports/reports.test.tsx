import { api, onNotice, store } from '@portal/shared-lib'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { METRICS } from '@portal/shared-lib/contract/rules/figures'
import { regions, report, reportSheet, reports } from '@portal/shared-lib/contract/stats'
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

describe('the page of reports', () => {
  let fault = false
  let answer = REPORT
  let shown: Awaited<ReturnType<typeof renderRemote>>
  let printed = 0
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
    notices.length = 0
    store.dispatch(api.util.resetApiState())
  })
  afterEach(() => shown.unmount())

  const open = async (search = '') => {
    shown = await renderRemote(remote, { path: PAGE + search, desktop: desktopWith(['stat/reports']) })
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
