import { errors } from '@portal/shared-lib/contract/errors'
import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import { deleteMails, favourites, starMails, trash, unstarMails, updateTrash } from '@portal/shared-lib/contract/mail'
import { createMailUser, type MailUser } from '../../../test/mails'
import { usePortal } from '../../../test/portal'

describe('Throwing mails away', () => {
  const portal = usePortal()
  let sender: MailUser
  let receiver: MailUser

  beforeEach(async () => {
    sender = await createMailUser(portal, { user_name: '赵甲禾' })
    receiver = await createMailUser(portal, { user_name: '周戊汀' })
  })
  afterEach(() => portal.clock.reset())

  const missing = { code: errors.notFound.code, message: '邮件不存在或您无权查看', data: null }
  const done = { code: 0, message: '', data: null }
  const write = (contents: string) => sender.write({ receivers: [receiver.account], contents })
  const remove = (user: MailUser, groupIds: string[], more: Partial<CallArgs<typeof deleteMails>> = {}) =>
    portal.ask(deleteMails, { groupIds, type: '2', deleteFlag: '1', ...more }, { token: user.token })
  const change = (user: MailUser, groupIds: string[], deleteFlag: '0' | '2') =>
    portal.ask(updateTrash, { groupIds, deleteFlag }, { token: user.token })
  const kept = async (user: MailUser, call: typeof trash | typeof favourites = trash, args = {}) =>
    portal.answerTo(call, args, { token: user.token })
  const contentsOf = async (user: MailUser, call?: typeof trash) => (await kept(user, call)).list.map(m => m.contents)

  it.each<[string, Call, object]>([
    ['deleting', deleteMails, { groupIds: ['1'], type: '2', deleteFlag: '1' }],
    ['the trash', trash, {}],
    ['changing the trash', updateTrash, { groupIds: ['1'], deleteFlag: '0' }],
    ['the favourites', favourites, {}],
    ['adding to the favourites', starMails, { groupIds: ['1'] }],
    ['taking out of the favourites', unstarMails, { groupIds: ['1'] }],
  ])('is for those with a session: %s', async (_, call, args) => {
    expect(await portal.ask(call, args)).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each<[string, Call, object]>([
    ['deleted', deleteMails, { groupIds: [], type: '2', deleteFlag: '1' }],
    ['recovered', updateTrash, { groupIds: [], deleteFlag: '0' }],
    ['starred', starMails, { groupIds: [] }],
  ])('asks for a choice where nothing is %s', async (_, call, args) => {
    expect(await portal.ask(call, args, { token: receiver.token })).toMatchObject({ message: '请选择一条数据' })
  })

  it.each(['abc', '0', '1 or 1=1', '9'.repeat(19), '987654321'])('finds nothing under %s', async id => {
    expect(await remove(receiver, [id])).toEqual(missing)
    expect(await change(receiver, [id], '0')).toEqual(missing)
  })

  it('is nobody’s but the owner’s, and leaves the other side as it was', async () => {
    const id = await write('通知')
    const stranger = await createMailUser(portal)
    for (const user of [stranger, sender]) expect(await remove(user, [id])).toEqual(missing)
    expect(await remove(receiver, [id], { type: '1' })).toEqual(missing)
    expect(await remove(receiver, [id])).toEqual(done)
    expect(await sender.sent()).toEqual(['通知'])
    expect(await contentsOf(stranger)).toEqual([])
  })

  it('is done to all that are named or to none', async () => {
    const id = await write('通知')
    expect(await remove(receiver, [id, '987654321'])).toEqual(missing)
    expect(await receiver.received()).toEqual(['通知'])
  })

  it('lies in the trash until it is recovered or purged, and counts only in the inbox', async () => {
    const [first, second] = [await write('第一封'), await write('第二封')]
    expect(await remove(receiver, [first, second, first])).toEqual(done)
    expect([await receiver.received(), await receiver.unread()]).toEqual([[], 0])
    expect(await kept(receiver)).toMatchObject({
      total: 2,
      list: [
        { contents: '第二封', type: '2', read: '0', senderName: '赵甲禾' },
        { contents: '第一封', type: '2', read: '0' },
      ],
    })
    expect(await change(receiver, [first], '0')).toEqual(done)
    expect([await receiver.received(), await receiver.unread()]).toEqual([['第一封'], 1])
    expect(await change(receiver, [second], '2')).toEqual(done)
    expect(await contentsOf(receiver)).toEqual([])
    expect(await change(receiver, [second], '0')).toEqual(missing)
    expect(await sender.sent()).toEqual(['第二封', '第一封'])
  })

  it('can be for good at once, from either box', async () => {
    const id = await write('通知')
    expect(await remove(receiver, [id], { deleteFlag: '2' })).toEqual(done)
    expect(await remove(sender, [id], { type: '1', deleteFlag: '2' })).toEqual(done)
    for (const user of [sender, receiver]) expect(await contentsOf(user)).toEqual([])
    expect([await receiver.received(), await sender.sent()]).toEqual([[], []])
  })

  it('keeps a mail to oneself twice, and recovers both', async () => {
    const id = await sender.write({ receivers: [sender.account], contents: '给自己' })
    await remove(sender, [id])
    await remove(sender, [id], { type: '1' })
    expect((await kept(sender)).list.map(({ type }) => type).sort()).toEqual(['1', '2'])
    await change(sender, [id], '0')
    expect([await sender.received(), await sender.sent(), await sender.unread()]).toEqual([['给自己'], ['给自己'], 1])
  })

  it('shows the trash in pages by cursor, each mail once, though all were thrown away at one instant', async () => {
    const ids = []
    for (const at of [1, 2, 3, 4, 5])
      ids.push(await sender.write({ receivers: [sender.account], contents: `第${at}封` }))
    portal.clock.stopAt('2026-11-20T10:00:00+08:00')
    await remove(sender, ids)
    await remove(sender, ids, { type: '1' })
    portal.clock.reset()
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await kept(sender, trash, { limit: 3, ...(cursor && { cursor }) })
      seen.push(...page.list.map(({ groupId, type }) => `${groupId}/${type}`))
      cursor = page.next
    } while (cursor)
    expect(seen).toHaveLength(10)
    expect(new Set(seen).size).toBe(10)
    const numbered = await kept(sender, trash, { limit: 3, pageNumber: 2 })
    expect(numbered.list.map(({ groupId, type }) => `${groupId}/${type}`)).toEqual(seen.slice(3, 6))
  })

  it('keeps favourites of both boxes, each person’s own', async () => {
    const id = await write('要紧的')
    const star = (user: MailUser, call = starMails) => portal.ask(call, { groupIds: [id] }, { token: user.token })
    expect(await star(await createMailUser(portal))).toEqual(missing)
    expect(await star(receiver)).toEqual(done)
    expect(await contentsOf(receiver, favourites)).toEqual(['要紧的'])
    expect(await contentsOf(sender, favourites)).toEqual([])
    await star(sender)
    expect((await kept(sender, favourites)).list).toMatchObject([{ type: '1', receivers: [{ name: '周戊汀' }] }])
    expect(await star(receiver, unstarMails)).toEqual(done)
    expect(await contentsOf(receiver, favourites)).toEqual([])
    await remove(sender, [id], { type: '1' })
    expect(await contentsOf(sender, favourites)).toEqual([])
    expect(await star(sender)).toEqual(missing)
  })
})
