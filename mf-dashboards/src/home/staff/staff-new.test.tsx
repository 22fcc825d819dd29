import { composition, lendParts } from '@portal/shared-lib'
import { homeNumbers } from '@portal/shared-lib/contract/counters'
import { todos } from '@portal/shared-lib/contract/todos'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'

const todo = (id: string) => ({
  todoId: id,
  petitionNo: `LX99000026112000000${id}`,
  typeName: '待签收',
  url: `/toDoManage/handle?xfjbh=LX99000026112000000${id}&dbid=${id}`,
  lamp: 'none' as const,
  dueAt: null,
  remainingDays: null,
  receivedAt: '2026-11-20 10:00:00',
  petitioner: '冯**',
  personCount: 1,
  channelName: '来信',
  petitionDate: '2026-11-20',
  placeName: '安澜市',
  categoryName: '欠薪',
  summary: `事项${id}`,
  source: '',
  claimedBy: '',
})

const PLACE = {
  place: 'todoPreview',
  key: 'todo',
  title: '信访件预览',
  needs: ['toDoManage/personalToDo'],
  door: './home-widgets',
}

it('shows beside the to-dos what casework has of the one that is looked at', async () => {
  const { remotes } = composition()
  Object.assign(composition(), { remotes: [{ routes: [], places: [PLACE] }] })
  const shown = new Set<string>()
  lendParts(({ door, part, subject }) => {
    shown.add(`${door} ${part} ${subject}`)
    return () => undefined
  })
  const server = fakeServer([
    fake(homeNumbers, () => {
      throw new FakeRefusal('forbidden')
    }),
    fake(todos, () => ({ list: [todo('1'), todo('2')], total: 2, next: null })),
  ])
  const desktop = desktopWith(['toDoManage/personalToDo'])
  const page = await renderRemote(remote, { path: '/home/homeStaffNew', desktop })
  await screen.findByText('事项1')
  await userEvent.keyboard('jj')
  await waitFor(() => expect([...shown]).toEqual([1, 2].map(at => `./home-widgets todo ${todo(String(at)).url}`)))
  await page.unmount()
  await server.stop()
  lendParts(() => () => undefined)
  Object.assign(composition(), { remotes })
})
