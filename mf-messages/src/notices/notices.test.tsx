import { notices } from '@portal/shared-lib/contract/notices'
import { fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const ALL = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  title: `通知${at + 1}`,
  content: at ? '请各单位知悉' : '<img src=x onerror=alert(1)>',
  publisher: '临江省信访局',
  createdAt: '2026-11-20 09:00:00',
  attachments: [],
}))

async function openNotices() {
  const server = fakeServer([
    fake(notices, ({ args: { title = '', pageNumber, limit } }) => {
      const found = ALL.filter(notice => notice.title.includes(title))
      return { list: found.slice((pageNumber - 1) * limit, pageNumber * limit), total: found.length }
    }),
  ])
  const page = await renderRemote(remote, { path: '/noticeList' })
  await screen.findByText('通知1')
  const asked = () => server.arrived.at(-1)?.args
  return { asked, close: () => page.unmount().then(server.stop) }
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
})
