import { distribute, handOn } from '@portal/shared-lib/contract/assignments'
import { departmentBoard, departmentFlow } from '@portal/shared-lib/contract/kanban'
import { BOARD_COLUMNS } from '@portal/shared-lib/contract/rules/kanban'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'
import { type Lane, moveOf } from './moves'

const PAGE = 'kanbanSystem/kanbanDepart'
const PAGE_PATH = `/${PAGE}`

const card = (id: string) => ({
  id,
  petitionNo: `LX99000026110100000${id}`,
  url: `/toDoManage/handle?dbid=${id}`,
  typeName: '待分办',
  lamp: 'red' as const,
  remainingDays: -2,
  dueAt: '2026-11-20 23:59:59',
  petitioner: '冯某',
  summary: `反映第${id}件事`,
  flags: [] as string[],
})

const lane = (key: string, name: string, more: Partial<Lane> = {}): Lane => ({
  key,
  name,
  own: false,
  limit: 2,
  count: 0,
  overdue: 0,
  ...more,
})

const LANES = [
  lane('', '未领取', { limit: null, count: 9 }),
  lane('p1', '周戊汀', { own: true, count: 3, overdue: 1 }),
  lane('p2', '吴己莲'),
]

const BOARD = {
  asOf: '2026-11-22 08:00:00',
  columns: BOARD_COLUMNS.map(({ key }) => ({ key, count: key === 'sort' ? 11 : 0, overdue: key === 'sort' ? 1 : 0 })),
  lanes: LANES,
  cells: [
    { column: 'sort', lane: '', count: 9, overdue: 2, days: 1, cards: [card('1'), card('2')] },
    { column: 'sort', lane: 'p1', count: 1, overdue: 0, days: 1, cards: [card('3')] },
    { column: 'handle', lane: 'p1', count: 1, overdue: 0, days: 1, cards: [card('4')] },
    { column: 'approval', lane: 'p1', count: 1, overdue: 0, days: 1, cards: [card('5')] },
  ],
}

const FLOW = {
  asOf: '2026-11-22 08:00:00',
  days: [
    { day: '2026-11-21', came: 3, left: 1, open: { sort: 9 } },
    { day: '2026-11-22', came: 1, left: 2, open: { sort: 10 } },
  ],
  stays: [
    { column: 'sort', count: 3, hours: 5.5 },
    { column: 'handle', count: 0, hours: null },
  ],
}

