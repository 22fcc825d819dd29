import { onNotice } from '@portal/shared-lib'
import {
  historyMessages,
  historyTypes,
  markHistoryRead,
  markMessagesRead,
  messageTypes,
  newMessages,
  openMessage,
} from '@portal/shared-lib/contract/messages'
import { newTodos, noteTodos, petitionTodo } from '@portal/shared-lib/contract/todos'
import { portalHistory } from '@portal/shared-lib/router'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Message } from '../api'
import dialog from '../message-dialog'

const NUMBER = 'LX990101261120000175'

const message = (id: string, part: Partial<Message> = {}): Message => ({
  id,
  type: '4',
  state: '0',
  content: `安澜市信访局催办信访件${NUMBER}：请核实，请于2026-11-27前回复。`,
  createdBy: '安澜市信访局',
  createdAt: '2026-11-20 09:00:00',
  ...part,
})

/** What is being watched for coming into view. */
const watched = new Map<Element, () => void>()

class EndsInView {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  private readonly reach = () => this.tell([{ isIntersecting: true }])
  private element: Element | undefined
  observe = (element: Element) => {
    this.element = element
    watched.set(element, this.reach)
  }
  disconnect = () => this.element && watched.delete(this.element)
}
Object.assign(globalThis, { IntersectionObserver: EndsInView })

async function openDialog(messages: Message[]) {
  const state = new Map(messages.map(one => [one.id, one]))
  const read = (ids: string[]) => {
    for (const one of state.values()) if (ids.includes(one.id)) state.set(one.id, { ...one, state: '1' })
  }
  const ofType = (type: string | undefined) => [...state.values()].filter(one => one.type === type)
  const counted = (type: Message['type'], name: string) => ({
    type,
    name,
    total: ofType(type).length,
    unread: ofType(type).filter(one => one.state === '0').length,
  })
  let wanted = false
  const server = fakeServer([
    fake(newTodos, () => ({ wanted, list: [] })),
    fake(noteTodos, ({ args }) => {
      wanted = args.wanted
      return null
    }),
    fake(messageTypes, () => [counted('3', '办结'), counted('4', '催办')]),
    fake(newMessages, ({ args: { type, cursor, limit } }) => {
      const from = Number(cursor ?? 0)
      const all = ofType(type)
      const next = from + limit < all.length ? String(from + limit) : null
      return { list: all.slice(from, from + limit), total: all.length, next }
    }),
    fake(openMessage, ({ args: { id } }) => {
      read([id])
      return state.get(id) ?? message(id)
    }),
    fake(markMessagesRead, ({ args: { type, ids } }) => {
      read(ids ?? ofType(type).map(({ id }) => id))
      return null
    }),
    fake(historyTypes, () => [{ type: '4' as const, name: '催办', total: 1, unread: 1 }]),
    fake(historyMessages, () => ({ list: [message('91', { content: '早前的催办' })], total: 1, next: null })),
    fake(markHistoryRead, () => null),
    fake(petitionTodo, ({ args: { petitionNo } }) => {
      if (petitionNo !== NUMBER) throw new FakeRefusal('notFound', { what: '信访件' })
      const url = `/toDoManage/handle?xfjbh=${petitionNo}&dbid=7`
      return { family: 'db' as const, url, todoId: '7', editable: '1' as const, code: 'sort' }
    }),
  ])
  const shown = await renderRemote(dialog, { path: '/home/index' })
  await screen.findByRole('button', { name: /催办/ })
  const marked = () => server.arrived.filter(({ path }) => path === markMessagesRead.path).map(({ args }) => args)
  return { server, marked, close: () => shown.unmount().then(server.stop) }
}

const rows = () => within(screen.getByRole('region')).findAllByRole('listitem')
/** What a row says comes into view. */
const bringIntoView = (row: HTMLElement | undefined) => {
  for (const [element, reach] of watched) if (row?.contains(element)) reach()
}
const entry = (name: RegExp) => screen.getByRole('button', { name })

