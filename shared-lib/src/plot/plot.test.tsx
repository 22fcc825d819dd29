import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { portalHistory } from '../router'
import { BarPlot, HeatPlot, LinePlot, MapPlot, type Mark, RingPlot, SparkLine } from './index'

const LETTERS: Mark = { key: '1', label: '来信', value: 1234, notes: ['同比 +5.1%'], to: '/list?channel=1' }
const VISITS: Mark = { key: '2', label: '来访', value: 310, to: '/list?channel=2' }
const CALLS: Mark = { key: '3', label: '来电', value: null }

const options = { title: '信访形式', finding: '来信最多', of: '形式', counts: '件次' }
const bars = () => render(<BarPlot {...options} bars={[LETTERS, VISITS, CALLS]} />)

const square = (x: number) => [
  [
    [x, 0],
    [x, 9],
    [x + 9, 9],
    [x + 9, 0],
    [x, 0],
  ],
]
const FEATURES = ['1', '2'].map(code => ({
  type: 'Feature' as const,
  properties: { code, parent: '0' },
  geometry: { type: 'Polygon' as const, coordinates: square(Number(code) * 10) },
}))

describe('A plot', () => {
  it('says what it finds, and each mark its number', () => {
    bars()
    const figure = screen.getByRole('figure', { name: '信访形式' })
    expect(within(figure).getByText('来信最多')).toBeVisible()
    expect(within(figure).getByRole('group', { name: '信访形式：来信最多' })).toBeVisible()
    expect(screen.getByRole('link', { name: '来信 1,234，同比 +5.1%' })).toHaveAttribute('href', '/tjfx/list?channel=1')
    expect(screen.getByRole('img', { name: '来电 –' })).toBeVisible()
  })

  it('is reached by one Tab, and arrows lead from mark to mark', async () => {
    bars()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: '表格' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: /来信/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: /来访/ })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowDown}')
    expect(screen.getByRole('link', { name: /来信/ })).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('tells of the mark that is pointed at, and no longer of one that is left', async () => {
    bars()
    await userEvent.hover(screen.getByRole('link', { name: /来信/ }))
    expect(screen.getByText('同比 +5.1%')).toBeInTheDocument()
    await userEvent.unhover(screen.getByRole('link', { name: /来信/ }))
    expect(screen.queryByText('同比 +5.1%')).toBeNull()
  })

  it('shows in its table what a share is taken of', async () => {
    const share: Mark = { ...LETTERS, value: 85.2, text: '85.2%', base: { text: '/40', to: '/list?of=1' } }
    render(<BarPlot {...options} bars={[share]} />)
    await userEvent.click(screen.getByRole('button', { name: '表格' }))
    expect(screen.getByRole('link', { name: '/40' })).toHaveAttribute('href', '/tjfx/list?of=1')
  })

  it('shows its numbers as a table, whose numbers lead to the same lists', async () => {
    bars()
    await userEvent.click(screen.getByRole('button', { name: '表格' }))
    const table = screen.getByRole('table')
    expect(
      within(table)
        .getAllByRole('row')
        .map(row => row.textContent),
    ).toEqual(['形式件次说明', '来信1,234同比 +5.1%', '来访310', '来电–'])
    await userEvent.click(within(table).getByRole('link', { name: '310' }))
    expect(portalHistory.location).toMatchObject({ pathname: '/tjfx/list', search: '?channel=2' })
  })

  it('says 暂无数据 where nothing is known', () => {
    render(<BarPlot {...options} bars={[CALLS]} />)
    expect(screen.getByText('暂无数据')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('来信最多')).toBeNull()
  })

  it('opens in place what a mark counts, by click, Enter and space', async () => {
    const onOpen = jest.fn()
    render(<BarPlot {...options} bars={[{ ...LETTERS, to: undefined, onOpen }]} />)
    const mark = screen.getByRole('button', { name: /来信/ })
    await userEvent.click(mark)
    mark.focus()
    await userEvent.keyboard('{Enter} ')
    expect(onOpen).toHaveBeenCalledTimes(3)
  })
})

const point = (key: string, value: number | null): Mark => ({ key, label: key, value })

