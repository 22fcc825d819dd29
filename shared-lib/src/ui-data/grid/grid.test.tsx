import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { USUAL_LOOKS } from '../../contract/rules/looks'
import { layOut } from '../../testing'
import { showLooks } from '../../theme/looks'
import type { GridColumn } from './column'
import Grid from './grid'
import type { GridHandle } from './grid-props'

interface Letter {
  readonly id: string
  readonly no: string
}

const WINDOW_ROWS = 10
const ROW = 36

layOut(WINDOW_ROWS * ROW)

const letters = (count: number): Letter[] => Array.from({ length: count }, (_, at) => ({ id: `i${at}`, no: `LX${at}` }))

const COLUMNS: GridColumn<Letter>[] = [
  { key: 'no', title: '编号', width: 200, fixed: 'left', sortable: true, cell: ({ no }) => no },
  { key: 'id', title: '标识', width: 100, cell: ({ id }) => id, whole: ({ id }) => `全称${id}` },
]

function Example({ rows, ...more }: { rows: readonly Letter[] } & Record<string, unknown>) {
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  return (
    <Grid<Letter>
      label="待办"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ no }) => no}
      total={rows.length}
      selected={selected}
      onSelect={select}
      onOpen={() => undefined}
      waiting={false}
      empty="暂无数据"
      placeKey={`place ${rows.length}`}
      {...more}
    />
  )
}

