import { composition, formatDay } from '@portal/shared-lib'
import { homeLayouts } from '@portal/shared-lib/contract/account'
import { agenda } from '@portal/shared-lib/contract/homes'
import { openMeetings } from '@portal/shared-lib/contract/meetings'
import { receptionDays } from '@portal/shared-lib/contract/receptions'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../app'

const on = (day: string) => [
  { field: 'dueAt', operator: 'from' as const, values: [day] },
  { field: 'dueAt', operator: 'to' as const, values: [day] },
]
const today = formatDay(new Date())

const BANDS = [
  {
    key: 'overdue' as const,
    count: 1234,
    conditions: [{ field: 'dueAt', operator: 'to' as const, values: ['2026-11-25'] }],
  },
  { key: 'later' as const, count: 0, conditions: [] },
  { key: 'none' as const, count: 0, conditions: [] },
]
const DAYS = [
  { day: today, due: 3, conditions: on(today) },
  { day: '2026-12-31', due: 0, conditions: on('2026-12-31') },
]
const RECEPTION = {
  dayId: '1',
  day: today,
  half: 'am' as const,
  leaderId: 'l',
  leader: '孔某',
  leaderDuty: '局长',
  place: '接访室',
  isPublished: true,
}

async function open(whose: 'personal' | 'department' | '', pages: string[], path = '/home/homeStaff') {
  Object.assign(composition().province, { homes: { homeStaff: ['due', 'fortnight'], newHome: ['ring'] } })
  Object.assign(composition(), { remotes: [{ routes: [{ path: '/room', title: '', check: false }] }] })
  const server = fakeServer([
    fake(homeLayouts, () => ({})),
    fake(agenda, () => ({ whose, bands: whose ? BANDS : [], days: whose ? DAYS : [] })),
    fake(receptionDays, ({ args: { month } }) => (today.startsWith(month) ? [RECEPTION] : [])),
    fake(openMeetings, () => [
      { roomId: '1234567', host: '李四', createdAt: `${today} 09:30:00`, invited: 2, petitionNo: null },
    ]),
  ])
  const page = await renderRemote(remote, { path, desktop: desktopWith(pages) })
  return async () => {
    await page.unmount()
    await server.stop()
    Object.assign(composition().province, { homes: undefined })
  }
}

const whereOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://portal')
  return [pathname.split('/').at(-1), JSON.parse(searchParams.get('where') ?? '[]')]
}

describe('what is due, on a home page', () => {
  it('opens from each piece of the band and each day the list of what it counts', async () => {
    const close = await open('personal', ['toDoManage/personalToDo', 'leaderJieFang/leaderJFRegister'])
    const pieces = await within(await screen.findByRole('list', { name: '到期分布' })).findAllByRole('link')
    expect(pieces.map(({ textContent }) => textContent)).toEqual(['超期1,234', '8天以上0'])
    expect(pieces.map(whereOf)[0]).toEqual(['personalToDo', [{ join: 'and', conditions: BANDS[0]?.conditions }]])
    const due = await screen.findByRole('link', { name: `${today}到期3件` })
    expect(whereOf(due)).toEqual(['personalToDo', [{ join: 'and', conditions: on(today) }]])
    expect(await screen.findByRole('link', { name: '上午 孔某接访' })).toHaveAttribute(
      'href',
      expect.stringContaining('leaderJFRegister?list=plan'),
    )
    expect(await screen.findByRole('link', { name: '09:30 李四的会议' })).toHaveAttribute(
      'href',
      expect.stringContaining('/room?roomId=1234567'),
    )
    await close()
  })

  it("opens the department's list for who has no own, and asks nothing of receptions for who has not their page", async () => {
    const close = await open('department', ['toDoManage/departToDo'])
    const [piece] = await within(await screen.findByRole('list', { name: '到期分布' })).findAllByRole('link')
    expect(piece && whereOf(piece)[0]).toBe('departToDo')
    expect(screen.getByRole('heading', { name: '部门待办到期分布' })).toBeVisible()
    expect(screen.queryByText(/接访/)).toBeNull()
    await close()
  })

  it('is a ring on the new home page, whose pieces open their lists', async () => {
    const close = await open('personal', ['toDoManage/personalToDo'], '/home/newHome')
    const [piece] = await screen.findAllByRole('link', { name: /超期/ })
    expect(piece && whereOf(piece)).toEqual(['personalToDo', [{ join: 'and', conditions: BANDS[0]?.conditions }]])
    await close()
  })
})
