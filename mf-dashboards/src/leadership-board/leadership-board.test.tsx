import { composition } from '@portal/shared-lib'
import { leaderCases } from '@portal/shared-lib/contract/leader-cases'
import { map, overview, ranking, regions, shares, ticker, trend } from '@portal/shared-lib/contract/stats'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import { cellOf, tableWith } from '../figures/testing'

const PROVINCE = { region: '990000000000', name: '临江省' }
const CITY = { region: '990100000000', name: '安澜市' }

const OVERVIEW = tableWith(
  [
    ['today', 'M01', '件次', '今日新增'],
    ['overdue', 'M26o', '件', '超期'],
    ['M10', 'M10', '%', '按期答复率'],
  ],
  [],
  [
    cellOf(12, { previous: 10, change: 20, lastYear: 0 }),
    3,
    cellOf(91.25, { lastYear: 90, yearChange: 1.25, count: 73, base: 80 }),
  ],
)
const MAP = tableWith(
  [
    ['M01', 'M01', '件次', '信访总量'],
    ['M10', 'M10', '%', '按期答复率'],
  ],
  [
    ['990100000000', '安澜市', '990100000000', cellOf(1234, { lastYear: 1000, yearChange: 23.4 }), 95],
    ['990200000000', '望川市', '990200000000', 310, null],
  ],
)
const COUNTS = [['M01', 'M01', '件次', '信访总量']] as const

interface Asked {
  readonly region: string
  readonly channels: readonly string[]
  readonly repeat: string
  readonly from: string
}

const FEATURES = ['990100000000', '990200000000'].map((code, at) => ({
  type: 'Feature',
  properties: { code, parent: PROVINCE.region },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [at, 0],
        [at, 1],
        [at + 1, 1],
        [at + 1, 0],
        [at, 0],
      ],
    ],
  },
}))

async function openBoard(address = '', { broken = false, map: hasMap = false } = {}) {
  const asked: Asked[] = []
  let fails = broken
  const served = ['/stat/petitions', '/toDoManage/handle'].map(path => ({ path, title: '', check: false }))
  Object.assign(composition().province, { map: hasMap ? 'map.json' : undefined })
  Object.assign(composition(), {
    remotes: [{ routes: [...served, { path: '/leadershipBoard', title: '数据分析平台' }] }],
  })
  const server = fakeServer([
    fake(overview, () => {
      if (fails) throw new FakeRefusal('forbidden')
      return OVERVIEW
    }),
    fake(map, ({ args }) => {
      asked.push(args)
      return MAP
    }),
    fake(trend, () =>
      tableWith(COUNTS, [
        ['2026-10-01', '2026-10', '', 5],
        ['2026-11-01', '2026-11', '', 9],
      ]),
    ),
    fake(ranking, () => tableWith([['M26o', 'M26o', '件', '超期未办结']], [['u1', '石渡县住建局', '', 4]])),
    fake(shares, ({ args }) => tableWith(COUNTS, args.by === 'topic' ? [] : [['100', `${args.by}甲`, '', 7]], [10])),
    fake(ticker, () => ({
      asOf: '2026-11-15 09:00:00',
      viewId: 'v_tj',
      conditions: [],
      items: [
        {
          petitionNo: 'LX990000261101000001',
          place: '安澜市石渡县',
          category: '欠薪',
          channel: '来访',
          state: '办理中',
          persons: 12,
          registeredAt: '2026-11-15 08:00:00',
        },
      ],
    })),
    fake(regions, ({ args }) => ({
      ...(args.region ? CITY : PROVINCE),
      path: args.region ? [PROVINCE, CITY] : [PROVINCE],
      below: [],
    })),
    fake(leaderCases, () => []),
  ])
  const calls = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    hasMap && String(input).endsWith('/tjfx/province/map.json')
      ? new Response(JSON.stringify({ type: 'FeatureCollection', features: FEATURES }))
      : calls(input, init)
  const page = await renderRemote(remote, {
    path: `/leadershipBoard${address}`,
    desktop: desktopWith(['leadershipBoard']),
  })
  return { asked, mend: () => (fails = false), close: () => page.unmount().then(server.stop) }
}

const listBehind = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://portal')
  const [{ conditions }] = JSON.parse(searchParams.get('where') ?? '[]')
  return [pathname, conditions.map(({ values }: { values: string[] }) => values.join())]
}