describe('部门看板', () => {
  const done = { done: 1, failed: [] }
  const server = fakeServer([
    fake(departmentBoard, () => BOARD),
    fake(departmentFlow, () => FLOW),
    fake(distribute, () => done),
    fake(handOn, () => done),
  ])
  let shown: Awaited<ReturnType<typeof renderRemote>>
  const show = async (...buttons: string[]) => {
    shown = await renderRemote(remote, { path: PAGE_PATH, desktop: desktopWith([PAGE, ...buttons]) })
    await screen.findByRole('table')
  }
  afterEach(() => shown.unmount())
  afterAll(() => server.stop())

  const link = (id: string) => screen.getByRole('link', { name: new RegExp(`反映第${id}件事`) })
  const sent = (path: string) => server.arrived.filter(call => call.path === path).at(-1)?.args
  const cellOf = (name: string, column: number) => {
    const row = screen.getByRole('row', { name: new RegExp(`^${name}`) })
    return within(row).getAllByRole('cell')[column] as HTMLElement
  }

  it('leads from each figure to its list', async () => {
    await show()
    const href = (name: RegExp, at = 0) =>
      decodeURIComponent(screen.getAllByRole('link', { name })[at]?.getAttribute('href') ?? '')
    expect(href(/^11 件$/)).toContain('"todoType"')
    expect(href(/^全部 9 件$/)).toContain('{"field":"blrId","operator":"empty","values":[]}')
    expect(href(/^0 件$/, 2)).toContain('list=sent')
  })

  it('says who has more in hand than one should', async () => {
    await show()
    expect(screen.getByRole('rowheader', { name: /周戊汀\s*（本人）\s*在办 3 \/ 2 件，超过上限/ })).toBeVisible()
    expect(screen.getByRole('rowheader', { name: /^吴己莲\s*在办 0 \/ 2 件$/ })).toBeVisible()
  })

  it('tells of what came, left and stayed', async () => {
    await show()
    expect(await screen.findByText('5.5 小时（3 件）')).toBeVisible()
    expect(screen.getByText('4 件')).toBeVisible()
  })

  it('is gone through by arrow keys, past what is empty', async () => {
    await show()
    link('1').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(link('2')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(link('3')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(link('5')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(link('1')).toHaveFocus()
  })

  it('gives a card by dropping it into a lane: a head at once', async () => {
    await show('todo:distribute')
    fireEvent.dragStart(link('1').closest('li') as HTMLElement)
    fireEvent.drop(cellOf('吴己莲', 0))
    await waitFor(() => expect(sent(distribute.path)).toEqual({ todoIds: ['1'], personId: 'p2' }))
  })

  it('asks who hands on the own for words', async () => {
    await show()
    fireEvent.dragStart(link('3').closest('li') as HTMLElement)
    fireEvent.drop(cellOf('吴己莲', 0))
    const dialog = await screen.findByRole('dialog', { name: '分派' })
    await userEvent.click(within(dialog).getByRole('button', { name: /确\s?定/ }))
    expect(within(dialog).getByRole('alert')).toHaveTextContent('请填写转办说明')
    await userEvent.type(within(dialog).getByRole('textbox', { name: '转办说明' }), '请代为办理')
    await userEvent.click(within(dialog).getByRole('button', { name: /确\s?定/ }))
    await waitFor(() => expect(sent(handOn.path)).toEqual({ todoIds: ['3'], personId: 'p2', note: '请代为办理' }))
    await waitFor(() => expect(dialog).not.toBeVisible())
  })

  it('opens what is to be done where a card is dropped into another column', async () => {
    await show()
    fireEvent.dragStart(link('3').closest('li') as HTMLElement)
    fireEvent.drop(cellOf('周戊汀', 2))
    await waitFor(() => expect(window.location.search).toBe('?dbid=3'))
  })

  it('says by whom a card cannot be had, and why', async () => {
    await show()
    link('1').focus()
    await userEvent.keyboard('a')
    const dialog = await screen.findByRole('dialog', { name: '分派' })
    expect(within(dialog).getByRole('radio', { name: /周戊汀/ })).toBeEnabled()
    expect(within(dialog).getByRole('radio', { name: /吴己莲\s*只有部门负责人可以分派他人的事项/ })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
  })
})

describe('Giving a card', () => {
  const placed = (column: string, key: string) => ({ card: card('1'), column, lane: key })
  const [nobody, own, other] = LANES as [Lane, Lane, Lane]

  it.each([
    ['nobody’s, for oneself', placed('sort', ''), own, false, 'claim'],
    ['one’s own, back', placed('sort', 'p1'), nobody, false, 'release'],
    ['one’s own, on', placed('sort', 'p1'), other, false, 'handOn'],
    ['one’s own, as a head', placed('sort', 'p1'), other, true, 'distribute'],
    ['nobody’s, as a head', placed('sort', ''), other, true, 'distribute'],
    ['another’s, as a head', placed('sort', 'p2'), own, true, 'distribute'],
  ])('%s', (_, from, to, isHead, call) => expect(moveOf(from, to, LANES, isHead)).toBe(call))

  it.each([
    ['what is with a leader', placed('approval', 'p1'), other, true, '审批中'],
    ['to whom has it', placed('sort', 'p2'), other, true, '已在此人名下'],
    ['another’s back', placed('sort', 'p2'), nobody, true, '自己名下'],
    ['another’s', placed('sort', 'p2'), own, false, '部门负责人'],
  ])('is refused: %s', (_, from, to, isHead, why) =>
    expect(moveOf(from, to, LANES, isHead)).toEqual({ refused: expect.stringContaining(why) }),
  )
})
