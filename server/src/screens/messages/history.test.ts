import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import {
  historyMessages,
  historyTypes,
  markHistoryRead,
  markMessagesRead,
  messageTypes,
  newMessages,
  openHistoryMessage,
  openMessage,
  unreadMessages,
} from '@portal/shared-lib/contract/messages'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { moveToHistory } from '../../post/messages/move'
import { sendMessage } from '../../post/messages/send'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describe('Messages that are history', () => {
  const portal = usePortal()

  async function person() {
    const { id, account } = await createPerson(portal.db)
    return { id, token: await portal.signInAs(account) }
  }
  type Receiver = Awaited<ReturnType<typeof person>>

  /** Sends messages of so many days ago, and lets the job move those that are old. */
  async function receive({ id }: Receiver, ...daysAgo: number[]) {
    for (const days of daysAgo) await send([id], days)
    await moveToHistory(portal.services)
  }
  const send = (personIds: readonly string[], days: number, text = `${days}天前`) =>
    portal.db.transaction().execute(db =>
      sendMessage(db, {
        personIds,
        type: 'urging',
        text,
        at: new Date(portal.clock.now().getTime() - days * DAY_MS),
      }),
    )
  const latest = ({ token }: Receiver, ask: Partial<CallArgs<typeof newMessages>> = {}) =>
    portal.answerTo(newMessages, ask, { token })
  const history = ({ token }: Receiver, ask: Partial<CallArgs<typeof historyMessages>> = {}) =>
    portal.answerTo(historyMessages, ask, { token })
  const found = async (receiver: Receiver, ask?: Partial<CallArgs<typeof historyMessages>>) =>
    (await history(receiver, ask)).list.map(({ content }) => content)
  const counts = async ({ token }: Receiver) => {
    const of = (types: { type: string; total: number; unread: number }[]) => {
      const { total, unread } = types.find(({ type }) => type === '4') ?? { total: -1, unread: -1 }
      return [total, unread]
    }
    return [
      of(await portal.answerTo(messageTypes, {}, { token })),
      of(await portal.answerTo(historyTypes, {}, { token })),
    ]
  }

  it('are for those with a session', async () => {
    for (const asked of [
      portal.ask(historyTypes, {}),
      portal.ask(historyMessages, {}),
      portal.ask(markHistoryRead, { type: '4' }),
      portal.ask(openHistoryMessage, { id: '1' }),
    ])
      expect(await asked).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each([
    ['timeType', { span: '9' }],
    ['queryContent', { words: '字'.repeat(101) }],
    ['cursor', { cursor: 'garbled' }],
  ])('refuse a malformed %s', async (_, ask) => {
    const { token } = await person()
    const asked = await portal.ask(historyMessages, ask as CallArgs<typeof historyMessages>, { token })
    expect([errors.badInput.code, errors.rule.code]).toContain(asked.code)
  })

  it('keep the page that they open', async () => {
    const mine = await person()
    const at = new Date(portal.clock.now().getTime() - 40 * DAY_MS)
    const sent = {
      personIds: [mine.id],
      type: 'urging' as const,
      text: '请审核',
      at,
      opens: '/sys/knowledge?open=kb-1',
    }
    await portal.db.transaction().execute(db => sendMessage(db, sent))
    expect((await latest(mine)).list.map(({ opens }) => opens)).toEqual(['/sys/knowledge?open=kb-1'])
    await moveToHistory(portal.services)
    expect((await history(mine)).list.map(({ opens }) => opens)).toEqual(['/sys/knowledge?open=kb-1'])
  })

  it('of somebody else are refused like those that do not exist, and stay unread', async () => {
    const [mine, other] = [await person(), await person()]
    await receive(other, 40)
    const [theirs] = (await history(other)).list
    for (const id of [theirs?.id ?? '', '987654321', 'x']) {
      const refusal = { code: errors.notFound.code, message: '消息不存在或您无权查看' }
      expect(await portal.ask(openHistoryMessage, { id }, { token: mine.token })).toMatchObject(refusal)
      await portal.answerTo(markHistoryRead, { type: '4', ids: [id] }, { token: mine.token })
    }
    expect(await history(mine)).toMatchObject({ list: [], total: 0 })
    expect((await counts(other))[1]).toEqual([1, 1])
  })

  it('are those of more than 30 days; the counters go with them', async () => {
    const mine = await person()
    await receive(mine, 31, 30.1, 29.9, 1)
    expect((await latest(mine)).list.map(({ content }) => content)).toEqual(['1天前', '29.9天前'])
    expect(await found(mine)).toEqual(['30.1天前', '31天前'])
    expect(await counts(mine)).toEqual([
      [2, 2],
      [2, 2],
    ])
    expect(await portal.answerTo(unreadMessages, {}, { token: mine.token })).toBe(2)
  })

  it('are found by words, and by how long ago they became history: a week, a month, three months, a year', async () => {
    const mine = await person()
    await receive(mine, 36, 59, 119, 394, 396)
    for (const [span, expected] of [
      ['1', ['36天前']],
      ['2', ['36天前', '59天前']],
      ['3', ['36天前', '59天前', '119天前']],
      ['4', ['36天前', '59天前', '119天前', '394天前']],
    ] as const)
      expect(await found(mine, { span })).toEqual(expected)
    expect(await found(mine, { words: '39' })).toEqual(['394天前', '396天前'])
    expect(await found(mine, { words: '39', span: '4' })).toEqual(['394天前'])
    expect(await found(mine, { words: '%' })).toEqual([])
    const [, , , urging] = await portal.answerTo(historyTypes, { words: '39' }, { token: mine.token })
    expect(urging).toMatchObject({ total: 2, unread: 2 })
  })

  it('are read when opened, by either call, and marked by what matches or by id', async () => {
    const mine = await person()
    await receive(mine, 31, 32, 33, 34, 35)
    const ids = (await history(mine)).list.map(({ id }) => id)
    const [first = '', second = '', third = ''] = ids
    for (const call of [openHistoryMessage, openMessage])
      expect(await portal.answerTo(call, { id: first }, { token: mine.token })).toMatchObject({ state: '1' })
    expect((await counts(mine))[1]).toEqual([5, 4])
    await portal.answerTo(markMessagesRead, { type: '4', ids: [second, third] }, { token: mine.token })
    expect((await counts(mine))[1]).toEqual([5, 2])
    await portal.answerTo(markHistoryRead, { type: '4', words: '34' }, { token: mine.token })
    expect((await counts(mine))[1]).toEqual([5, 1])
    await portal.answerTo(markHistoryRead, { type: '4' }, { token: mine.token })
    expect((await counts(mine))[1]).toEqual([5, 0])
  })

  it('are not lost from a scroll through the latest that began before', async () => {
    const mine = await person()
    const expected: string[] = []
    for (let nth = 0; nth < 25; nth++) {
      await send([mine.id], 29.5 + nth / 100, `第${nth}条`)
      expected.push(`第${nth}条`)
    }
    const shown: string[] = []
    let next: string | null | undefined
    do {
      const page = await latest(mine, { limit: 10, type: '4', ...(next && { cursor: next }) })
      shown.push(...page.list.map(({ content }) => content))
      next = page.next
      const later = new Date(Date.now() + shown.length * HOUR_MS)
      await moveToHistory({ ...portal.services, now: () => later })
    } while (next)
    expect((await latest(mine)).total).toBeLessThan(expected.length)
    expect(shown).toEqual(expected)
  })

  it('come in pages that show none twice and leave none out while more become history', async () => {
    const mine = await person()
    await receive(mine, ...Array.from({ length: 25 }, (_, nth) => 31 + nth))
    const before = await found(mine, { limit: 100 })
    const shown: string[] = []
    let next: string | null | undefined
    do {
      const page = await history(mine, { limit: 10, ...(next && { cursor: next }) })
      shown.push(...page.list.map(({ content }) => content))
      next = page.next
      await receive(mine, 30.5)
    } while (next)
    expect(shown).toEqual(before)
  })

  it('are moved once by two servers that do it at once, while their receiver reads them', async () => {
    const mine = await person()
    for (let nth = 0; nth < 60; nth++) await send([mine.id], 31 + nth)
    const ids = (await latest(mine, { limit: 100 })).list.map(({ id }) => id)
    await Promise.all([
      moveToHistory(portal.services),
      moveToHistory(portal.services),
      ...ids.slice(0, 20).map(id => portal.answerTo(openMessage, { id }, { token: mine.token })),
    ])
    await moveToHistory(portal.services)
    expect(await counts(mine)).toEqual([
      [0, 0],
      [60, 40],
    ])
    expect(new Set((await history(mine, { limit: 100 })).list.map(({ id }) => id))).toEqual(new Set(ids))
  })
})
