import { composition } from '@portal/shared-lib'
import { map, regions, trend } from '@portal/shared-lib/contract/stats'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import { cellOf, tableWith } from '../figures/testing'

const MAP = tableWith(
  [
    ['M01', 'M01', '件次', '信访总量'],
    ['M10', 'M10', '%', '按期答复率'],
  ],
  [
    ['990100000000', '安澜市', '990100000000', cellOf(30, { lastYear: 20, yearChange: 50 }), 95],
    ['990200000000', '望川市', '990200000000', 70, 88.5],
    ['990000000000', '本级', '', 1, null],
  ],
)

async function openRegions(answer = MAP) {
  const asked: string[] = []
  const courses: string[] = []
  Object.assign(composition(), {
    remotes: [
      {
        routes: [
          { path: '/stat/petitions', title: '统计明细' },
          { path: '/sxjkPage', title: '市县概况' },
        ],
      },
    ],
  })
  const server = fakeServer([
    fake(map, ({ args }) => {
      asked.push(args.region)
      return answer
    }),
    fake(trend, ({ args }) => {
      courses.push(args.region)
      return tableWith([['M01', 'M01', '件次', '信访总量']], [['2026-11-01', '2026-11', '', 5]])
    }),
    fake(regions, ({ args }) => ({
      region: args.region || '990000000000',
      name: '临江省',
      path: [{ region: '990000000000', name: '临江省' }],
      below: [],
    })),
  ])
  const page = await renderRemote(remote, { path: '/sxjkPage', desktop: desktopWith(['sxjkPage']) })
  return { asked, courses, close: () => page.unmount().then(server.stop) }
}

describe('the regions below one’s own', () => {
  let opened: Awaited<ReturnType<typeof openRegions>>
  afterEach(() => opened.close())

  it('have a card each: their figures with their lists, their place and their course', async () => {
    opened = await openRegions()
    const card = within(await screen.findByRole('listitem', { name: '安澜市' }))
    expect(card.getByText('信访总量第2，同比 +50.0%')).toBeVisible()
    expect(card.getByRole('link', { name: '30' })).toHaveAttribute('href', expect.stringContaining('/stat/petitions'))
    expect(card.getByText('95.0%')).toBeVisible()
    expect(await card.findByRole('img', { name: '安澜市近12个月件次：5' })).toBeVisible()
  })

  it('have beside them what happened in none of them, with its own figures alone', async () => {
    opened = await openRegions()
    const own = within(await screen.findByRole('listitem', { name: '本级' }))
    expect(own.getByRole('link', { name: '1' })).toBeVisible()
    await screen.findByRole('img', { name: '望川市近12个月件次：5' })
    // The code of the region itself counts all below it, too.
    expect(opened.courses.toSorted()).toEqual(['990100000000', '990200000000'])
    expect(own.queryByRole('button', { name: /详情|催办/ })).toBeNull()
    expect(own.queryByText(/总量第/)).toBeNull()
  })

  it('lead to what lies below them', async () => {
    opened = await openRegions()
    await userEvent.click(await screen.findByRole('button', { name: '望川市' }))
    await waitFor(() => expect(opened.asked.at(-1)).toBe('990200000000'))
  })

  it('stand side by side, two and more of them', async () => {
    opened = await openRegions()
    const cards = within(await screen.findByRole('list', { name: '各地区情况' }))
    const [first, second] = cards.getAllByRole('checkbox', { name: '对比' })
    await userEvent.click(first as HTMLElement)
    expect(screen.queryByRole('region', { name: '地区对比' })).toBeNull()
    await userEvent.click(second as HTMLElement)
    const table = within(screen.getByRole('region', { name: '地区对比' }))
    expect(table.getAllByRole('row').map(row => row.textContent)).toEqual([
      '指标安澜市望川市',
      '信访总量（件次）30同比 +50.0%70',
      '按期答复率（%）95.0%88.5%',
    ])
    await userEvent.click(table.getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('region', { name: '地区对比' })).toBeNull()
  })

  it('are said not to be there where there are none', async () => {
    opened = await openRegions({ ...MAP, rows: [] })
    expect(await screen.findByText('本地区没有下级地区')).toBeVisible()
  })
})
