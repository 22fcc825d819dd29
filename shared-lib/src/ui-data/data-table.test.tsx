import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import DataTable, { type Column } from './data-table'

interface Material {
  readonly id: string
  readonly title: string
  readonly files: readonly string[]
}

const COLUMNS: Column<Material>[] = [
  { title: '标题', dataIndex: 'title', width: 200, fixed: 'left' },
  { title: '文件', dataIndex: 'files', width: 80, render: files => `${files.length}个` },
  { title: '操作', key: 'rowActions', width: 90, fixed: 'right', render: (_, { title }) => `撤回${title}` },
]

const show = (rows: Material[] | undefined, more = {}) =>
  render(<DataTable rows={rows} columns={COLUMNS} rowKey="id" label="资料" hint="可发布资料" {...more} />)

describe('a table', () => {
  it('shows a row’s fields as they are or as the column says', () => {
    show([{ id: '7', title: '条例', files: ['a', 'b'] }])
    expect(screen.getAllByRole('columnheader').map(cell => cell.textContent)).toEqual(['标题', '文件', '操作'])
    expect(screen.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['条例', '2个', '撤回条例'])
    expect(screen.getAllByRole('row').at(-1)).toHaveAttribute('data-row-key', '7')
  })

  it.each([
    ['rows without anything to focus', [{ id: '7', title: '条例', files: [] }]],
    ['no rows', []],
  ])('with %s can be reached by the keyboard, to be moved sideways', async (_, rows) => {
    show(rows)
    await userEvent.tab()
    expect(screen.getByRole('region', { name: '资料' })).toHaveFocus()
  })

  it('says that there is nothing, or that it is still under way', () => {
    const { rerender } = show(undefined, { loading: true })
    expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('加载中...')).toBeVisible()
    rerender(<DataTable rows={[]} columns={COLUMNS} rowKey="id" hint="可发布资料" />)
    expect(screen.getByText('暂无数据')).toBeVisible()
    expect(screen.getByText('可发布资料')).toBeVisible()
  })

  it('keeps fixed columns beside each other', () => {
    show([{ id: '7', title: '条例', files: [] }])
    const [title, , rowActions] = screen.getAllByRole('cell')
    expect(title).toHaveStyle({ left: '0px' })
    expect(rowActions).toHaveStyle({ right: '0px' })
  })
})
