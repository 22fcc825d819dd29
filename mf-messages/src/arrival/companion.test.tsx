import { api, readSaved, save, store } from '@portal/shared-lib'
import { newMessages, unreadMessages } from '@portal/shared-lib/contract/messages'
import { markNoticesRead, notices } from '@portal/shared-lib/contract/notices'
import { newTodos, noteTodos } from '@portal/shared-lib/contract/todos'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import companion from '../companion-panel'
import { joinVolunteers } from './arrival-sound'
import { isSoundOn, turnSound } from './sound'

const NOTICE = {
  id: '1',
  title: '值班安排',
  content: '请知悉',
  publisher: '临江省信访局',
  createdAt: '2026-11-20 09:00:00',
  attachments: [],
  readFlag: '0' as const,
}

const TODO = {
  todoId: '7',
  petitionNo: 'LX990000002026112200',
  typeName: '待签收',
  source: '临江省信访局',
  cameAt: '2026-11-22 09:00:00',
  url: '/toDoManage/handle?xfjbh=LX990000002026112200&dbid=7',
}

async function signIn(todos: readonly (typeof TODO)[] = []) {
  let waiting = todos
  const server = fakeServer([
    fake(newTodos, () => ({ wanted: todos.length > 0, list: [...waiting] })),
    fake(noteTodos, () => {
      waiting = []
      return null
    }),
    fake(unreadMessages, () => 0),
    fake(notices, () => ({ list: [NOTICE], total: 1 })),
    fake(markNoticesRead, () => null),
  ])
  const shown = await renderRemote(companion, { path: '/home/index', desktop: desktopWith([]) })
  const asked = (path: string) => server.arrived.filter(arrived => arrived.path === path).map(({ args }) => args)
  return { asked, close: () => shown.unmount().then(server.stop) }
}

describe('beside every page', () => {
  beforeEach(() => localStorage.clear())

  it('unread notices open once after signing in', async () => {
    const first = await signIn()
    expect(await screen.findByRole('dialog', { name: '未读通知公告' })).toHaveTextContent('值班安排')
    expect(first.asked(notices.path)).toEqual([expect.objectContaining({ unread: true })])
    await userEvent.click(screen.getByRole('button', { name: '全部已读' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(first.asked(markNoticesRead.path)).toEqual([{ ids: ['1'] }]))
    expect(readSaved('onlineNotice')).toBe('0')
    await first.close()
    const again = await signIn()
    await waitFor(() => expect(again.asked(unreadMessages.path)).toHaveLength(1))
    expect(again.asked(notices.path)).toEqual([])
    await again.close()
  })

  it('nobody without unread messages is asked for invitations', async () => {
    const { asked, close } = await signIn()
    await screen.findByRole('dialog', { name: '未读通知公告' })
    expect(asked(unreadMessages.path)).toHaveLength(1)
    expect(asked(newMessages.path)).toEqual([])
    await close()
  })

  it('new to-dos wait in a corner, lead to their case, and go when they are noted', async () => {
    save('onlineNotice', '0')
    const { asked, close } = await signIn([TODO])
    const card = await screen.findByRole('dialog', { name: '新待办提醒' })
    expect(card).toHaveTextContent('待签收：LX990000002026112200')
    await userEvent.click(screen.getByRole('button', { name: TODO.petitionNo }))
    expect(window.location.pathname + window.location.search).toBe(`/tjfx${TODO.url}`)
    await userEvent.click(screen.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked(noteTodos.path)).toEqual([{ wanted: true }])
    await close()
  })

  it('to-dos that move make only those ask again who want to be told', async () => {
    save('onlineNotice', '0')
    for (const [todos, times] of [
      [[], 1],
      [[TODO], 2],
    ] as const) {
      const { asked, close } = await signIn(todos)
      await waitFor(() => expect(asked(newTodos.path)).toHaveLength(1))
      await act(async () => void store.dispatch(api.util.invalidateTags(['Todo'])))
      await waitFor(() => expect(asked(newTodos.path)).toHaveLength(times))
      await close()
    }
  })

  it('the sound is on until it is turned off', () => {
    expect(isSoundOn()).toBe(true)
    turnSound(false)
    expect([isSoundOn(), readSaved('playAudio')]).toEqual([false, '0'])
    save('playAudio', '1')
    expect(isSoundOn()).toBe(true)
  })

  it('one of several windows is chosen, and none that learns of it late', async () => {
    const windows = [1, 2, 3].map(() => joinVolunteers('portal-sound-p1'))
    const chosen = await Promise.all(windows.map(window => window.chosen()))
    expect(chosen.filter(Boolean)).toHaveLength(1)
    const late = windows[chosen.indexOf(false)]
    expect(await late?.chosen()).toBe(false)
    for (const window of windows) window.leave()
  })
})
