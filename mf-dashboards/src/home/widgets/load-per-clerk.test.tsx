import { composition } from '@portal/shared-lib'
import { homeLayouts } from '@portal/shared-lib/contract/account'
import { departmentBoard } from '@portal/shared-lib/contract/kanban'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../app'

const LANES = [
  { key: '', name: '未领取', count: 4, overdue: 1, own: false, limit: null },
  { key: 'p1', name: '李四', count: 7, overdue: 5, own: false, limit: 5 },
]

/** Two of the overdue ones of a person are with a leader, and in another list. */
const CELLS = [
  { column: 'sort', lane: '', count: 4, overdue: 1, cards: [] },
  { column: 'sort', lane: 'p1', count: 2, overdue: 1, cards: [] },
  { column: 'handle', lane: 'p1', count: 3, overdue: 2, cards: [] },
  { column: 'approval', lane: 'p1', count: 2, overdue: 2, cards: [] },
]

it('counts for each clerk what the list behind each figure has, and no approvals', async () => {
  Object.assign(composition().province, { homes: { index: ['load'] } })
  Object.assign(composition(), { remotes: [] })
  const server = fakeServer([
    fake(homeLayouts, () => ({})),
    fake(departmentBoard, () => ({ asOf: '2026-11-26 08:00:00', columns: [], lanes: LANES, cells: CELLS })),
  ])
  const page = await renderRemote(remote, { path: '/home/index', desktop: desktopWith(['kanbanSystem/kanbanDepart']) })
  const row = await screen.findByRole('row', { name: /^李四/ })
  const links = within(row).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['5', '3'])
  expect(links[1]).toHaveAttribute('href', expect.stringMatching(/departToDo.*blrId.*p1.*lamp.*red/))
  expect(row).toHaveTextContent('超过上限5')
  expect(within(row).getByRole('button', { name: '改派' })).toBeDisabled()
  await page.unmount().then(server.stop)
  Object.assign(composition().province, { homes: undefined })
})
