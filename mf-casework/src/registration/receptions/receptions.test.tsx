import { received, receptionDays } from '@portal/shared-lib/contract/receptions'
import { fake } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from '../testing/registrar'

const PAGE = 'leaderJieFang/leaderJFRegister'
const DAY = {
  dayId: '1',
  day: '2026-11-20',
  leaderId: 'p7',
  leader: '郑庚榆',
  leaderDuty: '副局长',
  half: 'am' as const,
  place: '第一接访室',
  isPublished: true,
}
const one = (serial: number) => ({
  petitionNo: `LF99000026112000000${serial}`,
  summary: '反映工资',
  leader: '郑庚榆',
  day: '2026-11-18',
  isClosed: false,
  followUps: [],
})

let opened: Awaited<ReturnType<typeof openRegistration>> | undefined
const open = async (list: string, fakes: Parameters<typeof openRegistration>[1]) => {
  opened = await openRegistration(PAGE, fakes)
  await userEvent.click(await screen.findByRole('link', { name: list }))
  return opened.arrivedAt
}
afterEach(() => opened?.close())

describe('Receptions by leaders', () => {
  it('are put up as a notice of the days that are published', async () => {
    await open('接访排班', [
      fake(receptionDays, () => [DAY, { ...DAY, dayId: '2', day: '2026-11-27', isPublished: false }]),
    ])
    await userEvent.click(await screen.findByRole('button', { name: '打印公示' }))
    const notice = within(await screen.findByRole('dialog'))
    expect(notice.getByText('2026年11月20日周五')).toBeVisible()
    expect(notice.queryByText('2026年11月27日周五')).toBeNull()
  })

  it('are followed up page by page', async () => {
    const arrivedAt = await open('接访回访', [
      fake(received, ({ args }) => (args.cursor ? { list: [one(2)], next: null } : { list: [one(1)], next: 'there' })),
    ])
    await screen.findByText(one(1).petitionNo)
    await userEvent.click(screen.getByRole('button', { name: '显示更多' }))
    expect(await screen.findByText(one(2).petitionNo)).toBeVisible()
    expect(screen.getByText(one(1).petitionNo)).toBeVisible()
    expect(screen.queryByRole('button', { name: '显示更多' })).toBeNull()
    expect(arrivedAt(received.path)).toMatchObject([{ isFollowedUp: false }, { cursor: 'there' }])
  })
})
