import { checkQrToken } from '@portal/shared-lib/contract/qr-sign-in'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ASK_EVERY, move, picture, qrServer, toPicture } from '../testing/qr-server'
import { holdTimers, openSignIn, type SignInPage } from '../testing/sign-in-page'

let page: SignInPage
afterEach(() => {
  jest.useRealTimers()
  return page.close()
})

describe('asking after a scan', () => {
  const hide = (hidden: boolean) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true })
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
  }
  beforeEach(async () => {
    page = await openSignIn({ fakes: qrServer({ standing: 'qrWaiting' }) })
    holdTimers()
    toPicture()
    await picture()
    await move(0)
  })
  afterEach(() => hide(false))

  it('ends when the form is shown again', async () => {
    fireEvent.click(screen.getByRole('button', { name: '用户登录' }))
    const { length } = page.arrived(checkQrToken)
    await move(ASK_EVERY * 3)
    expect(page.arrived(checkQrToken)).toHaveLength(length)
  })

  it('rests while the page is hidden', async () => {
    hide(true)
    const { length } = page.arrived(checkQrToken)
    await move(ASK_EVERY * 3)
    expect(page.arrived(checkQrToken)).toHaveLength(length)
    hide(false)
    await waitFor(() => expect(page.arrived(checkQrToken).length).toBeGreaterThan(length))
  })
})
