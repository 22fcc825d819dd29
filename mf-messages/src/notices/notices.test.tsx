import { onNotice } from '@portal/shared-lib'
import { markNoticesRead, notices, openNoticeFile } from '@portal/shared-lib/contract/notices'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const ALL = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  title: `通知${at + 1}`,
  content: at ? '# 安排\n- **请**各单位知悉' : '<img src=x onerror=alert(1)>',
  publisher: '临江省信访局',
  createdAt: '2026-11-20 09:00:00',
  attachments: at ? [] : [{ id: 'f1', name: '值班表.xlsx', size: 2048 }],
  readFlag: at ? ('1' as const) : ('0' as const),
}))

async function openNotices() {
  const server = fakeServer([
    fake(notices, ({ args: { title = '', pageNumber, limit } }) => {
      const found = ALL.filter(notice => notice.title.includes(title))
      return { list: found.slice((pageNumber - 1) * limit, pageNumber * limit), total: found.length }
    }),
    fake(markNoticesRead, () => null),
    fake(openNoticeFile, () => {
      throw new FakeRefusal('fileMissing')
    }),
  ])
  const page = await renderRemote(remote, { path: '/noticeList' })
  await screen.findByText('通知1')
  const asked = () => server.arrived.at(-1)?.args
  const read = () => server.arrived.filter(({ path }) => path === markNoticesRead.path).map(({ args }) => args)
  return { asked, read, close: () => page.unmount().then(server.stop) }
}

describe('the notices', () => {
  let opened: Awaited<ReturnType<typeof openNotices>>
  beforeEach(async () => {
    opened = await openNotices()
  })
  afterEach(() => opened.close())

  it('come in pages of ten, and of as many as is chosen', async () => {
    expect(screen.getByText('第 1 / 2 页')).toBeInTheDocument()
    expect(screen.queryByText('通知11')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(await screen.findByText('通知11')).toBeInTheDocument()
    const sizes = screen.getByRole('combobox', { name: '每页条数' })
    expect([...sizes.querySelectorAll('option')].map(({ value }) => value)).toEqual(['10', '20', '30', '40'])
    await userEvent.selectOptions(sizes, '20')
    await waitFor(() => expect(opened.asked()).toMatchObject({ pageNumber: 1, limit: 20 }))
    expect(await screen.findByText('第 1 / 1 页')).toBeInTheDocument()
  })

  it('are found by words, and all come back', async () => {
    await userEvent.type(screen.getByLabelText('标题'), ' 通知12 ')
    await userEvent.click(screen.getByRole('button', { name: '查询' }))
    await waitFor(() => expect(opened.asked()).toMatchObject({ title: '通知12', pageNumber: 1 }))
    expect(await screen.findByText('共 1 条')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '重置' }))
    expect(await screen.findByText('共 12 条')).toBeInTheDocument()
  })

  it('show what they say as text', () => {
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
    expect(document.querySelector('img')).toBeNull()
  })

  it('show headings, items and bold passages of their own small form', () => {
    const [heading] = screen.getAllByText('安排')
    expect(heading).toHaveClass('heading')
    expect(screen.getAllByText('请')[0]?.tagName).toBe('STRONG')
  })

  it('are read when they are opened, once', async () => {
    const [first, second] = [...document.querySelectorAll('details')]
    expect(within(first as HTMLElement).getByText('未读')).toBeInTheDocument()
    for (const notice of [first, second]) notice?.setAttribute('open', '')
    await waitFor(() => expect(opened.read()).toEqual([{ ids: ['1'] }]))
  })

  it('say so when an attachment is gone', async () => {
    const told: string[] = []
    const stop = onNotice(({ text }) => told.push(text))
    await userEvent.click(screen.getByText('值班表.xlsx'))
    await waitFor(() => expect(told).toEqual(['下载失败，文件不存在！']))
    stop()
  })
})
