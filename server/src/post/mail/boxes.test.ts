import { errors } from '@portal/shared-lib/contract/errors'
import type { Call } from '@portal/shared-lib/contract/form'
import { contacts, inbox, markRead, outbox, unreadCount } from '@portal/shared-lib/contract/mail'
import { createMailUser, type MailUser } from '../../../test/mails'
import { usePortal } from '../../../test/portal'

describe('The boxes of a mail user', () => {
  const portal = usePortal()
  let sender: MailUser
  let receiver: MailUser

  beforeEach(async () => {
    sender = await createMailUser(portal, { user_name: '赵甲禾' })
    receiver = await createMailUser(portal, { user_name: '周戊汀' })
  })
  afterEach(() => portal.clock.reset())

  /** Two of them in one millisecond, so that only their ids tell them apart. */
  async function writeFive() {
    const times = ['09:00:00', '09:00:01', '09:00:02', '09:00:02', '09:00:03']
    const ids: string[] = []
    for (const [at, time] of times.entries()) {
      portal.clock.stopAt(`2026-11-20T${time}+08:00`)
      ids.push(await sender.write({ receivers: [receiver.account], contents: `第${at + 1}封` }))
    }
    portal.clock.reset()
    return ids
  }
  const newestFirst = ['第5封', '第4封', '第3封', '第2封', '第1封']
  const mark = (groupIds: string[], token = receiver.token) => portal.ask(markRead, { groupIds }, { token })

  it.each<[string, Call]>([
    ['inbox', inbox],
    ['outbox', outbox],
    ['unread count', unreadCount],
    ['contacts', contacts],
  ])('are for those with a session: %s', async (_, call) => {
    expect(await portal.ask(call, {})).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each<[string, Call]>([
    ['inbox', inbox],
    ['outbox', outbox],
  ])('refuse a malformed cursor: %s', async (_, call) => {
    const refusal = { code: errors.badInput.code, message: '参数格式错误：cursor' }
    expect(await portal.ask(call, { cursor: 'garbled' }, { token: receiver.token })).toMatchObject(refusal)
  })

  it('come newest first, in pages by cursor and by number', async () => {
    await writeFive()
    expect(await receiver.received()).toEqual(newestFirst)
    expect(await sender.sent()).toEqual(newestFirst)
    for (const [call, { token }] of [
      [inbox, receiver],
      [outbox, sender],
    ] as const) {
      const first = await portal.answerTo(call, { limit: 2 }, { token })
      const second = await portal.answerTo(call, { limit: 2, ...(first.next && { cursor: first.next }) }, { token })
      const numbered = await portal.answerTo(call, { limit: 2, pageNumber: 2 }, { token })
      expect(first.total).toBe(5)
      expect(second.list.map(mail => mail.contents)).toEqual(['第3封', '第2封'])
      expect(numbered.list).toEqual(second.list)
      const third = await portal.answerTo(call, { limit: 2, ...(second.next && { cursor: second.next }) }, { token })
      expect([third.list.map(mail => mail.contents), third.next]).toEqual([['第1封'], null])
    }
  })

  it('are searched by names, attachments and contents, wildcards taken for what they are', async () => {
    const receivers = [receiver.account]
    await sender.write({ receivers, contents: '到岗率100%' })
    await sender.write({ receivers, contents: '见附件', attachments: [{ id: await sender.upload('值班表_冬.xlsx') }] })
    expect(await receiver.received({ keywords: '赵甲' })).toEqual(['见附件', '到岗率100%'])
    expect(await sender.sent({ keywords: '周戊' })).toEqual(['见附件', '到岗率100%'])
    for (const search of [receiver.received, sender.sent]) {
      expect(await search({ keywords: '值班表_' })).toEqual(['见附件'])
      expect(await search({ keywords: '%' })).toEqual(['到岗率100%'])
      expect(await search({ keywords: '没有的' })).toEqual([])
    }
  })

  it('belong to one person only', async () => {
    await writeFive()
    const stranger = await createMailUser(portal)
    expect([await stranger.received(), await stranger.sent(), await stranger.unread()]).toEqual([[], [], 0])
  })

  describe('Reading', () => {
    it('is for those with a session', async () => {
      expect(await portal.ask(markRead, { groupIds: [] })).toMatchObject({ code: errors.sessionEnded.code })
    })

    it('marks what is named, once, and shows the sender that it was read', async () => {
      const [first = '', second = ''] = await writeFive()
      expect(await receiver.unread()).toBe(5)
      expect(await mark([first, second, first])).toEqual({ code: 0, message: '', data: null })
      await mark([first])
      expect(await receiver.unread()).toBe(3)
      const read = async (call: typeof inbox | typeof outbox, { token }: MailUser) =>
        (await portal.answerTo(call, {}, { token })).list.map(mail => mail.read)
      expect(await read(inbox, receiver)).toEqual(['0', '0', '0', '1', '1'])
      expect(await read(outbox, sender)).toEqual(['0', '0', '0', '1', '1'])
    })

    it('marks all where none is named', async () => {
      await writeFive()
      await mark([])
      expect(await receiver.unread()).toBe(0)
      await mark([])
      expect(await receiver.unread()).toBe(0)
    })

    it('is refused to anybody but a receiver, the sender too, and marks none', async () => {
      const [first = ''] = await writeFive()
      const missing = { code: errors.notFound.code, message: '邮件不存在或您无权查看', data: null }
      const stranger = await createMailUser(portal)
      expect(await mark([first], sender.token)).toEqual(missing)
      expect(await mark([first], stranger.token)).toEqual(missing)
      const foreign = await sender.write({ receivers: [stranger.account], contents: '给别人的' })
      expect(await mark([first, foreign])).toEqual(missing)
      expect([await receiver.unread(), await stranger.unread()]).toEqual([5, 1])
    })

    it.each(['abc', '0', '-1', '1 or 1=1', '9'.repeat(19), '987654321'])('finds none under %s', async groupId => {
      expect(await mark([groupId])).toMatchObject({ code: errors.notFound.code })
    })

    it('counts once, though windows and senders are all at it at once', async () => {
      const ids = await writeFive()
      const readings = [mark(ids), mark([]), mark(ids.toReversed()), mark([ids[2] ?? ''])]
      const writings = [1, 2, 3].map(at => sender.write({ receivers: [receiver.account], contents: `又一封${at}` }))
      await Promise.all([...readings, ...writings])
      const { list } = await portal.answerTo(inbox, {}, { token: receiver.token })
      expect(list).toHaveLength(8)
      expect(await receiver.unread()).toBe(list.filter(mail => mail.read === '0').length)
    })
  })

  describe('Contacts', () => {
    const named = async (name?: string) =>
      (await portal.answerTo(contacts, { ...(name && { name }), timeStamp: '1' }, { token: sender.token })).list

    it('are those written to last, found by name, without those who left', async () => {
      const other = await createMailUser(portal, { user_name: '吴己莲' })
      const gone = await createMailUser(portal, { user_name: '李丁穗' })
      await sender.write({ receivers: [receiver.account], contents: '一' })
      await sender.write({ receivers: [gone.account, other.account], contents: '二' })
      await portal.db.updateTable('person').set({ in_use: false }).where('id', '=', gone.id).execute()
      expect((await named()).map(({ userName }) => userName)).toEqual(['吴己莲', '周戊汀'])
      const { account } = receiver
      const contact = { receiverId: account, receiverName: '周戊汀', loginAccount: account, userName: '周戊汀' }
      expect(await named('戊')).toEqual([contact])
    })
  })
})
