import { composition } from '@portal/shared-lib'
import { homeLayouts } from '@portal/shared-lib/contract/account'
import { distribute, previewDistribution } from '@portal/shared-lib/contract/assignments'
import { departmentBoard } from '@portal/shared-lib/contract/kanban'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'

const LANES = [
  { key: '', name: '未领取', count: 4, overdue: 1, own: false, limit: null },
  { key: 'p1', name: '李四', count: 7, overdue: 5, own: false, limit: 5 },
]

/** Two of the overdue ones of a person are with a leader, and in another list. */
const CELLS = [
  { column: 'sort', lane: '', count: 4, overdue: 1, days: 2, cards: [] },
  { column: 'sort', lane: 'p1', count: 2, overdue: 1, days: 3.5, cards: [] },
  { column: 'handle', lane: 'p1', count: 3, overdue: 2, days: 9, cards: [] },
  { column: 'approval', lane: 'p1', count: 2, overdue: 2, days: 80, cards: [] },
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
  expect(within(row).getByRole('cell', { name: '2.5' })).toBeVisible()
  expect(row).toHaveTextContent('超过上限5')
  expect(within(row).getByRole('button', { name: '改派' })).toBeDisabled()
  await page.unmount().then(server.stop)
  Object.assign(composition().province, { homes: undefined })
})

const NUMBER = 'LX990000261101000001'
const card = (id: string, dueAt: string | null) => ({
  id,
  petitionNo: NUMBER,
  typeName: '办理',
  url: '/toDoManage/handle',
  lamp: 'none' as const,
  remainingDays: null,
  dueAt,
  petitioner: '冯**',
  summary: `事项${id}`,
  flags: [],
})

it('gives several to-dos of a clerk to one receiver: what would change first, then what was refused', async () => {
  Object.assign(composition().province, { homes: { index: ['load'] } })
  Object.assign(composition(), { remotes: [] })
  const cells = [
    { column: 'sort', lane: 'p1', count: 1, overdue: 0, days: 1, cards: [card('1', null)] },
    {
      column: 'handle',
      lane: 'p1',
      count: 2,
      overdue: 0,
      days: 1,
      cards: [card('2', '2026-11-28 10:00:00'), card('3', null)],
    },
    { column: 'approval', lane: 'p1', count: 1, overdue: 0, days: 1, cards: [card('4', null)] },
  ]
  const lanes = [...LANES, { key: 'p2', name: '王五', count: 0, overdue: 0, own: false, limit: null }]
  const failed = [{ todoId: '3', petitionNo: NUMBER, reason: '请核实是否需要回避' }]
  const server = fakeServer([
    fake(homeLayouts, () => ({})),
    fake(departmentBoard, () => ({ asOf: '2026-11-26 08:00:00', columns: [], lanes, cells })),
    fake(previewDistribution, () => ({
      done: 1,
      failed,
      moved: [{ todoId: '2', petitionNo: NUMBER, typeName: '办理', from: '李四', to: '赵六' }],
    })),
    fake(distribute, () => ({ done: 1, failed })),
  ])
  const desktop = desktopWith(['kanbanSystem/kanbanDepart', 'todo:distribute'])
  const page = await renderRemote(remote, { path: '/home/index', desktop })
  const row = await screen.findByRole('row', { name: /^李四/ })
  await userEvent.click(within(row).getByRole('button', { name: '改派' }))
  const dialog = within(await screen.findByRole('dialog', { name: '改派李四的待办' }))
  await userEvent.click(dialog.getByRole('button', { name: '预览' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('请选择要改派的待办')
  const boxes = dialog.getAllByRole('checkbox')
  // What is with a leader is not there, and the most pressing is the first.
  expect(boxes).toHaveLength(4)
  await userEvent.click(boxes[1] as HTMLElement)
  await userEvent.click(dialog.getByRole('checkbox', { name: /事项3/ }))
  expect(dialog.queryByRole('radio', { name: /李四|未领取/ })).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: /王五/ }))
  await userEvent.click(dialog.getByRole('button', { name: '预览' }))
  expect(await dialog.findByText('李四 → 赵六')).toBeVisible()
  expect(dialog.getByRole('list', { name: '不能改派的待办' })).toHaveTextContent('请核实是否需要回避')
  await userEvent.click(await dialog.findByRole('button', { name: '确认改派1件' }))
  expect(await dialog.findByText('已改派 1 件')).toBeVisible()
  await waitFor(() => expect(server.arrived.filter(({ path }) => path === distribute.path)).toHaveLength(1))
  const asked = server.arrived.find(({ path }) => path === distribute.path)
  expect(asked?.args).toMatchObject({ todoIds: ['2', '3'], personId: 'p2' })
  await userEvent.click(dialog.getByRole('button', { name: '完成' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await page.unmount().then(server.stop)
  Object.assign(composition().province, { homes: undefined })
})
