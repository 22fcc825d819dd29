import { hallNotice } from '@portal/shared-lib/contract/hall-notices'
import { receptionsToday } from '@portal/shared-lib/contract/receptions'
import { tickets } from '@portal/shared-lib/contract/tickets'
import { fake } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from '../testing/registrar'

const ticket = (serial: string, windowName: string, calledAt: string | null) => ({
  ticketNo: `CK99000026112200${serial}`,
  windowName,
  name: '冯丙莲',
  personCount: 1,
  reason: '',
  state: calledAt ? '2' : '1',
  issuedAt: '2026-11-22 07:50:00',
  calledAt,
  waitsForMe: false,
})

describe('The screen of a hall', () => {
  it('shows one number in each room, the newest call first and marked as such', async () => {
    const called = [
      ticket('0001', '1号接谈室', '2026-11-22 08:00:00'),
      ticket('0002', '2号接谈室', '2026-11-22 08:05:00'),
      ticket('0003', '1号接谈室', '2026-11-22 08:10:00'),
      ticket('0004', '1号接谈室', null),
    ]
    const fakes = [fake(tickets, () => called), fake(receptionsToday, () => []), fake(hallNotice, () => NO_NOTICE)]
    const opened = await openRegistration('visitorMainScreen/visitorMainScreen', fakes)
    const region = await screen.findByRole('region', { name: '正在叫号' })
    const numbers = within(region).getAllByText(/^\d{4}$/)
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['0003', '0002'])
    expect(within(region).getAllByText('最新叫号')).toHaveLength(1)
    expect(numbers[0]?.closest('div')).toHaveTextContent('最新叫号')
    await opened.close()
  })

  it('fills the whole screen where the browser can, and says what to do where it may not', async () => {
    const fakes = [fake(tickets, () => []), fake(receptionsToday, () => []), fake(hallNotice, () => NO_NOTICE)]
    const asked = jest.fn(() => Promise.reject(new TypeError('denied')))
    Object.assign(document.documentElement, { requestFullscreen: asked })
    Object.defineProperties(document, {
      fullscreenEnabled: { value: true, configurable: true },
      fullscreenElement: { value: null, configurable: true },
    })
    const opened = await openRegistration('visitorMainScreen/visitorMainScreen', fakes)
    await userEvent.click(await screen.findByRole('button', { name: '全屏显示' }))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    Object.defineProperty(document, 'fullscreenElement', { value: document.documentElement, configurable: true })
    document.dispatchEvent(new Event('fullscreenchange'))
    await waitFor(() => expect(screen.queryByRole('button', { name: '全屏显示' })).toBeNull())
    await opened.close()
  })
})

const NO_NOTICE = { text: '', version: 0 }
