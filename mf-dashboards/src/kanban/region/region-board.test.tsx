import { composition } from '@portal/shared-lib'
import { notePrint } from '@portal/shared-lib/contract/prints'
import { acknowledge, regions, today } from '@portal/shared-lib/contract/stats'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'
import { cellOf, tableWith } from '../../figures/testing'

const PAGE = 'kanbanSystem/kanbanRegion'

const FIGURES = tableWith(
  [
    ['M01', 'M01', '件次', '今日登记'],
    ['M03', 'M03', '批次', '来访批次'],
  ],
  [
    ['990100000000', '安澜市', '990100000000', 8, 2],
    ['990000000000', '本级', '', 1, 0],
  ],
  [cellOf(9, { previous: 6, change: 50 }), 2],
)

const ALERT = {
  id: 'report-12',
  kind: 'report' as const,
  petitionNo: 'LX990000261101000001',
  place: '安澜市石渡县',
  category: '劳动社保',
  channel: '来信',
  persons: 30,
  at: '2026-11-15 08:00:00',
  dueAt: '2026-11-15 10:00:00',
  acknowledged: [{ person: '蒋戊沅', office: '安澜市信访局', at: '2026-11-15 08:20:00' }],
  isOpen: true,
}

const HALL = {
  office: '安澜市信访局',
  waiting: 2,
  waitingPersons: 5,
  since: '2026-11-15 08:40:00',
  heard: 1,
  done: 6,
  missed: 1,
}

async function open() {
  const asked: string[] = []
  let isOpen = true
  const routes = [
    { path: '/stat/petitions', title: '统计明细' },
    { path: `/${PAGE}`, title: '属地看板' },
  ]
  Object.assign(composition(), { remotes: [{ routes }] })
  const server = fakeServer([
    fake(today, ({ args }) => {
      asked.push(args.region)
      const half = 'am' as const
      const receptions = [{ id: '1', office: '临江省信访局', leader: '郑庚榆', half, place: '一号接待室' }]
      const alerts = [{ ...ALERT, isOpen }]
      return { figures: FIGURES, alerts, alertCount: 1, receptions, halls: [HALL], night: { received: 4, waiting: 3 } }
    }),
    fake(acknowledge, () => {
      isOpen = false
      return null
    }),
    fake(notePrint, () => null),
    fake(regions, ({ args }) => ({ region: args.region, name: '', path: [], below: [] })),
  ])
  const page = await renderRemote(remote, { path: `/${PAGE}`, desktop: desktopWith([PAGE]) })
  return { asked, server, close: () => page.unmount().then(server.stop) }
}

describe('属地看板', () => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('shows what came today, in all and in each region, each number with its list', async () => {
    const tiles = within(await screen.findByRole('list', { name: '主要指标' }))
    expect(tiles.getAllByRole('listitem')[0]).toHaveTextContent('今日登记9环比 ▲+50.0%')
    const row = within(screen.getByRole('row', { name: '安澜市 8 2' }))
    const href = decodeURIComponent(row.getByRole('link', { name: '8' }).getAttribute('href') ?? '')
    expect(href).toContain('"990100000000"')
    expect(screen.getByText(/一号接待室/)).toBeVisible()
  })

  it('tells who waits in the halls, and what came in the night', async () => {
    const halls = within(await screen.findByRole('region', { name: '接访大厅' }))
    expect(halls.getByRole('listitem')).toHaveTextContent(
      '安澜市信访局 候谈2批5人，最早08:40取号，接谈中1批，已接谈6批，过号1批',
    )
    expect(halls.getByText('，3件待登记')).toBeVisible()
  })

  it('goes into a region', async () => {
    await userEvent.click(await screen.findByRole('button', { name: '安澜市' }))
    await waitFor(() => expect(opened.asked.at(-1)).toBe('990100000000'))
  })

  it('says who has acknowledged an alert, and lets the own organisation do so', async () => {
    expect(await screen.findByText('安澜市信访局蒋戊沅 11-15 08:20 已确认')).toBeVisible()
    expect(screen.getByText('1条待确认')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^确认/ }))
    expect(await screen.findByText('均已确认')).toBeVisible()
    expect(opened.server.arrived.find(({ path }) => path === acknowledge.path)?.args).toMatchObject({ id: 'report-12' })
    expect(screen.queryByRole('button', { name: /^确认/ })).toBeNull()
  })

  it('is asked for anew every 30 seconds', async () => {
    await opened.close()
    jest.useFakeTimers({ advanceTimers: true })
    opened = await open()
    await screen.findByRole('region', { name: '接访大厅' })
    jest.advanceTimersByTime(25_000)
    expect(opened.asked).toHaveLength(1)
    jest.advanceTimersByTime(5000)
    await waitFor(() => expect(opened.asked).toHaveLength(2))
    jest.useRealTimers()
  })

  it('is printed once the audit knows', async () => {
    window.print = jest.fn()
    await userEvent.click(await screen.findByRole('button', { name: '打印' }))
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1))
    const noted = opened.server.arrived.find(({ path }) => path === notePrint.path)
    expect(noted?.args).toMatchObject({ what: 'board', of: 'kanbanRegion' })
  })
})
