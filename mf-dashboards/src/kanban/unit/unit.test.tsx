import { composition } from '@portal/shared-lib'
import { units } from '@portal/shared-lib/contract/stats'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'
import { tableWith } from '../../figures/testing'

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

async function open(answer = UNITS) {
  const routes = [
    { path: '/stat/petitions', title: '统计明细' },
    { path: `/${PAGE}`, title: '责任单位看板' },
  ]
  Object.assign(composition(), { remotes: [{ routes }] })
  const server = fakeServer([fake(units, () => answer)])
  const page = await renderRemote(remote, { path: `/${PAGE}`, desktop: desktopWith([PAGE]) })
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
    expect(within(row).getAllByRole('link')).toHaveLength(3)
    await userEvent.hover(screen.getByRole('button', { name: '超期未办结' }))
    expect(screen.getByRole('tooltip')).toHaveTextContent('此刻尚未办结且已超过办理期限的')
  })

  it('says where there is nothing', async () => {
    close = await open({ ...UNITS, rows: [] })
    expect(await screen.findByText(/没有责任单位承办的信访件/)).toBeVisible()
  })
})
