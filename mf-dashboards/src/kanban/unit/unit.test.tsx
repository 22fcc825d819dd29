import { composition } from '@portal/shared-lib'
import { unit, units } from '@portal/shared-lib/contract/stats'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'
import { cellOf, tableWith } from '../../figures/testing'

const PAGE = 'kanbanSystem/kanbanUnit'

const UNITS = tableWith(
  [
    ['M26', 'M26', '件', '在办'],
    ['M26o', 'M26o', '件', '超期未办结'],
    ['s20', 'M26', '件', '待签收'],
    ['s30', 'M26', '件', '办理中'],
    ['M10', 'M10', '%', '按期答复率'],
  ],
  [
    ['u1', '安澜市住房和城乡建设局', '', 9, 3, 4, 5, 88.5],
    ['u2', '安澜市自然资源局', '', 2, 0, 0, 2, null],
  ],
)

const PORTRAIT = {
  name: '安澜市自然资源局',
  figures: tableWith(
    [
      ['M10', 'M10', '%', '按期答复率'],
      ['s30', 'M26', '件', '办理中'],
      ['lred', 'M26', '件', '红灯'],
    ],
    [],
    [cellOf(80, { previous: 90, change: -10 }), 5, 2],
  ),
  trend: tableWith([['M01', 'M01', '件次', '信访总量']], [['2026-11-01', '2026-11', '', 6]]),
  categories: tableWith([['M01', 'M01', '件次', '信访总量']], [['010000', '农村农业', '', 7]]),
  reasons: tableWith([['M01', 'M01', '件次', '信访总量']], []),
}

async function open(answer = UNITS, at = '') {
  const routes = [
    { path: '/stat/petitions', title: '统计明细' },
    { path: `/${PAGE}`, title: '责任单位看板' },
  ]
  Object.assign(composition(), { remotes: [{ routes }] })
  const server = fakeServer([
    fake(units, () => answer),
    fake(unit, ({ args }) => ({ ...PORTRAIT, name: `${PORTRAIT.name}${args.unit}` })),
  ])
  const page = await renderRemote(remote, { path: `/${PAGE}${at}`, desktop: desktopWith([PAGE]) })
  return () => page.unmount().then(server.stop)
}

describe('责任单位看板', () => {
  let close: Awaited<ReturnType<typeof open>>
  afterEach(() => close())

  it('shows at which stage the work of each unit lies, each number with its list', async () => {
    close = await open()
    const plot = await screen.findByRole('figure', { name: '在办环节分布' })
    expect(within(plot).getByText('安澜市住房和城乡建设局超期最多，3件')).toBeVisible()
    const cell = within(plot).getByRole('link', { name: '安澜市住房和城乡建设局 待签收 4' })
    const href = decodeURIComponent(cell.getAttribute('href') ?? '')
    expect(href).toContain('/stat/petitions')
    for (const part of ['"u1"', '"s20"']) expect(href).toContain(part)
  })

  it('shows what each has open and how it does', async () => {
    close = await open()
    const row = await screen.findByRole('row', { name: '安澜市住房和城乡建设局 9 3 88.5%' })
    expect(within(row).getAllByRole('link')).toHaveLength(4)
    await userEvent.hover(screen.getByRole('button', { name: '超期未办结' }))
    expect(screen.getByRole('tooltip')).toHaveTextContent('此刻尚未办结且已超过办理期限的')
  })

  it('opens the portrait of a unit, and comes back', async () => {
    close = await open()
    const table = await screen.findByRole('table', { name: '办理情况' })
    await userEvent.click(within(table).getByRole('link', { name: '安澜市自然资源局' }))
    expect(await screen.findByRole('heading', { name: '安澜市自然资源局u2画像' })).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: '返回看板' }))
    expect(await screen.findByRole('table', { name: '办理情况' })).toBeVisible()
  })

  it('shows the portrait of the unit of its address: what changed, and each number with its list', async () => {
    close = await open(UNITS, '?unit=u2')
    const tile = within(await screen.findByRole('list', { name: '主要指标' })).getByRole('listitem')
    expect(tile).toHaveTextContent('按期答复率80.0%环比 ▼-10.0个百分点')
    for (const [plot, bar, column] of [
      ['在办环节', '办理中', 's30'],
      ['在办期限', '红灯', 'lred'],
      ['内容分类', '农村农业', '010000'],
    ]) {
      const link = within(screen.getByRole('figure', { name: plot })).getByRole('link', { name: new RegExp(bar ?? '') })
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`"${column}"`)
    }
    expect(screen.getByText(/没有不满意原因/)).toBeVisible()
  })

  it('says where there is nothing', async () => {
    close = await open({ ...UNITS, rows: [] })
    expect(await screen.findByText(/没有责任单位承办的信访件/)).toBeVisible()
  })
})
