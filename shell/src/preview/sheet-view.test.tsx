import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { writeXlsx } from 'hucre/xlsx'
import { ViewBoundary } from './file-view'
import SheetView from './sheet-view'

type Sheets = Parameters<typeof writeXlsx>[0]['sheets']

/** jsdom reads no files. */
const fileOf = (bytes: Uint8Array): Blob =>
  Object.assign(new Blob(), { arrayBuffer: async () => new Uint8Array(bytes).buffer })
const show = async (sheets: Sheets) => render(<SheetView content={fileOf(await writeXlsx({ sheets }))} />)
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe('A workbook in the preview', () => {
  it('is shown one sheet at a time, with the numbers of its rows', async () => {
    await show([
      {
        name: '户主',
        rows: [
          ['姓名', '面积'],
          ['冯丙莲', 1.2],
        ],
      },
      { name: '补偿', rows: [['已兑付', true]] },
    ])
    expect(await screen.findByRole('table', { name: '户主' })).toBeVisible()
    expect(texts(screen.getAllByRole('cell'))).toEqual(['姓名', '面积', '冯丙莲', '1.2'])
    expect(texts(screen.getAllByRole('rowheader'))).toEqual(['1', '2'])
    await userEvent.click(screen.getByRole('tab', { name: '补偿' }))
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('补偿')
    expect(texts(screen.getAllByRole('cell'))).toEqual(['已兑付', 'true'])
  })

  it('shows no sheet that its author has hidden', async () => {
    await show([
      { name: '公开', rows: [['甲']] },
      { name: '底稿', rows: [['乙']], hidden: true },
      { name: '参数', rows: [['丙']], veryHidden: true },
    ])
    await screen.findByRole('table', { name: '公开' })
    expect(texts(screen.getAllByRole('tab'))).toEqual(['公开'])
  })

  it.each([
    [1000, 1000, false],
    [1001, 1000, true],
  ])('of %d rows shows %d, and says where there are more', async (count, shown, isCut) => {
    await show([{ name: '名册', rows: Array.from({ length: count }, (_, at) => [at]) }])
    const table = await screen.findByRole('table', { name: '名册' })
    expect(table.querySelectorAll('tr')).toHaveLength(shown)
    expect(screen.queryByText('仅显示前1000行') !== null).toBe(isCut)
  })

  it('is refused where it is none', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <ViewBoundary>
        <SheetView content={fileOf(new Uint8Array([1, 2, 3]))} />
      </ViewBoundary>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('文件无法显示，可能已损坏或设有密码，请下载后查看。')
    told.mockRestore()
  })
})
