import { link, preview } from '@portal/shared-lib/contract/files'
import { openAttachment } from '@portal/shared-lib/contract/mail'
import { createMailUser, type MailUser } from '../../../test/mails'
import { usePortal } from '../../../test/portal'

describe('An attachment of a mail', () => {
  const portal = usePortal()
  const unknown = { code: 4040, message: '附件不存在或您无权查看', data: null }
  let sender: MailUser
  let receiver: MailUser
  let fileId = ''

  beforeEach(async () => {
    sender = await createMailUser(portal)
    receiver = await createMailUser(portal)
    fileId = await sender.upload('情况.txt')
    await sender.write({ receivers: [receiver.account], contents: '见附件', attachments: [{ id: fileId }] })
  })

  const ask = (token?: string, id = fileId) => portal.ask(openAttachment, { id }, { token })

  it('is for those with a session', async () => {
    expect(await ask()).toMatchObject({ code: -1 })
  })

  it('is refused to strangers, by the links to files in general too', async () => {
    const { token } = await createMailUser(portal)
    expect(await ask(token)).toEqual(unknown)
    for (const call of [link, preview]) expect(await portal.ask(call, { fileId }, { token })).toEqual(unknown)
  })

  it('is shown to its sender and its receiver', async () => {
    for (const { token } of [sender, receiver])
      expect(await portal.ask(preview, { fileId }, { token })).toMatchObject({ code: 0, data: { name: '情况.txt' } })
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'x', "' or 1=1"])('is not found under %s', async id => {
    expect(await ask(receiver.token, id)).toEqual(unknown)
  })

  it('that is staged still is of no mail', async () => {
    expect(await ask(sender.token, await sender.upload('草稿.txt'))).toEqual(unknown)
  })

  it('asks which file is meant', async () => {
    expect(await ask(receiver.token, ' ')).toEqual({ code: 4002, message: '请选择文件', data: null })
  })

  it('opens once for its sender and its receivers, and reads the mail of the latter', async () => {
    for (const { token, unreadAfter } of [
      { token: sender.token, unreadAfter: 1 },
      { token: receiver.token, unreadAfter: 0 },
    ]) {
      const { path } = await portal.answerTo(openAttachment, { id: fileId }, { token })
      expect(await (await portal.send(path)).text()).toBe('情况.txt')
      expect((await portal.send(path)).status).toBe(404)
      expect(await receiver.unread()).toBe(unreadAfter)
    }
  })
})
