import {
  contacts,
  inbox,
  markRead,
  openAttachment,
  outbox,
  sendMail,
  unreadCount,
} from '@portal/shared-lib/contract/mail'
import { peopleByName } from '@portal/shared-lib/contract/people'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialog from './mail-dialog'

// jsdom knows the element, but neither how to open it nor how to close it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}

const clerk = { loginAccount: 'zs05', userName: '周戊汀', orgName: '临江省信访局', orgId: 'o1' }
const received = (more: object = {}) => ({
  groupId: '7',
  contents: '明天上午开会',
  sentAt: '2026-11-20 09:00:00',
  attachments: [{ id: 'f1', name: '议程.docx', size: 1024 }],
  starred: '0' as const,
  senderId: 'p6',
  senderName: '吴己莲',
  senderOrgName: '临江省信访局',
  senderDeptName: '来信处',
  read: '0' as const,
  ...more,
})

/** A server with one unread mail, which forgets that it is unread once it is read. */
function mailServer({ mails = [received()], refusals = 0 } = {}) {
  let read = false
  let refused = 0
  return fakeServer([
    fake(inbox, () => ({
      list: mails.map(mail => (read ? { ...mail, read: '1' as const } : mail)),
      total: mails.length,
      next: null,
    })),
    fake(outbox, () => ({ list: [], total: 0, next: null })),
    fake(unreadCount, () => ({ total: read ? 0 : mails.length })),
    fake(contacts, () => ({ list: [] })),
    fake(peopleByName, () => ({ list: [clerk], total: 1 })),
    fake(openAttachment, () => ({ path: 'api/files/open/x' })),
    fake(markRead, () => {
      read = true
      return null
    }),
    fake(sendMail, () => {
      if (refused++ < refusals) throw new FakeRefusal('tooManyCalls')
      return '8'
    }),
  ])
}

async function openMail(world?: Parameters<typeof mailServer>[0]) {
  const server = mailServer(world)
  const closed = jest.fn()
  const page = await renderRemote(
    { ...dialog, mount: props => dialog.mount({ ...props, onClose: closed }) },
    { path: '/' },
  )
  await screen.findByRole('tab', { name: /收件箱/ })
  return { server, closed, close: () => page.unmount().then(server.stop) }
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const show = (name: string | RegExp) => userEvent.click(screen.getByRole('tab', { name }))
const line = () => screen.getByRole('status').textContent

describe('the mail dialog', () => {
  let mail: Awaited<ReturnType<typeof openMail>>
  afterEach(() => mail.close())

  const sent = () => mail.server.arrived.filter(({ path }) => path === sendMail.path)

  async function write(contents: string) {
    await show('写信+')
    fireEvent.change(screen.getByLabelText('内容'), { target: { value: contents } })
  }
  async function choose() {
    await userEvent.type(screen.getByLabelText('按姓名查找收件人'), '周戊{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: /周戊汀/ }))
  }

  it('opens on the inbox, warns of classified material, and shows how many are unread', async () => {
    mail = await openMail()
    expect(await screen.findByRole('tab', { name: '收件箱（1）' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByText(/严禁.*国家秘密/)).toBeInTheDocument()
  })

  it('says of an empty inbox 暂无数据', async () => {
    mail = await openMail({ mails: [] })
    expect(await screen.findByText('暂无数据')).toBeInTheDocument()
  })

  it('reads a mail when it is unfolded, once', async () => {
    mail = await openMail()
    await userEvent.click(await screen.findByRole('button', { name: /未读.*明天上午开会/ }))
    expect(screen.getByText('发件人：吴己莲（临江省信访局 来信处）')).toBeInTheDocument()
    expect(await screen.findByRole('tab', { name: '收件箱' })).toBeInTheDocument()
    const entry = await screen.findByRole('button', { name: /已读.*明天上午开会/ })
    await userEvent.click(entry)
    await userEvent.click(entry)
    const marked = mail.server.arrived.filter(({ path }) => path === markRead.path)
    expect(marked.map(({ args }) => args)).toEqual([{ groupIds: ['7'] }])
  })

  it('marks all as read by an empty list', async () => {
    mail = await openMail()
    await screen.findByRole('tab', { name: '收件箱（1）' })
    await click('全部标为已读')
    await waitFor(() => expect(mail.server.arrived).toContainEqual(expect.objectContaining({ args: { groupIds: [] } })))
  })

  it('shows HTML as the text it is', async () => {
    mail = await openMail({ mails: [received({ contents: '<b>粗体</b>' })] })
    expect(await screen.findByText('<b>粗体</b>')).toBeInTheDocument()
  })

  it('refuses in the words of the rules, in their order, and sends nothing', async () => {
    mail = await openMail()
    await write('含有机密内容')
    await click('发送')
    expect(line()).toContain('发送内容存在敏感词，不允许发送！')
    await write('')
    await click('发送')
    expect(line()).toContain('请选择收件人')
    await choose()
    await click('发送')
    expect(line()).toContain('请编辑邮件')
    expect(sent()).toEqual([])
  })

  it('asks for a name where the search for receivers is empty', async () => {
    mail = await openMail()
    await show('写信+')
    await userEvent.type(screen.getByLabelText('按姓名查找收件人'), ' {Enter}')
    expect(line()).toContain('收件人姓名不能为空')
  })

  it('sends once on a double click, says so, and goes to the outbox', async () => {
    mail = await openMail()
    await write('请核对')
    await choose()
    await userEvent.dblClick(screen.getByRole('button', { name: '发送' }))
    expect(await screen.findByText('邮件发送成功')).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: '发件箱' })).toHaveAttribute('aria-selected', 'true')
    expect(sent().map(({ args }) => args)).toEqual([{ contents: '请核对', receivers: ['zs05'], attachments: [] }])
    await show('写信+')
    expect(screen.getByLabelText('内容')).toHaveValue('')
  })

  it('tries again under the same request id, and under a new one when the text has changed', async () => {
    mail = await openMail({ refusals: 2 })
    await write('请核对')
    await choose()
    await click('发送')
    await screen.findByText('操作过于频繁，请稍后再试')
    await click('发送')
    await waitFor(() => expect(sent()).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('button', { name: '发送' })).toBeEnabled())
    await write('请再核对')
    await click('发送')
    await waitFor(() => expect(sent()).toHaveLength(3))
    const [first, second, third] = sent().map(({ requestId }) => requestId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('keeps a draft while another tab is shown, and drops it by 重置', async () => {
    mail = await openMail()
    await write('写了一半')
    await show('发件箱')
    await show('写信+')
    expect(screen.getByLabelText('内容')).toHaveValue('写了一半')
    await click('重置')
    expect(screen.getByRole('tab', { name: '发件箱' })).toHaveAttribute('aria-selected', 'true')
    await show('写信+')
    expect(screen.getByLabelText('内容')).toHaveValue('')
  })

  it('closes at once, but asks first while a mail is unsent', async () => {
    mail = await openMail()
    await click('关闭')
    expect(mail.closed).toHaveBeenCalledTimes(1)
    await write('写了一半')
    await click('关闭')
    const question = screen.getByRole('dialog', { name: /尚未发送/ })
    await userEvent.click(within(question).getByRole('button', { name: '继续编辑' }))
    expect(screen.queryByText(/尚未发送/)).not.toBeInTheDocument()
    expect(mail.closed).toHaveBeenCalledTimes(1)
    await click('关闭')
    await userEvent.click(
      within(screen.getByRole('dialog', { name: /尚未发送/ })).getByRole('button', { name: '关闭' }),
    )
    expect(mail.closed).toHaveBeenCalledTimes(2)
  })
})
