import { composition } from '@portal/shared-lib'
import { homeLayouts } from '@portal/shared-lib/contract/account'
import { several } from '@portal/shared-lib/contract/counters'
import { leaderCases } from '@portal/shared-lib/contract/leader-cases'
import { tickets } from '@portal/shared-lib/contract/tickets'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'

const WINDOW = 'windowsComManage/windowsComRegister'
const CASES = 'leaderJieFang/leaderBARegister'

const ticket = (state: string, waitsForMe: boolean, calledAt: string | null = null) => ({
  ticketNo: `CK99000026112200000${state}`,
  windowName: '1号窗口',
  name: '冯丙莲',
  personCount: 1,
  reason: '',
  state,
  issuedAt: '2026-11-22 08:00:00',
  calledAt,
  waitsForMe,
})

const leaderCase = (caseId: string, remainingDays: number, result = '') => ({
  caseId,
  petitionNo: `LX99000026112200000${caseId}`,
  summary: '反映征地补偿',
  leader: '孔某',
  leaderDuty: '副市长',
  level: '2',
  unit: '安澜市住房和城乡建设局',
  inCharge: '李四',
  cause: '1',
  measures: '定期约见，逐项落实补偿。',
  dueOn: '2026-12-22',
  remainingDays,
  percent: 40,
  result,
  asked: '' as const,
  askedDueOn: null,
  askedResult: '',
  askedLeader: '',
  askedText: '',
  askedBy: '',
  isAsker: false,
  pledges: [],
  progress: [],
})

const COUNTS = [
  { name: 'todos/returnCount', total: 5, urgent: 2 },
  { name: 'SyspController/getLdspListTotalCount', total: 4, urgent: 1 },
]

describe('The figures of a home page', () => {
  let close: () => Promise<void>
  afterEach(() => close())

  async function open(widget: string, pages: string[]) {
    Object.assign(composition().province, { homes: { index: [widget] } })
    const routes = [`/${WINDOW}`, `/${CASES}`, ...pages.map(page => `/${page}`)]
    Object.assign(composition(), { remotes: [{ routes: routes.map(path => ({ path, title: '', check: true })) }] })
    const server = fakeServer([
      fake(homeLayouts, () => ({})),
      fake(several, () => COUNTS),
      fake(tickets, () => [ticket('1', true), ticket('2', true, '2026-11-22 08:10:00'), ticket('9', true)]),
      fake(leaderCases, () => [leaderCase('1', -3), leaderCase('2', 5), leaderCase('3', -8, '1')]),
    ])
    const page = await renderRemote(remote, { path: '/home/index', desktop: desktopWith(pages) })
    close = async () => {
      await page.unmount()
      await server.stop()
      Object.assign(composition().province, { homes: undefined })
    }
  }

  it('of the hall open its tickets, those that wait for the caller too', async () => {
    await open('hall', [WINDOW])
    expect(await screen.findByRole('link', { name: '2 号' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${WINDOW}?dwjt=1`),
    )
    expect(screen.getByText('平均等候').nextSibling).toHaveTextContent('10 分钟')
  })

  it('of leaders’ cases open the cases of each state', async () => {
    await open('leaderCases', [CASES])
    const figure = within(await screen.findByRole('figure', { name: '领导包案' }))
    await userEvent.click(figure.getByRole('button', { name: '表格' }))
    const links = figure.getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')?.split('leaderBARegister')[1]])).toEqual([
      ['3', ''],
      ['2', '?state=going'],
      ['1', '?state=late'],
      ['1', '?state=done'],
    ])
    const going = within(screen.getByRole('heading', { name: '包案进展' }).closest('section') as HTMLElement)
    expect(going.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '超期3天孔某：反映征地补偿 40%',
      '剩5天孔某：反映征地补偿 40%',
    ])
  })
})