describe('the leaders’ board', () => {
  let board: Awaited<ReturnType<typeof openBoard>>
  afterEach(() => board.close())

  it('shows the figures with their changes and until when was counted, each with its list', async () => {
    board = await openBoard()
    const tiles = within(await screen.findByRole('list', { name: '主要指标' }))
    const [today, overdue] = tiles.getAllByRole('link')
    expect(today).toHaveAccessibleName('今日新增 12')
    expect(tiles.getAllByRole('listitem')[0]).toHaveTextContent('今日新增12同比 –环比 ▲+20.0%')
    expect(overdue).toHaveAccessibleName('超期 3')
    expect(listBehind(today as HTMLElement)).toEqual(['/tjfx/stat/petitions', ['1', 'today']])
    expect(screen.getByText(/统计截至 2026-11-15 09:00:00/)).toBeVisible()
  })

  it('says of each region what it has, and lists it from the table', async () => {
    board = await openBoard()
    const region = await screen.findByRole('button', {
      name: '安澜市 1,234，信访总量 1,234（同比 +23.4%），按期答复率 95.0%',
    })
    expect(region).toBeVisible()
    const figure = within(screen.getByRole('figure', { name: '地区分布' }))
    expect(figure.getByText('信访总量：安澜市最高，1,234；望川市最低，310')).toBeVisible()
    await userEvent.click(figure.getByRole('button', { name: '表格' }))
    expect(listBehind(figure.getByRole('link', { name: '1,234' }))).toEqual([
      '/tjfx/stat/petitions',
      ['1', '990100000000', 'M01'],
    ])
  })

  it('goes into a region by Enter, and back by Esc and the breadcrumb', async () => {
    board = await openBoard()
    const region = await screen.findByRole('button', { name: /^安澜市/ })
    region.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(board.asked.at(-1)).toMatchObject({ region: CITY.region }))
    expect(await screen.findByText('安澜市', { selector: '[aria-current]' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByText('临江省', { selector: '[aria-current]' })).toBeVisible()
  })

  it('asks for what its filters and its address say', async () => {
    board = await openBoard('?channel=visit&repeat=1')
    await waitFor(() => expect(board.asked.at(-1)).toMatchObject({ channels: ['200', '210'], repeat: '1' }))
    await userEvent.selectOptions(screen.getByLabelText('统计期间'), '本月')
    await waitFor(() => expect(board.asked.at(-1)?.from).toMatch(/-01$/))
    expect(new URLSearchParams(window.location.search).get('period')).toBe('month')
  })

  it('draws the map of the province where it has one', async () => {
    board = await openBoard('', { map: true })
    await waitFor(() => {
      const region = screen.getByRole('button', { name: /^安澜市/ })
      expect(region.querySelector('path')?.getAttribute('d')).toMatch(/^M.*Z$/)
    })
    expect(screen.getByRole('button', { name: /^望川市/ }).querySelector('rect')).toBeNull()
  })

  it('says what is grave, and nothing of what is not there', async () => {
    board = await openBoard()
    const news = within(await screen.findByRole('region', { name: '重大紧急动态' }))
    expect(news.getByText('安澜市石渡县 欠薪，来访12人，办理中')).toBeVisible()
    expect(news.getByRole('link', { name: 'LX990000261101000001' })).toBeVisible()
    const topics = within(await screen.findByRole('figure', { name: '热点问题' }))
    expect(await topics.findByText('暂无数据')).toBeVisible()
    expect(screen.queryByRole('figure', { name: '领导包案' })).toBeNull()
  })

  it('says what went wrong, and tries again', async () => {
    board = await openBoard('', { broken: true })
    const [retry] = await screen.findAllByRole('button', { name: '重试' })
    board.mend()
    await userEvent.click(retry as HTMLElement)
    expect(await screen.findByRole('list', { name: '主要指标' })).toBeVisible()
  })

  it('fills the wall, and comes back', async () => {
    board = await openBoard()
    await userEvent.click(await screen.findByRole('button', { name: '大屏' }))
    const leave = screen.getByRole('button', { name: '退出大屏' })
    expect(leave).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: '大屏' })).toHaveAttribute('aria-pressed', 'false')
  })
})