/** As a screen of 360 pixels answers. */
const narrowMedia = (media: string) =>
  ({ matches: !media.includes('print'), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList

afterEach(() => jest.restoreAllMocks())

const grid = () => screen.getByRole('grid', { name: '待办' })
const scroll = (top: number) => act(async () => grid().scrollTo({ top }))
const rowsShown = () => screen.getAllByRole('row').slice(1)
const activeNo = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('a grid', () => {
  it('has of a hundred thousand rows only those in sight in the page, and says how many there are', () => {
    render(<Example rows={letters(100_000)} />)
    expect(rowsShown().length).toBeLessThan(2 * WINDOW_ROWS)
    expect(grid()).toHaveAttribute('aria-rowcount', '100001')
    expect(rowsShown()[0]).toHaveAttribute('aria-rowindex', '2')
    expect(document.querySelectorAll('*').length).toBeLessThan(300)
  })

  it('shows other rows when it is scrolled', async () => {
    render(<Example rows={letters(1000)} />)
    await scroll(500 * ROW)
    expect(screen.getByText('LX500')).toBeInTheDocument()
    expect(screen.queryByText('LX0')).toBeNull()
  })

  it('writes into the rows that are in the page while it is scrolled, and makes none', async () => {
    render(<Example rows={letters(1000)} placeKey="slots" />)
    await scroll(103.5 * ROW)
    const made = rowsShown()
    for (const top of [110 * ROW, 500.2 * ROW, 1000 * ROW, 0]) {
      await scroll(top)
      expect(new Set(rowsShown())).toEqual(new Set(made))
    }
  })

  it('has all rows in the page, and nothing to press, before the pages of a print are counted', () => {
    render(<Example rows={letters(300)} placeKey="print" selected={new Set()} onSelect={() => undefined} />)
    act(() => window.dispatchEvent(new Event('beforeprint')))
    expect(rowsShown()).toHaveLength(300)
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    act(() => window.dispatchEvent(new Event('afterprint')))
    expect(rowsShown().length).toBeLessThan(2 * WINDOW_ROWS)
  })

  it('has rows as dense as its user wishes, also once they wish otherwise', async () => {
    const secondAt = () => screen.getByText('LX1').closest('tr')
    render(<Example rows={letters(1000)} placeKey="dense" />)
    expect(secondAt()).toHaveStyle({ transform: `translateY(${ROW}px)` })
    act(() => showLooks({ ...USUAL_LOOKS, density: 'compact' }))
    expect(secondAt()).toHaveStyle({ transform: 'translateY(28px)' })
    expect(grid()).toHaveStyle({ '--grid-row': '28px' })
    act(() => showLooks(USUAL_LOOKS))
    expect(secondAt()).toHaveStyle({ transform: `translateY(${ROW}px)` })
  })

  it('has rows for two lines where a column wants them, as high as the text is large', () => {
    const columns = COLUMNS.map(column => ({ ...column, twoLines: column.key === 'id' }))
    const secondAt = () => screen.getByText('LX1').closest('tr')
    render(<Example rows={letters(1000)} columns={columns} placeKey="two lines" />)
    expect(secondAt()).toHaveStyle({ transform: 'translateY(44px)' })
    expect(grid()).toHaveStyle({ '--grid-head': '36px', '--grid-row': '44px' })
    expect(screen.getByText('i1').closest('td')).toHaveAttribute('title', '全称i1')
    act(() => showLooks({ ...USUAL_LOOKS, density: 'compact', text: 'largest' }))
    expect(secondAt()).toHaveStyle({ transform: 'translateY(52px)' })
    act(() => showLooks(USUAL_LOOKS))
  })

  it('has cards in place of rows where there is no room, in which each cell says what it is', () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(narrowMedia)
    const columns = COLUMNS.map(column => ({ ...column, twoLines: column.key === 'no' }))
    render(<Example rows={letters(1000)} columns={columns} placeKey="cards" />)
    expect(screen.getByText('LX1').closest('tr')).toHaveStyle({ transform: 'translateY(101px)' })
    expect(screen.getByText('i1').closest('td')).toHaveAttribute('data-heading', '标识')
  })

  it('stays a table where no column has a text', () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(narrowMedia)
    render(<Example rows={letters(2)} placeKey="no cards" />)
    expect(screen.getByText('i1').closest('td')).not.toHaveAttribute('data-heading')
  })

  it('is reached by the keyboard also where nothing in it is', async () => {
    render(<Example rows={letters(3)} onSelect={undefined} />)
    await userEvent.tab()
    expect(grid()).toHaveFocus()
  })

  it.each([
    ['{ArrowDown}', 'LX0'],
    ['{ArrowDown}{ArrowDown}', 'LX1'],
    ['jjjk', 'LX1'],
    ['{End}', 'LX999'],
    ['{End}{ArrowDown}', 'LX999'],
    ['{ArrowDown}{PageDown}', 'LX10'],
    ['{End}{Home}', 'LX0'],
  ])('leads by %s to a row', async (keys, no) => {
    render(<Example rows={letters(1000)} placeKey={keys} />)
    act(() => grid().focus())
    await userEvent.keyboard(keys)
    expect(activeNo()).toContain(no)
  })

  it('parts rows by headings, which keys and selection pass over', async () => {
    const headings = new Map([
      [0, '红灯 2 条'],
      [2, '绿灯 3 条'],
    ])
    const open = jest.fn()
    render(<Example rows={letters(5)} headings={headings} onOpen={open} placeKey="headings" />)
    expect(screen.getByText('绿灯 3 条').closest('tr')).toHaveStyle({ transform: `translateY(${3 * ROW}px)` })
    expect(screen.getByText('LX2').closest('tr')).toHaveStyle({ transform: `translateY(${4 * ROW}px)` })
    act(() => grid().focus())
    await userEvent.keyboard('jjj {Enter}')
    expect(open.mock.calls).toEqual([[{ id: 'i2', no: 'LX2' }]])
    expect(screen.getByLabelText('选择 LX2')).toBeChecked()
  })

  it('opens the active row by Enter and any by a double click', async () => {
    const open = jest.fn()
    render(<Example rows={letters(5)} onOpen={open} placeKey="open" />)
    act(() => grid().focus())
    await userEvent.keyboard('jj{Enter}')
    await userEvent.dblClick(screen.getByText('LX3'))
    expect(open.mock.calls.map(([{ no }]) => no)).toEqual(['LX1', 'LX3'])
  })

  it('selects by Space, by boxes, by ranges, all and none', async () => {
    render(<Example rows={letters(9)} placeKey="select" />)
    const chosen = () => rowsShown().flatMap((row, at) => (row.getAttribute('aria-selected') === 'true' ? [at] : []))
    act(() => grid().focus())
    await userEvent.keyboard('jj ')
    expect(chosen()).toEqual([1])
    await userEvent.click(screen.getByLabelText('选择 LX3'))
    const person = userEvent.setup()
    await person.keyboard('{Shift>}')
    await person.click(screen.getByLabelText('选择 LX6'))
    await person.keyboard('{/Shift}')
    expect(chosen()).toEqual([1, 3, 4, 5, 6])
    await userEvent.click(screen.getByLabelText('全选已加载的行'))
    expect(chosen()).toHaveLength(9)
    await userEvent.click(screen.getByLabelText('全选已加载的行'))
    expect(chosen()).toEqual([])
  })

  it('previews by Space where rows can be, tells of each that becomes active, and is moved from elsewhere', async () => {
    const [preview, activate] = [jest.fn(), jest.fn()]
    const handle = createRef<GridHandle>()
    render(<Example rows={letters(5)} onPreview={preview} onActive={activate} handle={handle} placeKey="preview" />)
    act(() => grid().focus())
    await userEvent.keyboard(' jx')
    expect(preview.mock.calls.map(([{ no }]) => no)).toEqual(['LX0'])
    expect(screen.getByLabelText('选择 LX1')).toBeChecked()
    expect(screen.getByLabelText('选择 LX0')).not.toBeChecked()
    act(() => grid().blur())
    act(() => handle.current?.move(1))
    act(() => handle.current?.move(-1))
    expect(activate.mock.calls.map(([{ no }]) => no)).toEqual(['LX0', 'LX1', 'LX2', 'LX1'])
    act(() => handle.current?.focus())
    expect(grid()).toHaveFocus()
  })

  it('says once that its end is near, and again when there are more rows', () => {
    const end = jest.fn()
    const { rerender } = render(<Example rows={letters(10)} onEnd={end} placeKey="end" />)
    rerender(<Example rows={letters(10)} onEnd={end} placeKey="end" />)
    expect(end).toHaveBeenCalledTimes(1)
    rerender(<Example rows={letters(11)} onEnd={end} placeKey="end" />)
    expect(end).toHaveBeenCalledTimes(2)
  })

  it('sorts by a heading and says how it is sorted', async () => {
    const sort = jest.fn()
    render(<Example rows={letters(2)} onSort={sort} sorted={{ key: 'no', descending: true }} />)
    await userEvent.click(screen.getByRole('button', { name: '编号' }))
    expect(sort).toHaveBeenCalledWith('no')
    expect(screen.getByRole('columnheader', { name: /编号/ })).toHaveAttribute('aria-sort', 'descending')
  })

  it('gives a column its width by arrow keys, within bounds', () => {
    const width = jest.fn()
    render(<Example rows={letters(2)} onWidth={width} />)
    const handle = screen.getByRole('separator', { name: '标识列宽' })
    fireEvent.keyDown(handle, { key: 'ArrowRight' })
    for (let at = 0; at < 3; at++) fireEvent.keyDown(handle, { key: 'ArrowLeft' })
    expect(width.mock.calls).toEqual([
      ['id', 116],
      ['id', 84],
      ['id', 84],
      ['id', 84],
    ])
  })

  it('comes back to where it was left', async () => {
    const first = render(<Example rows={letters(1000)} placeKey="kept" />)
    await scroll(300 * ROW)
    first.unmount()
    render(<Example rows={letters(1000)} placeKey="kept" />)
    expect(grid().scrollTop).toBe(300 * ROW)
  })

  it('says that there is nothing, and shows bars while rows are on their way', () => {
    const { rerender } = render(<Example rows={[]} placeKey="none" />)
    expect(screen.getByText('暂无数据')).toBeVisible()
    expect(screen.getByLabelText('全选已加载的行')).toBeDisabled()
    rerender(<Example rows={[]} waiting placeKey="none" />)
    expect(screen.queryByText('暂无数据')).toBeNull()
    expect(grid()).toHaveAttribute('aria-busy', 'true')
  })

  it('gives the whole of what a cell may cut', () => {
    render(<Example rows={letters(1)} />)
    expect(screen.getByTitle('全称i0')).toHaveTextContent('i0')
  })
})
