import { calledNow } from './ticket-state'

describe('Who is called', () => {
  const called = (ticketNo: string, windowName: string, calledAt: string, state = '2') => ({
    ticketNo,
    windowName,
    calledAt: `2026-11-22 ${calledAt}`,
    state,
  })

  it('is one in each room, the newest call first, of two in one second the later number', () => {
    const tickets = [
      called('0001', '1号接谈室', '08:00:00'),
      called('0002', '2号接谈室', '08:05:00'),
      called('0003', '1号接谈室', '08:10:00'),
      called('0004', '1号接谈室', '08:10:00'),
      called('0005', '3号接谈室', '08:20:00', '3'),
    ]
    expect(calledNow(tickets).map(({ ticketNo }) => ticketNo)).toEqual(['0004', '0002'])
  })

  it('is whom a room has called again', () => {
    const tickets = [called('0001', '1号接谈室', '08:12:00'), called('0002', '1号接谈室', '08:10:00')]
    expect(calledNow(tickets).map(({ ticketNo }) => ticketNo)).toEqual(['0001'])
  })
})
