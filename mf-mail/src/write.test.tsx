import { discardDraft, draft, saveDraft, sendMail } from '@portal/shared-lib/contract/mail'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import mailDialog from './mail-dialog'
import { click, openMail, show, type World } from './testing/open-mail'

describe('writing a mail', () => {
  let mail: Awaited<ReturnType<typeof openMail>>
  const open = async (world?: World) => {
    mail = await openMail(mailDialog, world)
  }
  afterEach(() => mail.close())

  const contents = () => screen.findByLabelText('内容')
  const alert = async () => (await screen.findByRole('alert')).textContent
  async function write(text: string) {
    await show('写信+')
    await waitFor(async () => expect(await contents()).not.toHaveAttribute('readonly'))
    fireEvent.change(await contents(), { target: { value: text } })
  }
  async function choose() {
    await userEvent.type(screen.getByLabelText('按姓名查找收件人'), '周戊{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: /周戊汀/ }))
  }

  it('refuses in the words of the rules, in their order, and sends nothing', async () => {
    await open()
    await write('含有机密内容')
    await click('发送')
    expect(await alert()).toBe('发送内容存在敏感词，不允许发送！')
    await write('')
    await click('发送')
    expect(await alert()).toBe('请选择收件人')
    await choose()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await click('发送')
    expect(await alert()).toBe('请编辑邮件')
    expect(mail.asked(sendMail)).toEqual([])
  })

  it.each(['机 密', '绝\u200B密', '秘　密'])('finds a hidden word: %j', async hidden => {
    await open()
    await write(`附件为${hidden}材料`)
    await click('发送')
    expect(await alert()).toBe('发送内容存在敏感词，不允许发送！')
  })

  it('cuts nothing off at 1501 characters, but says how many are too many', async () => {
    await open()
    await write('字'.repeat(1501))
    expect(screen.getByText('1501 / 1500，超出1个字符')).toBeInTheDocument()
    await choose()
    await click('发送')
    expect(await alert()).toBe('邮件内容不能超过1500个字符')
  })

  it('asks for a name where the search for receivers is empty', async () => {
    await open()
    await write('')
    await userEvent.type(screen.getByLabelText('按姓名查找收件人'), ' {Enter}')
    expect(mail.said).toEqual(['收件人姓名不能为空'])
  })

  it('sends once on a double click, says so, and goes to the outbox', async () => {
    await open()
    await write('请核对')
    await choose()
    await userEvent.dblClick(screen.getByRole('button', { name: '发送' }))
    await waitFor(() => expect(screen.getByRole('tab', { name: '发件箱' })).toHaveAttribute('aria-selected', 'true'))
    expect(mail.said).toEqual(['邮件发送成功'])
    expect(mail.asked(sendMail).map(({ args }) => args)).toEqual([
      { contents: '请核对', receivers: ['zs05'], attachments: [], draft: { key: '' } },
    ])
    await show('写信+')
    expect(await contents()).toHaveValue('')
  })

  it('tries again under the same request id, and under a new one when the text has changed', async () => {
    await open({ refusals: 2 })
    await write('请核对')
    await choose()
    await click('发送')
    expect(await alert()).toBe('操作过于频繁，请稍后再试')
    await click('发送')
    await waitFor(() => expect(mail.asked(sendMail)).toHaveLength(2))
    await waitFor(() => expect(screen.getByRole('button', { name: '发送' })).toBeEnabled())
    await write('请再核对')
    await click('发送')
    await waitFor(() => expect(mail.asked(sendMail)).toHaveLength(3))
    const [first, second, third] = mail.asked(sendMail).map(({ requestId }) => requestId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('marks the receiver who has left', async () => {
    await open({ rule: '收件人不存在或已停用：zs05，请重新选择' })
    await write('请核对')
    await choose()
    await click('发送')
    expect(await alert()).toBe('收件人不存在或已停用：zs05，请重新选择')
    expect(screen.getByRole('list', { name: '已选收件人' })).toHaveTextContent('周戊汀（已停用）')
  })

  describe('a draft', () => {
    it('is kept at the server when the dialog closes, and is there again', async () => {
      await open({ draft: { contents: '写了一半', version: 3 } })
      await show('写信+')
      await waitFor(async () => expect(await contents()).toHaveValue('写了一半'))
      await write('写了大半')
      await click('关闭')
      expect(mail.closed).toHaveBeenCalledTimes(1)
      await mail.unmount()
      await waitFor(() => expect(mail.asked(saveDraft)).toHaveLength(1))
      expect(mail.asked(saveDraft)[0]?.args).toMatchObject({ key: '', contents: '写了大半', version: 3 })
    })

    it('is kept a moment after it was changed, and says so', async () => {
      await open()
      await write('写了一半')
      expect(await screen.findByText('草稿已保存')).toBeInTheDocument()
      expect(mail.asked(saveDraft)[0]?.args).toMatchObject({ contents: '写了一半', version: 0 })
    })

    it('that another window has changed is told, and what was typed here can win', async () => {
      await open()
      await write('这里写的')
      await screen.findByText('草稿已保存')
      await fetch('/tjfx/api/mail/saveDraft', {
        method: 'POST',
        body: JSON.stringify({ key: '', receivers: [], contents: '那里写的', attachments: [], version: 1 }),
      })
      await write('这里又写')
      expect(await alert()).toContain('草稿已在其他窗口修改')
      expect(await contents()).toHaveValue('这里又写')
      await click('以此处内容为准')
      await screen.findByText('草稿已保存')
      expect(mail.asked(saveDraft).at(-1)?.args).toMatchObject({ contents: '这里又写', version: 2 })
    })

    it('stays while another tab is shown, and is thrown away by 重置, which goes back', async () => {
      await open()
      await show('发件箱')
      await write('写了一半')
      await show('收藏夹')
      await show('写信+')
      expect(await contents()).toHaveValue('写了一半')
      await click('重置')
      expect(screen.getByRole('tab', { name: '收藏夹' })).toHaveAttribute('aria-selected', 'true')
      await waitFor(() => expect(mail.asked(discardDraft)).toHaveLength(1))
      await show('写信+')
      expect(await contents()).toHaveValue('')
    })

    it('of an answer is its own', async () => {
      await open()
      await userEvent.click(await screen.findByRole('button', { name: /明天上午开会/ }))
      await click('回复')
      await waitFor(async () => expect(await contents()).not.toHaveAttribute('readonly'))
      expect(await contents()).toHaveFocus()
      expect(mail.asked(draft).at(-1)?.args).toEqual({ key: '7' })
      fireEvent.change(await contents(), { target: { value: '收到' } })
      await click('发送')
      await waitFor(() => expect(mail.said).toEqual(['邮件发送成功']))
      expect(mail.asked(sendMail)[0]?.args).toMatchObject({
        receivers: ['zs06'],
        contents: '收到',
        draft: { key: '7' },
      })
      expect(screen.getByRole('button', { name: '回复' })).toHaveFocus()
    })
  })
})