describe('the message centre', () => {
  let opened: Awaited<ReturnType<typeof openDialog>>
  afterEach(() => opened.close())

  it('shows the types with unread and total, and the first that has something unread', async () => {
    opened = await openDialog([message('1'), message('2', { state: '1' })])
    expect(await rows()).toHaveLength(2)
    expect(entry(/催办 .*未读1条，共2条/)).toHaveAttribute('aria-current', 'true')
    expect(entry(/办结 .*未读0条，共0条/)).not.toHaveAttribute('aria-current')
    expect(screen.getByText('没有更多了')).toBeInTheDocument()
  })

  it('turns the notes of new to-dos on, which shows at once', async () => {
    opened = await openDialog([message('1')])
    const box = screen.getByRole('checkbox', { name: '新待办提醒' })
    await waitFor(() => expect(box).toBeEnabled())
    act(() => box.click())
    expect(box).toBeChecked()
    const asked = () => opened.server.arrived.filter(({ path }) => path === noteTodos.path).map(({ args }) => args)
    await waitFor(() => expect(asked()).toEqual([{ wanted: true }]))
  })

  it('leads to the page that a message is about', async () => {
    opened = await openDialog([message('1', { opens: '/knowledgeTreeContent?id=kb-1' }), message('2')])
    const [link, ...others] = await screen.findAllByRole('link', { name: '打开查看' })
    expect(others).toEqual([])
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/knowledgeTreeContent\?id=kb-1$/))
  })

  it('folds its types away, and shows them again', async () => {
    opened = await openDialog([message('1')])
    await userEvent.click(screen.getByRole('button', { name: '« 收起' }))
    expect(screen.queryByRole('button', { name: /催办/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '»' }))
    expect(entry(/催办/)).toBeInTheDocument()
  })

  it('marks a message as read when it is opened', async () => {
    opened = await openDialog([message('1'), message('2')])
    const [first] = await rows()
    await userEvent.click(within(first as HTMLElement).getByRole('button', { expanded: false }))
    expect(await screen.findByRole('button', { name: /催办 .*未读1条，共2条/ })).toBeInTheDocument()
    await waitFor(() => expect(within(first as HTMLElement).getByText('已读')).toBeInTheDocument())
  })

  it('stays with its type when nothing of it is unread any more', async () => {
    opened = await openDialog([message('1'), message('3', { type: '3' })])
    expect(entry(/办结/)).toHaveAttribute('aria-current', 'true')
    await userEvent.click(await within(screen.getByRole('region')).findByRole('button', { expanded: false }))
    expect(await screen.findByRole('button', { name: /办结 .*未读0条/ })).toHaveAttribute('aria-current', 'true')
  })

  it('fetches more when the end comes into view, and says when there is no more', async () => {
    opened = await openDialog(Array.from({ length: 25 }, (_, at) => message(String(at + 1), { state: '1' })))
    await userEvent.click(entry(/催办/))
    for (const count of [10, 20, 25]) {
      await waitFor(async () => expect(await rows()).toHaveLength(count))
      await waitFor(() => expect(screen.queryByText('加载中...')).toBeNull())
      act(() => {
        for (const reach of watched.values()) reach()
      })
    }
    expect(screen.getByText('没有更多了')).toBeInTheDocument()
  })

  it('marks all of a type as read', async () => {
    opened = await openDialog([message('1'), message('2'), message('3', { type: '3' })])
    await userEvent.click(entry(/催办/))
    await userEvent.click(screen.getByRole('checkbox', { name: '全部已读' }))
    expect(await screen.findByRole('button', { name: /催办 .*未读0条，共2条/ })).toBeInTheDocument()
    expect(opened.marked()).toEqual([{ type: '4' }])
    expect(entry(/办结 .*未读1条，共1条/)).toBeInTheDocument()
  })

  it('marks as read what of the open type came into view when it is closed, and nothing below', async () => {
    const below = message('4', { content: '在下方，未滚动到' })
    opened = await openDialog([message('1'), message('2', { state: '1' }), below, message('3', { type: '3' })])
    await userEvent.click(entry(/催办/))
    for (const row of (await rows()).slice(0, 2)) bringIntoView(row)
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(opened.marked()).toEqual([{ type: '4', ids: ['1'] }]))
  })

  it('leads from a petition number to what waits there', async () => {
    opened = await openDialog([message('1')])
    const [row] = await rows()
    bringIntoView(row)
    await userEvent.click(await screen.findByRole('button', { name: NUMBER }))
    await waitFor(() =>
      expect(portalHistory.location.pathname + portalHistory.location.search).toBe(
        `/tjfx/toDoManage/handle?xfjbh=${NUMBER}&dbid=7`,
      ),
    )
    await waitFor(() => expect(opened.marked()).toEqual([{ type: '4', ids: ['1'] }]))
  })

  it('says so where the petition is not for the user, and stays open', async () => {
    const foreign = 'LX990101261120000999'
    opened = await openDialog([message('1', { content: `请看${foreign}` })])
    const told: string[] = []
    const stop = onNotice(({ text }) => told.push(text))
    await userEvent.click(await screen.findByRole('button', { name: foreign }))
    await waitFor(() => expect(told).toEqual(['您无权查看该信访件']))
    stop()
    expect(screen.getByRole('dialog', { name: '通知消息' })).toBeInTheDocument()
  })

  it('searches history alone, by words and by when messages became history', async () => {
    opened = await openDialog([message('1')])
    expect(screen.queryByRole('search')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '历史消息' }))
    expect(await screen.findByText('早前的催办')).toBeInTheDocument()
    const spans = screen.getByRole('combobox', { name: '转入历史时间' })
    expect([...spans.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '全部时间',
      '近一周',
      '近一月',
      '近三月',
      '近一年',
    ])
    await userEvent.type(screen.getByRole('textbox', { name: '查询内容' }), ' 工资 {Enter}')
    await userEvent.selectOptions(spans, '近三月')
    const asked = () => opened.server.arrived.filter(({ path }) => path === historyMessages.path).at(-1)?.args
    await waitFor(() => expect(asked()).toMatchObject({ type: '4', words: '工资', span: '3' }))
    await screen.findByText('早前的催办')
    await userEvent.click(await screen.findByRole('checkbox', { name: '全部已读' }))
    const marked = () => opened.server.arrived.find(({ path }) => path === markHistoryRead.path)?.args
    await waitFor(() => expect(marked()).toEqual({ type: '4', words: '工资', span: '3' }))
  })
})
