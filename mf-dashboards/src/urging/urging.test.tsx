import { composition } from '@portal/shared-lib'
import { region } from '@portal/shared-lib/contract/region-panel'
import { map, regions, trend } from '@portal/shared-lib/contract/stats'
import { urgeable, urgeMany } from '@portal/shared-lib/contract/urging'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import { cellOf, tableWith } from '../figures/testing'

const FIGURES = [
  ['M01', 'M01', '件次', '信访总量'],
  ['M26o', 'M26o', '件', '超期未办结'],
] as const
const MAP = tableWith(FIGURES, [
  ['990100000000', '安澜市', '990100000000', 30, 3],
  ['990200000000', '望川市', '990200000000', 70, 0],
])
const PANEL = {
  name: '安澜市',
  office: { name: '安澜市信访局', telephone: '0990-1234567', receptionAddress: '安澜市人民路1号' },
  figures: tableWith(FIGURES, [], [cellOf(30, { previous: 20, change: 50 }), 3]),
  trend: tableWith([FIGURES[0]], [['2026-11-01', '2026-11', '', 6]]),
  categories: tableWith([FIGURES[0]], [['010000', '农村农业', '', 7]]),
  units: tableWith([['M26o', 'M26o', '件', '超期未办结']], [['u1', '安澜市自然资源局', '', 2]]),
}
const numberOf = (at: number) => `LX99000026110100000${at}`
const petition = (at: number, reason = '') => ({
  petitionNo: numberOf(at),
  version: 4,
  overdueDays: 10 - at,
  office: reason ? '' : '安澜市自然资源局',
  person: reason ? '' : '尤壬溪',
  reason,
})

async function open(more: readonly string[] = ['cb:urge']) {
  const routes = [
    { path: '/stat/petitions', title: '统计明细' },
    { path: '/sxjkPage', title: '市县概况' },
  ]
  Object.assign(composition(), { remotes: [{ routes }] })
  const petitions = [petition(1), petition(2, '已有催办等待回复，请勿重复催办'), petition(3)]
  const server = fakeServer([
    fake(map, () => MAP),
    fake(trend, () => PANEL.trend),
    fake(regions, ({ args }) => ({ region: args.region, name: '', path: [], below: [] })),
    fake(region, () => PANEL),
    fake(urgeable, () => ({ total: 80, petitions })),
    fake(urgeMany, ({ args }) => ({
      urged: args.petitions.length - 1,
      failed: [{ petitionNo: numberOf(3), reason: '该件正由本单位办理，不能催办' }],
    })),
  ])
  const page = await renderRemote(remote, { path: '/sxjkPage', desktop: desktopWith(['sxjkPage', ...more]) })
  return { server, close: () => page.unmount().then(server.stop) }
}

describe('Urging what is overdue in a region', () => {
  let opened: Awaited<ReturnType<typeof open>>
  afterEach(() => opened.close())

  it('says why it is not possible', async () => {
    opened = await open()
    const button = await screen.findByRole('button', { name: '催办望川市' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('title', '没有超期未办结的信访件，无需催办')
  })

  it('is for who may', async () => {
    opened = await open([])
    const button = await screen.findByRole('button', { name: '催办安澜市' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('title', '您没有催办的权限')
  })

  it('shows first what goes to whom, and then what could not be sent', async () => {
    opened = await open()
    await userEvent.click(await screen.findByRole('button', { name: '催办安澜市' }))
    const dialog = within(await screen.findByRole('dialog', { name: '催办安澜市超期未办结的信访件' }))
    expect(await dialog.findByText(/超期未办结80件，先列出超期最久的3件，可催办2件/)).toBeVisible()
    expect(dialog.getAllByText('安澜市自然资源局 尤壬溪')).toHaveLength(2)
    expect(dialog.getByRole('checkbox', { name: `催办 ${numberOf(2)}` })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: `催办 ${numberOf(1)}` }))
    expect(dialog.getByRole('button', { name: '催办1件' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: `催办 ${numberOf(1)}` }))
    await userEvent.click(dialog.getByRole('button', { name: '催办2件' }))
    expect(await dialog.findByText('1件未能催办，原因见列表')).toBeVisible()
    expect(dialog.getByText('该件正由本单位办理，不能催办')).toBeVisible()
    const sent = opened.server.arrived.find(({ path }) => path === urgeMany.path)
    expect(sent?.args).toMatchObject({ text: '该件已超过办理期限，请说明原因并尽快办结。' })
  })

  it('is done from the region on its own, too, which shows its office, its figures and its units', async () => {
    opened = await open()
    await userEvent.click(await screen.findByRole('button', { name: '安澜市详情' }))
    const dialog = within(await screen.findByRole('dialog', { name: '安澜市信访概况' }))
    expect(await dialog.findByText('电话 0990-1234567')).toBeVisible()
    const [tile] = within(dialog.getByRole('list', { name: '主要指标' })).getAllByRole('listitem')
    expect(tile).toHaveTextContent('信访总量30环比 ▲+50.0%')
    expect(dialog.getByRole('row', { name: '安澜市自然资源局 2' })).toBeVisible()
    expect(dialog.getByRole('button', { name: '催办安澜市' })).toBeEnabled()
  })
})
