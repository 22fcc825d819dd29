import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPreview, type Stored, useReadableContents } from './testing/open-preview'

const TEXT: Stored = { name: '说明.txt', content: '请核实占用面积。', size: 24 }
const OLD: Stored = { name: '底稿.doc', content: 'D0CF', size: 3072 }
/** 面积 in the older encoding of offices. */
const GB18030 = new Uint8Array([0xc3, 0xe6, 0xbb, 0xfd])

describe('附件预览', () => {
  useReadableContents()
  let opened: ReturnType<typeof openPreview>
  const open = (...args: Parameters<typeof openPreview>) => {
    opened = openPreview(...args)
  }
  afterEach(() => opened.close())
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  it('shows a text, under its name and with its size', async () => {
    open({ f1: TEXT })
    expect(await screen.findByText('请核实占用面积。')).toBeVisible()
    expect(screen.getByRole('heading')).toHaveTextContent('说明.txt')
    expect(screen.getByText('24 B')).toBeVisible()
  })

  it('reads a text also in the older encoding of offices', async () => {
    open({ f1: { name: '面积.csv', content: GB18030 } })
    expect(await screen.findByText('面积')).toBeVisible()
  })

  it('says how much has come, and prints nothing before all has', async () => {
    let write: ReadableStreamDefaultController<Uint8Array> | undefined
    const content = new ReadableStream<Uint8Array>({
      start: controller => {
        write = controller
      },
    })
    open({ f1: { name: '说明.txt', content, size: 4 } })
    expect(await screen.findByText('加载中... 0 B / 4 B')).toBeVisible()
    write?.enqueue(GB18030.subarray(0, 3))
    expect(await screen.findByText('加载中... 3 B / 4 B')).toBeVisible()
    expect(screen.queryByRole('button', { name: '打印' })).not.toBeInTheDocument()
    write?.enqueue(GB18030.subarray(3))
    write?.close()
    expect(await screen.findByText('面积')).toBeVisible()
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    await press('打印')
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })

  it('fetches nothing of what it cannot show, and has it downloaded instead', async () => {
    open({ f1: OLD })
    expect(await screen.findByText('此类型的文件不能在线预览，请下载后查看。')).toBeVisible()
    expect(opened.contents).toEqual([])
    expect(screen.queryByRole('button', { name: '打印' })).not.toBeInTheDocument()
    const links: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
      this: HTMLAnchorElement,
    ) {
      links.push(`${new URL(this.href).pathname} ${this.hasAttribute('download')}`)
    })
    await press('下载')
    await waitFor(() => expect(links).toEqual(['/tjfx/download/f1 true']))
    click.mockRestore()
  })

  it('leads between the files of one matter, and no further', async () => {
    open({ f1: TEXT, f2: OLD })
    const among = within(await screen.findByRole('navigation', { name: '附件' }))
    expect(among.getByText('1 / 2')).toBeVisible()
    expect(among.getByRole('button', { name: '上一个' })).toBeDisabled()
    await press('下一个')
    expect(await screen.findByRole('heading', { name: '底稿.doc' })).toBeVisible()
    expect(among.getByText('2 / 2')).toBeVisible()
    expect(among.getByRole('button', { name: '下一个' })).toBeDisabled()
    expect(screen.queryByText('请核实占用面积。')).not.toBeInTheDocument()
    expect(opened.opened()).toEqual([{ fileId: 'f1' }, { fileId: 'f2' }])
  })

  it('leads nowhere from a file that is not among those it was opened with', async () => {
    open({ f1: TEXT }, { among: ['f2', 'f3'] })
    expect(await screen.findByText('请核实占用面积。')).toBeVisible()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })

  describe('says why nothing is shown, and tries again', () => {
    const told = async (text: string) =>
      expect((await screen.findByRole('alert')).querySelector('p')).toHaveTextContent(text)

    it('of what the user may not see', async () => {
      open({}, { id: 'f9' })
      await told('附件不存在或您无权查看')
      expect(screen.getByRole('heading')).toHaveTextContent('附件预览')
      expect(screen.queryByRole('button', { name: '下载' })).not.toBeInTheDocument()
      await press('重试')
      await waitFor(() => expect(opened.opened()).toHaveLength(2))
    })

    it.each([
      ['a lost line', 'lost', '网络连接失败，请检查网络后重试'],
      ['a link that was used', 'used', '下载失败，文件不存在！'],
    ])('of %s', async (_, content, text) => {
      const files: Record<string, Stored> = { f1: { ...TEXT, content } }
      open(files)
      await told(text)
      files.f1 = TEXT
      await press('重试')
      expect(await screen.findByText('请核实占用面积。')).toBeVisible()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })

    it('of a file that is gone when it is to be downloaded', async () => {
      const files: Record<string, Stored> = { f1: OLD }
      open(files)
      await screen.findByRole('heading', { name: '底稿.doc' })
      delete files.f1
      await press('下载')
      await waitFor(() => expect(opened.said).toEqual(['下载失败，文件不存在！']))
    })
  })
})