describe('The kinds of plots', () => {
  it('bars are as long as their numbers', () => {
    bars()
    const [long, short] = ['来信', '来访'].map(name => {
      const [, bar] = screen.getByRole('link', { name: new RegExp(name) }).querySelectorAll('rect')
      return Number(bar?.getAttribute('width'))
    })
    expect(Math.round(((long ?? 0) / (short ?? 1)) * 310)).toBe(1234)
  })

  it('a ring has a piece for each share, told apart by patterns', () => {
    render(<RingPlot {...options} whole="1,544" pieces={[LETTERS, VISITS]} />)
    const fills = screen.getAllByRole('link').map(link => link.querySelector('path')?.getAttribute('fill'))
    expect(new Set(fills).size).toBe(2)
    expect(fills.every(fill => document.querySelector(`pattern[id="${fill?.slice(5, -1)}"]`))).toBe(true)
    expect(screen.getByText('1,544')).toBeVisible()
  })

  it('lines leave a gap where nothing is known, and tell themselves apart by their strokes', () => {
    render(
      <LinePlot
        {...options}
        times={['1月', '2月', '3月']}
        series={[
          { key: 'a', label: '来信', points: [point('a1', 1), point('a2', null), point('a3', 3)] },
          { key: 'b', label: '来访', points: [point('b1', 2), point('b2', 2), point('b3', 2)] },
        ]}
      />,
    )
    const [gap, whole] = document.querySelectorAll('path[stroke-dasharray]')
    expect(gap?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
    expect(whole?.getAttribute('d')?.match(/M/g)).toHaveLength(1)
    expect(gap?.getAttribute('stroke-dasharray')).not.toBe(whole?.getAttribute('stroke-dasharray'))
  })

  it('bands lie on those after them, and say their own numbers', () => {
    const series = [
      { key: 'a', label: '来信', points: [point('a1', 1), point('a2', 2)] },
      { key: 'b', label: '来访', points: [point('b1', 3), point('b2', 2)] },
    ]
    render(<LinePlot {...options} times={['1月', '2月']} series={series} stacked />)
    const heights = [...document.querySelectorAll('circle[class=point]')].map(circle =>
      Number(circle.getAttribute('cy')),
    )
    expect(heights[0]).toBe(heights[1])
    expect(heights[3]).toBeGreaterThan(heights[2] ?? 0)
    expect(heights[2]).toBeGreaterThan(heights[0] ?? 0)
    expect(document.querySelectorAll('path[class=band]')).toHaveLength(2)
    expect(screen.getByRole('img', { name: 'a2 2' })).toBeVisible()
  })

  it('a heat map has a cell for each row and column, the largest the darkest', async () => {
    const cell = (key: string, value: number): Mark => ({ key, label: key, value })
    render(
      <HeatPlot
        {...options}
        columns={['一月', '二月']}
        rows={[{ key: 'r', label: '石渡县', cells: [cell('r1', 1), cell('r2', 100)] }]}
      />,
    )
    const fills = screen.getAllByRole('img').map(each => each.querySelector('rect')?.getAttribute('fill'))
    expect(fills.map(fill => fill?.match(/step-\d/)?.[0])).toEqual(['step-0', 'step-4'])
    await userEvent.click(screen.getByRole('button', { name: '表格' }))
    expect(screen.getByRole('row', { name: '石渡县 1 100' })).toBeVisible()
  })

  it('a map draws the regions that are counted, and their names', () => {
    render(<MapPlot {...options} features={FEATURES} regions={[LETTERS, VISITS, CALLS]} />)
    expect(screen.getAllByRole('link').map(region => region.querySelector('path')?.getAttribute('d'))).toEqual([
      expect.stringMatching(/^M.*Z$/),
      expect.stringMatching(/^M.*Z$/),
    ])
    expect(screen.getByText('来信')).toBeInTheDocument()
    expect(screen.queryByText('来电')).toBeNull()
  })

  it('a spark line says itself in words', () => {
    render(<SparkLine label="近12个月件次，末月 30" values={[10, 20, 30]} />)
    expect(screen.getByRole('img', { name: '近12个月件次，末月 30' }).querySelector('path')).toBeInTheDocument()
  })
})
