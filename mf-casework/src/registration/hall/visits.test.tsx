import { hallNotice } from '@portal/shared-lib/contract/hall-notices'
import { jointReceptions } from '@portal/shared-lib/contract/joint-receptions'
import { receptionsToday } from '@portal/shared-lib/contract/receptions'
import { tickets } from '@portal/shared-lib/contract/tickets'
import { fake } from '@portal/shared-lib/testing'
import { screen } from '@testing-library/react'
import { openRegistration } from '../testing/registrar'

const ticket = (serial: number, state: string, personCount: number, waitsForMe = false) => ({
  ticketNo: `CK990000261122000${serial}`,
  windowName: '1号窗口',
  name: '冯丙莲',
  personCount,
  reason: '',
  state,
  issuedAt: '2026-11-22 08:00:00',
  calledAt: null,
  waitsForMe,
})
/** Two wait with 31 people, one was called with 4, one is done, one void. */
const TICKETS = [
  ticket(1, '1', 1, true),
  ticket(2, '1', 30),
  ticket(3, '2', 4, true),
  ticket(4, '4', 2),
  ticket(5, '9', 9),
]
const FAKES = [
  fake(tickets, () => TICKETS),
  fake(jointReceptions, () => []),
  fake(receptionsToday, () => []),
  fake(hallNotice, () => ({ text: '', version: 0 })),
]

let opened: Awaited<ReturnType<typeof openRegistration>> | undefined
afterEach(() => opened?.close())

describe('批次 and 人次 of today', () => {
  it.each([
    ['visitorManage/visitorRegister', '今日候访（3批35人次，待我接谈2批）'],
    ['windowsComManage/windowsComRegister', '今日票号（4批37人次，未登记3批）'],
    ['visitorMainScreen/visitorMainScreen', '等候2批31人次'],
  ])('on %s: %s', async (page, words) => {
    opened = await openRegistration(page, FAKES)
    expect(await screen.findByRole('heading', { name: words })).toBeVisible()
  })
})

describe('The tickets of a state, as a figure of a home page opens them', () => {
  it.each(['visitorManage/visitorRegister', 'windowsComManage/windowsComRegister'])('on %s', async page => {
    for (const [state, name] of [
      ['1', '等待'],
      ['4', '接谈完毕'],
    ] as const) {
      opened = await openRegistration(`${page}?zt=${state}`, FAKES)
      const count = TICKETS.filter(ticket => ticket.state === state).length
      expect(await screen.findByRole('heading', { name: `今日票号：${name}（${count}号）` })).toBeVisible()
      expect(screen.getAllByText(name)).toHaveLength(count)
      await opened.close()
    }
    opened = await openRegistration(`${page}?dwjt=1`, FAKES)
    expect(await screen.findByRole('heading', { name: '今日票号：待我接谈（2号）' })).toBeVisible()
    await opened.close()
    opened = await openRegistration(`${page}?zt=toString`, FAKES)
    expect(await screen.findByRole('heading', { name: /^今日(候访|票号)（/ })).toBeVisible()
  })
})
