import { errors } from '@portal/shared-lib/contract/errors'
import {
  inbox,
  markRead,
  openAttachment,
  outbox,
  recallMail,
  trash,
  updateTrash,
} from '@portal/shared-lib/contract/mail'
import { createMailUser, type MailUser } from '../../../test/mails'
import { usePortal } from '../../../test/portal'

describe('Recalling a mail', () => {
  const portal = usePortal()
  let sender: MailUser
  let receiver: MailUser
  let other: MailUser

  beforeEach(async () => {
    sender = await createMailUser(portal)
    receiver = await createMailUser(portal)
    other = await createMailUser(portal)
  })

  const done = { code: 0, message: '', data: null }
  const missing = { code: errors.notFound.code, message: '邮件不存在或您无权查看', data: null }
  const write = (contents = '写错了') => sender.write({ receivers: [receiver.account, other.account], contents })
  const recall = (groupId: string, token = sender.token) => portal.ask(recallMail, { groupId }, { token })
  const read = (user: MailUser, groupId: string) => portal.ask(markRead, { groupIds: [groupId] }, { token: user.token })
  const trashOf = async ({ token }: MailUser) => (await portal.answerTo(trash, {}, { token })).list

  it('is for the sender with a session only', async () => {
    const id = await write()
    expect(await portal.ask(recallMail, { groupId: id })).toMatchObject({ code: errors.sessionEnded.code })
    expect(await recall(id, receiver.token)).toEqual(missing)
    expect(await recall('')).toMatchObject({ message: '请选择一条数据' })
    expect(await recall('987654321')).toEqual(missing)
  })

  it('takes it from all, and puts it into the sender’s trash', async () => {
    const id = await write()
    expect(await recall(id)).toEqual(done)
    for (const user of [receiver, other]) expect([await user.received(), await user.unread()]).toEqual([[], 0])
    expect(await sender.sent()).toEqual([])
    expect(await trashOf(sender)).toMatchObject([{ groupId: id, type: '1', recalled: '1' }])
    expect(await recall(id)).toEqual(missing)
  })

  it('is told to whoever opens it a moment later, with its attachments', async () => {
    const fileId = await sender.upload('草稿.txt')
    const id = await sender.write({ receivers: [receiver.account], contents: '', attachments: [{ id: fileId }] })
    await recall(id)
    expect(await read(receiver, id)).toMatchObject({ code: errors.rule.code, message: '该邮件已被发件人收回' })
    const opened = await portal.ask(openAttachment, { id: fileId }, { token: receiver.token })
    expect(opened).toMatchObject({ code: errors.notFound.code })
  })

  it('is refused once anybody has read it, and nobody loses it', async () => {
    const id = await write()
    await read(other, id)
    expect(await recall(id)).toMatchObject({ code: errors.rule.code, message: '收件人已阅读该邮件，不能收回' })
    expect([await receiver.received(), await other.received(), await sender.sent()]).toEqual(Array(3).fill(['写错了']))
  })

  it('reaches a mail that was thrown away unread', async () => {
    const id = await write()
    const thrown = { box: 'trash', thrown_at: new Date() } as const
    await portal.db.updateTable('mail_receiver').set(thrown).where('mail_id', '=', id).execute()
    expect(await recall(id)).toEqual(done)
    expect(await trashOf(receiver)).toEqual([])
  })

  it('returns to the outbox marked as recalled, and stays away from those who had it', async () => {
    const id = await write()
    await recall(id)
    const args = { groupIds: [id], deleteFlag: '0' as const }
    expect(await portal.ask(updateTrash, args, { token: sender.token })).toEqual(done)
    const { list } = await portal.answerTo(outbox, {}, { token: sender.token })
    expect(list).toMatchObject([{ groupId: id, recalled: '1', receiverCount: 2 }])
    expect(await receiver.received()).toEqual([])
    expect(await recall(id)).toEqual(missing)
  })

  it('races with reading: one of them wins, and both are told', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await write(`第${round}封`)
      const [recalled, opened] = await Promise.all([recall(id), read(receiver, id)])
      expect([recalled.code, opened.code].filter(code => code === 0)).toHaveLength(1)
      const { list, total } = await portal.answerTo(inbox, { limit: 100 }, { token: receiver.token })
      expect(list.some(({ groupId }) => groupId === id)).toBe(recalled.code !== 0)
      expect(list).toHaveLength(total)
    }
    expect(await receiver.unread()).toBe(0)
  })
})
