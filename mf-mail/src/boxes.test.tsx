import {
  deleteMails,
  inbox,
  markRead,
  recallMail,
  starMails,
  unstarMails,
  updateTrash,
} from '@portal/shared-lib/contract/mail'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import mailDialog from './mail-dialog'
import { kept, received, sent } from './testing/mails'
import { click, openMail, show, type World } from './testing/open-mail'

describe('the boxes', () => {
  let mail: Awaited<ReturnType<typeof openMail>>
  const open = async (world?: World) => {
    mail = await openMail(mailDialog, world)
  }
  afterEach(() => mail.close())

  const argsOf = (call: { readonly path: string }) => mail.asked(call).map(({ args }) => args)
  const tick = async (name: RegExp) => {
    const box = await screen.findByRole('checkbox', { name })
    await waitFor(() => expect(box).toBeEnabled())
    await userEvent.click(box)
  }

  describe('the inbox', () => {
    it('opens first, warns of classified material, and shows how many are unread', async () => {
      await open()
      expect(await screen.findByRole('tab', { name: '收件箱（1）' })).toHaveAttribute('aria-selected', 'true')
      expect(screen.getByText(/严禁.*国家秘密/)).toBeInTheDocument()
    })

    it('says 暂无数据 where it is empty', async () => {
      await open({ inbox: [] })
      expect(await screen.findByText('暂无数据')).toBeInTheDocument()
    })

    it('reads a mail when it is unfolded, once', async () => {
      await open()
      await userEvent.click(await screen.findByRole('button', { name: /未读.*明天上午开会/ }))
      expect(screen.getByText('发件人：吴己莲（临江省信访局 来信处）')).toBeInTheDocument()
      expect(await screen.findByRole('tab', { name: '收件箱' })).toBeInTheDocument()
      const entry = await screen.findByRole('button', { name: /已读.*明天上午开会/ })
      await userEvent.click(entry)
      await userEvent.click(entry)
      expect(argsOf(markRead)).toEqual([{ groupIds: ['7'] }])
    })

    it('tells of a mail that was recalled meanwhile, and reads the list again', async () => {
      await open({ recalled: '该邮件已被发件人收回' })
      await userEvent.click(await screen.findByRole('button', { name: /未读.*明天上午开会/ }))
      await waitFor(() => expect(mail.said).toEqual(['该邮件已被发件人收回']))
      await waitFor(() => expect(mail.asked(inbox)).toHaveLength(2))
    })

    it('marks the ticked as read, and all by an empty list', async () => {
      await open({ inbox: [received(), received({ groupId: '8' })] })
      await screen.findByRole('tab', { name: '收件箱（2）' })
      await tick(/全选/)
      await click('标为已读')
      await waitFor(() => expect(argsOf(markRead)).toEqual([{ groupIds: ['7', '8'] }]))
      await mail.close()
      await open()
      await screen.findByRole('tab', { name: '收件箱（1）' })
      await click('全部标为已读')
      await waitFor(() => expect(argsOf(markRead)).toEqual([{ groupIds: [] }]))
    })

    it.each(['删除', '彻底删除', '标为已读'])('does nothing by %s without a choice, and says so', async action => {
      await open({ inbox: [] })
      await click(action)
      expect(mail.said).toEqual(['请选择一条数据'])
    })

    it('moves to the trash, and back by 撤销', async () => {
      await open()
      await tick(/选择 吴己莲/)
      await userEvent.click(screen.getAllByRole('button', { name: '删除' })[0] as HTMLElement)
      await click('撤销')
      await waitFor(() => expect(argsOf(updateTrash)).toEqual([{ groupIds: ['7'], deleteFlag: '0' }]))
      expect(argsOf(deleteMails)).toEqual([{ groupIds: ['7'], type: '2', deleteFlag: '1' }])
      expect(mail.said[0]).toBe('删除成功')
    })

    it('deletes for good only after it was asked', async () => {
      await open()
      await tick(/选择 吴己莲/)
      await click('彻底删除')
      const question = () => within(screen.getByRole('dialog', { name: /不能恢复/ }))
      await userEvent.click(question().getByRole('button', { name: '取消' }))
      expect(argsOf(deleteMails)).toEqual([])
      await click('彻底删除')
      await userEvent.click(question().getByRole('button', { name: '彻底删除' }))
      await waitFor(() => expect(mail.said).toEqual(['彻底删除成功']))
      expect(argsOf(deleteMails)).toEqual([{ groupIds: ['7'], type: '2', deleteFlag: '2' }])
    })

    it('adds to the favourites and takes out', async () => {
      await open({ inbox: [received(), received({ groupId: '8', starred: '1' })] })
      const [plain, starred] = await screen.findAllByRole('button', { name: '收藏' })
      await userEvent.click(plain as HTMLElement)
      await userEvent.click(starred as HTMLElement)
      await waitFor(() => expect(mail.said).toEqual(['添加收藏夹成功', '移除收藏夹成功']))
      expect([argsOf(starMails), argsOf(unstarMails)]).toEqual([[{ groupIds: ['7'] }], [{ groupIds: ['8'] }]])
    })

    it('shows HTML as the text it is', async () => {
      await open({ inbox: [received({ contents: '<b>粗体</b><script>alert(1)</script>' })] })
      expect(await screen.findByText('<b>粗体</b><script>alert(1)</script>')).toBeInTheDocument()
    })

    it('looks for words, ten mails at a time or as many as wished', async () => {
      await open()
      await userEvent.type(screen.getByLabelText('发件人、附件名、内容'), ' 会议 {Enter}')
      await userEvent.selectOptions(screen.getByLabelText('每页条数'), '200 条/页')
      await waitFor(() => expect(mail.asked(inbox)).toHaveLength(3))
      expect(argsOf(inbox)).toMatchObject([
        { limit: 10 },
        { limit: 10, keywords: '会议' },
        { limit: 200, keywords: '会议' },
      ])
      const sizes = within(screen.getByLabelText('每页条数')).getAllByRole('option')
      expect(sizes.map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['10', '20', '50', '100', '200'])
    })

    it('is walked through by J and K, and the tabs are reached by their numbers', async () => {
      await open({ inbox: [received(), received({ groupId: '8', contents: '第二封' })] })
      await screen.findByRole('button', { name: /第二封/ })
      await userEvent.keyboard('jj')
      expect(screen.getByRole('button', { name: /第二封/ })).toHaveFocus()
      await userEvent.keyboard('k{Enter}')
      expect(screen.getByRole('button', { name: /明天上午开会/ })).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('3')
      expect(screen.getByRole('tab', { name: '发件箱' })).toHaveAttribute('aria-selected', 'true')
    })
  })

  describe('the outbox', () => {
    it('recalls while nobody has read', async () => {
      await open({ outbox: [sent()] })
      await show('发件箱')
      await userEvent.click(await screen.findByRole('button', { name: '收回' }))
      await waitFor(() => expect(mail.said).toEqual(['此非密邮件已被收回，请在垃圾箱中查看']))
      expect(argsOf(recallMail)).toEqual([{ groupId: '7' }])
    })

    it('cannot recall what was read, and says why', async () => {
      await open({ outbox: [sent({ read: '1' })] })
      await show('发件箱')
      const recall = await screen.findByRole('button', { name: '收回' })
      expect(recall).toBeDisabled()
      expect(recall).toHaveAttribute('title', '已读的邮件不能收回')
    })

    it('deletes from the sent ones', async () => {
      await open()
      await show('发件箱')
      await tick(/选择 周戊汀/)
      await userEvent.click(screen.getAllByRole('button', { name: '删除' })[0] as HTMLElement)
      await waitFor(() => expect(argsOf(deleteMails)).toEqual([{ groupIds: ['7'], type: '1', deleteFlag: '1' }]))
    })
  })

  it('recovers from the trash, and purges after it was asked', async () => {
    await open({ trash: [kept(), kept({ groupId: '8', type: '1' })] })
    await show('垃圾箱')
    await tick(/全选/)
    await userEvent.click(screen.getAllByRole('button', { name: '恢复' })[0] as HTMLElement)
    await userEvent.click(screen.getAllByRole('button', { name: '彻底删除' })[0] as HTMLElement)
    const question = screen.getByRole('dialog', { name: /不能恢复/ })
    await userEvent.click(within(question).getByRole('button', { name: '彻底删除' }))
    await waitFor(() => expect(mail.said).toEqual(['邮件已恢复', '彻底删除成功']))
    const groupIds = ['7', '8']
    expect(argsOf(updateTrash)).toEqual([
      { groupIds, deleteFlag: '0' },
      { groupIds, deleteFlag: '2' },
    ])
  })

  it('takes out of the favourites', async () => {
    await open({ favourites: [kept({ starred: '1' })] })
    await show('收藏夹')
    await tick(/选择 吴己莲/)
    await userEvent.click(screen.getAllByRole('button', { name: '移除收藏' })[0] as HTMLElement)
    await waitFor(() => expect(mail.said).toEqual(['移除收藏夹成功']))
    expect(argsOf(unstarMails)).toEqual([{ groupIds: ['7'] }])
  })
})
