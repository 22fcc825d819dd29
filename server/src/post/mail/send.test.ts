import { randomUUID } from 'node:crypto'
import { errors } from '@portal/shared-lib/contract/errors'
import { inbox, outbox, sendMail } from '@portal/shared-lib/contract/mail'
import { countMailRows, createMailUser, type MailArgs, type MailUser } from '../../../test/mails'
import { usePortal } from '../../../test/portal'

describe('Sending a mail', () => {
  const portal = usePortal()
  let sender: MailUser
  let receiver: MailUser
  let other: MailUser

  beforeAll(async () => {
    sender = await createMailUser(portal, { user_name: '赵甲禾' })
    receiver = await createMailUser(portal, { user_name: '周戊汀' })
    other = await createMailUser(portal, { user_name: '吴己莲' })
  })

  const mailTo = (more: Partial<MailArgs> = {}): MailArgs => ({
    receivers: [receiver.account],
    contents: '请核对',
    ...more,
  })
  const send = (mail: Partial<MailArgs>, requestId = randomUUID()) =>
    portal.ask(sendMail, mailTo(mail), { token: sender.token, requestId })
  const refused = (message: string) => ({ code: errors.rule.code, message, data: null })

  async function expectRefused(mail: Partial<MailArgs>, message: string) {
    const before = await countMailRows(portal)
    expect(await send(mail)).toEqual(refused(message))
    expect(await countMailRows(portal)).toEqual(before)
  }

  it('is for those with a session', async () => {
    expect(await portal.ask(sendMail, mailTo())).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each([
    ['no receiver', { receivers: [] }, '请选择收件人'],
    ['neither text nor attachment', { contents: ' \n　' }, '请编辑邮件'],
    ['1501 characters', { contents: '字'.repeat(1501) }, '邮件内容不能超过1500个字符'],
    ['a classified word', { contents: '附上机\u200b密材料' }, '发送内容存在敏感词，不允许发送！'],
    ['a classified word and no receiver', { contents: '绝密', receivers: [] }, '发送内容存在敏感词，不允许发送！'],
    ['2001 receivers', { receivers: Array.from({ length: 2001 }, (_, at) => `u${at}`) }, '收件人不能超过2000人'],
    [
      'six attachments',
      { attachments: Array.from({ length: 6 }, () => ({ id: randomUUID() })) },
      '当前限制选择 5 个文件',
    ],
    ['a file that nobody staged', { attachments: [{ id: randomUUID() }] }, '附件不存在或已被使用，请重新上传'],
  ])('refuses %s, and nothing is stored', async (_, mail, text) => {
    await expectRefused(mail, text)
  })

  it('refuses accounts that do not exist or are closed, by their names', async () => {
    const closed = await createMailUser(portal)
    await portal.db.updateTable('person').set({ in_use: false }).where('id', '=', closed.id).execute()
    const receivers = [receiver.account, 'nobody', closed.account]
    await expectRefused({ receivers }, `收件人不存在或已停用：nobody、${closed.account}，请重新选择`)
  })

  it('refuses somebody else’s file, and one that was sent already', async () => {
    const stolen = await other.upload('别人的.txt')
    await expectRefused({ attachments: [{ id: stolen }] }, '附件不存在或已被使用，请重新上传')
    const used = await sender.upload('用过的.txt')
    await sender.write(mailTo({ attachments: [{ id: used }] }))
    await expectRefused({ attachments: [{ id: used }] }, '附件不存在或已被使用，请重新上传')
  })

  it('takes 1500 characters, and an attachment without any text', async () => {
    expect(await send({ contents: '字'.repeat(1500) })).toMatchObject({ code: 0 })
    const id = await sender.upload('只有附件.txt')
    expect(await send({ contents: '', attachments: [{ id, name: '伪造的名字.txt' }] })).toMatchObject({ code: 0 })
    const { list } = await portal.answerTo(inbox, { limit: 1 }, { token: receiver.token })
    expect(list).toMatchObject([{ contents: '', attachments: [{ id, name: '只有附件.txt', size: 16 }] }])
  })

  it('arrives with everybody named, once each, and lies in the outbox', async () => {
    portal.clock.stopAt('2026-11-20T09:30:15+08:00')
    const receivers = [other.account, receiver.account, other.account]
    const groupId = await sender.write(mailTo({ receivers, contents: '九点半开会' }))
    portal.clock.reset()
    const common = { groupId, contents: '九点半开会', sentAt: '2026-11-20 09:30:15', read: '0', starred: '0' }
    const find = { keywords: '九点半' }
    for (const { token } of [receiver, other]) {
      const { list, total } = await portal.answerTo(inbox, find, { token })
      const from = { senderId: sender.id, senderName: '赵甲禾', senderDeptName: '办信科' }
      expect({ list, total }).toMatchObject({ list: [{ ...common, ...from }], total: 1 })
    }
    const { list } = await portal.answerTo(outbox, find, { token: sender.token })
    const named = ['吴己莲', '周戊汀'].map(name => expect.objectContaining({ name, deptName: '办信科' }))
    expect(list).toEqual([expect.objectContaining({ ...common, receivers: named, receiverCount: 2 })])
    expect(await sender.received(find)).toEqual([])
  })

  it('travels in the words of the wire', async () => {
    const id = await sender.upload('通知.txt')
    const paramJson = { fjList: [{ id, wjm: '通知.txt' }], contents: '见附件', receverIds: [receiver.account] }
    const headers = { Authorization: `Bearer ${sender.token}` }
    const post = async (call: string, fields: object) =>
      (
        await portal.send(`api/MailMessageController/${call}`, {
          method: 'POST',
          headers,
          body: new URLSearchParams({ ...fields }),
        })
      ).json()
    const { data: groupid } = await post('insertMassage', { paramJson: JSON.stringify(paramJson) })
    const { data } = await post('getSendBoxMessage', {
      pageNumber: '1',
      limit: '10',
      paramJson: '{"keywords":"通知.t"}',
    })
    expect(data.list).toEqual([
      {
        groupid,
        contents: '见附件',
        fsrq: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        fjList: [{ id, wjm: '通知.txt', size: 10 }],
        isSc: '0',
        readFlag: '0',
        receverUserList: [{ receverName: '周戊汀', receverOrgname: expect.any(String), receverDeptname: '办信科' }],
        receiverCount: 1,
        recalled: '0',
      },
    ])
  })

  it('keeps HTML as the text it is', async () => {
    const contents = '<img src=x onerror=alert(1)>\n<b>粗体</b> & "引号"'
    await sender.write(mailTo({ contents }))
    expect(await receiver.received({ limit: 1 })).toEqual([contents])
  })

  it('happens once, though it is sent again with the same request id', async () => {
    const requestId = randomUUID()
    const mail = { contents: '只发一次', attachments: [{ id: await sender.upload('一次.txt') }] }
    const answers = await Promise.all([1, 2, 3].map(() => send(mail, requestId)))
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1)
    expect(await receiver.received({ keywords: '只发一次' })).toHaveLength(1)
    const [audit] = await portal.db.selectFrom('audit').where('request_id', '=', requestId).selectAll().execute()
    expect(audit).toMatchObject({ action: '发送邮件', person_id: sender.id, object_id: answers[0]?.data })
  })

  it('keeps the counters right though everybody writes to everybody at once', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => createMailUser(portal)))
    const receivers = people.map(({ account }) => account)
    const rounds = [1, 2, 3, 4, 5]
    await Promise.all(
      people.flatMap(person =>
        rounds.map(round =>
          person.write({ receivers: round % 2 ? receivers : receivers.toReversed(), contents: `第${round}封` }),
        ),
      ),
    )
    const counters = await portal.db
      .selectFrom('mail_counter')
      .where(
        'person_id',
        'in',
        people.map(({ id }) => id),
      )
      .select(['received_count', 'unread_count', 'sent_count'])
      .execute()
    expect(counters).toEqual(people.map(() => ({ received_count: 20, unread_count: 20, sent_count: 5 })))
  })

  it('reaches 2000 people', async () => {
    const orgId = receiver.organisationId
    const people = Array.from({ length: 2000 }, (_, at) => ({
      id: `crowd-${at}`,
      login_account: `crowd-${at}`,
      user_name: `众人${at}`,
      password_hash: 'none',
    }))
    await portal.db.insertInto('person').values(people).execute()
    const post = { org_id: orgId, dept_id: `${orgId}-dept` }
    await portal.db
      .insertInto('post')
      .values(people.map(({ id }) => ({ id, person_id: id, ...post })))
      .execute()
    await sender.write({ receivers: people.map(person => person.login_account), contents: '全省通知' })
    const { list } = await portal.answerTo(outbox, { keywords: '众人1999' }, { token: sender.token })
    expect(list).toMatchObject([{ contents: '全省通知', receiverCount: 2000 }])
    expect(list[0]?.receivers).toHaveLength(100)
  })
})
