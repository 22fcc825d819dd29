import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import {
  markMessagesRead,
  messageTypes,
  newMessages,
  openMessage,
  unreadMessages,
} from '@portal/shared-lib/contract/messages'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { createPerson } from '../../../test/factories'
import { letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'
import { type NewMessage, sendMessage } from '../../post/messages/send'

const MORNING = new Date('2026-11-20T09:00:00+08:00')

describe('Messages', () => {
  const portal = usePortal()

  async function person() {
    const { id, account } = await createPerson(portal.db)
    return { id, token: await portal.signInAs(account) }
  }
  type Receiver = Awaited<ReturnType<typeof person>>

  const send = (personIds: readonly string[], more: Partial<NewMessage> = {}) =>
    portal.db
      .transaction()
      .execute(db => sendMessage(db, { personIds, type: 'urging', text: '请回复', at: MORNING, ...more }))
  const list = ({ token }: Receiver, ask: Partial<CallArgs<typeof newMessages>> = {}) =>
    portal.answerTo(newMessages, ask, { token })
  const unread = ({ token }: Receiver) => portal.answerTo(unreadMessages, {}, { token })
  const counts = async ({ token }: Receiver, type: string) =>
    (await portal.answerTo(messageTypes, {}, { token })).find(counted => counted.type === type)

  it('are for those with a session', async () => {
    for (const asked of [
      portal.ask(messageTypes, {}),
      portal.ask(newMessages, {}),
      portal.ask(markMessagesRead, { type: '4' }),
      portal.ask(openMessage, { id: '1' }),
      portal.ask(unreadMessages, {}),
    ])
      expect(await asked).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each([
    ['xxlx', { type: '99' }],
    ['xxzt', { state: '2' }],
    ['cursor', { cursor: 'garbled' }],
  ])('refuse a malformed %s', async (field, ask) => {
    const { token } = await person()
    const refusal = { code: errors.badInput.code, message: expect.stringContaining(field) }
    expect(await portal.ask(newMessages, ask as CallArgs<typeof newMessages>, { token })).toMatchObject(refusal)
  })

  it('of somebody else are refused like those that do not exist, and stay unread', async () => {
    const [mine, other] = [await person(), await person()]
    await send([other.id])
    const [theirs] = (await list(other)).list
    for (const id of [theirs?.id ?? '', '987654321', 'x', '0']) {
      const refusal = { code: errors.notFound.code, message: '消息不存在或您无权查看' }
      expect(await portal.ask(openMessage, { id }, { token: mine.token })).toMatchObject(refusal)
      expect(await portal.answerTo(markMessagesRead, { type: '4', ids: [id] }, { token: mine.token })).toBeNull()
    }
    expect(await unread(other)).toBe(1)
  })

  it('have nine types in their order; the invitation to a meeting only for who has had one', async () => {
    const mine = await person()
    const types = async () => (await portal.answerTo(messageTypes, {}, { token: mine.token })).map(({ name }) => name)
    expect((await types()).join()).toBe('受理预警,办理预警,办结,催办,审批通过,审批退回,办理报告,已评价,窗口登记')
    await send([mine.id], { type: 'videoMeeting', text: '会议号：1234567' })
    expect((await types()).at(-1)).toBe('视频会议')
  })

  it('reach each receiver once and come with type, state, sender and time', async () => {
    const [mine, other] = [await person(), await person()]
    await send([mine.id, other.id, mine.id], { type: 'closed', from: '安澜市信访局' })
    expect((await list(mine)).list).toEqual([
      {
        id: expect.any(String),
        type: '3',
        state: '0',
        content: '请回复',
        createdBy: '安澜市信访局',
        createdAt: '2026-11-20 09:00:00',
      },
    ])
    expect([await unread(mine), await unread(other)]).toEqual([1, 1])
  })

  it('are read when opened, once', async () => {
    const mine = await person()
    await send([mine.id])
    const [{ id } = { id: '' }] = (await list(mine)).list
    for (const _ of [1, 2])
      expect(await portal.answerTo(openMessage, { id }, { token: mine.token })).toMatchObject({ id, state: '1' })
    expect(await counts(mine, '4')).toMatchObject({ name: '催办', total: 1, unread: 0 })
  })

  it('are marked read by type, or those that are named', async () => {
    const mine = await person()
    for (const type of ['urging', 'urging', 'urging', 'closed'] as const) await send([mine.id], { type })
    const [newest] = (await list(mine, { type: '4' })).list
    await portal.answerTo(markMessagesRead, { type: '4', ids: [newest?.id ?? ''] }, { token: mine.token })
    expect(await counts(mine, '4')).toMatchObject({ total: 3, unread: 2 })
    expect((await list(mine, { type: '4', state: '0' })).total).toBe(2)
    await portal.answerTo(markMessagesRead, { type: '4' }, { token: mine.token })
    expect([await counts(mine, '4'), await unread(mine)]).toMatchObject([{ total: 3, unread: 0 }, 1])
  })

  it('are counted right while they arrive, are opened and are marked at once', async () => {
    const [mine, other] = [await person(), await person()]
    await Promise.all(Array.from({ length: 10 }, () => send([mine.id, other.id])))
    const ids = (await list(mine, { limit: 100 })).list.map(({ id }) => id)
    await Promise.all([
      ...ids.map(id => portal.answerTo(openMessage, { id }, { token: mine.token })),
      ...[1, 2, 3].map(() => portal.answerTo(markMessagesRead, { type: '4' }, { token: mine.token })),
      ...Array.from({ length: 10 }, () => send([other.id, mine.id])),
    ])
    const left = await list(mine, { state: '0' })
    expect(await counts(mine, '4')).toMatchObject({ total: 20, unread: left.total })
    expect(await counts(other, '4')).toMatchObject({ total: 20, unread: 20 })
  })

  it('come in pages that show none twice and leave none out while new ones arrive', async () => {
    const mine = await person()
    for (let nth = 0; nth < 25; nth++) await send([mine.id], { text: `第${nth}条` })
    const before = (await list(mine, { limit: 100 })).list.map(({ id }) => id)
    const shown: string[] = []
    let next: string | null | undefined
    do {
      const page = await list(mine, { limit: 10, ...(next && { cursor: next }) })
      shown.push(...page.list.map(({ id }) => id))
      next = page.next
      await send([mine.id], { at: new Date(MORNING.getTime() + shown.length) })
    } while (next)
    expect(shown).toEqual(before)
  })

  it('are not sent by a transaction that fails', async () => {
    const mine = await person()
    const failing = portal.db.transaction().execute(async db => {
      await sendMessage(db, { personIds: [mine.id], type: 'urging', text: '请回复', at: MORNING })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect([await unread(mine), (await list(mine)).total]).toEqual([0, 0])
  })
})

describe('The messages of the demonstration', () => {
  const portal = usePortal({ database: 'demo' })

  it('name petitions that their receivers may open, and count right', async () => {
    const token = await portal.signInAs('zs05')
    const { list, total } = await portal.answerTo(newMessages, { limit: 100 }, { token })
    const types = await portal.answerTo(messageTypes, {}, { token })
    expect(types.reduce((sum, type) => sum + type.total, 0)).toBe(total)
    expect(await portal.answerTo(unreadMessages, {}, { token })).toBe(list.filter(({ state }) => state === '0').length)
    for (const { content } of list) expect(content).toMatch(/LX\d{18}/)
  })

  it('name petitioner and matter of a petition, masked, to whoever may know of it when it is read', async () => {
    const register = await portal.signInAs('zs01')
    const { petitionNo } = await portal.answerTo(
      registerLetter,
      letterArgs({ summary: `反映${'青苗补偿款'.repeat(8)}一直没有收到。` }),
      { token: register },
    )
    const [clerk, stranger] = ['demo-zs05', 'demo-sys91']
    await portal.db.transaction().execute(db =>
      sendMessage(db, {
        personIds: [clerk, stranger],
        type: 'urging',
        text: `请回复信访件${petitionNo}，另见LX000000000000000000。`,
        at: new Date(),
      }),
    )
    const newest = async (account: string) => {
      const token = await portal.signInAs(account)
      const { list } = await portal.answerTo(newMessages, { type: '4', limit: 1 }, { token })
      const [first] = list
      const opened = await portal.answerTo(openMessage, { id: first?.id ?? '' }, { token })
      expect(opened.content).toBe(first?.content)
      return first?.content
    }
    const rest = '，另见LX000000000000000000。'
    const named = `（冯*莲：反映${'青苗补偿款'.repeat(5)}青苗补…）`
    expect(await newest('zs05')).toBe(`请回复信访件${petitionNo}${named}${rest}`)
    expect(await newest('sys91')).toBe(`请回复信访件${petitionNo}${rest}`)
    await wallOff(portal.db, petitionNo, [])
    expect(await newest('zs05')).toBe(`请回复信访件${petitionNo}${rest}`)
  })
})
