import { readSaved } from '@portal/shared-lib'
import { signIn } from '@portal/shared-lib/contract/identity'
import { checkQrToken, qrToken } from '@portal/shared-lib/contract/qr-sign-in'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ASK_EVERY, move, picture, type QrState, qrServer, toPicture } from '../testing/qr-server'
import { holdTimers, message, openSignIn, type SignInPage } from '../testing/sign-in-page'
import { Picture } from './picture'

/** Milliseconds that a picture can be used. */
const VALID_FOR = 180_000

let page: SignInPage
afterEach(() => {
  jest.useRealTimers()
  return page.close()
})

describe('sign-in by scanning', () => {
  it('is reached by an icon that says why, and left by one that says where to', async () => {
    page = await openSignIn({ fakes: qrServer({ standing: 'qrWaiting' }) })
    toPicture()
    expect(await picture()).toBeInTheDocument()
    expect(screen.getByText(/客户端扫一扫/)).toHaveTextContent('请使用手机移动办理客户端扫一扫')
    await userEvent.click(screen.getByRole('button', { name: '用户登录' }))
    expect(screen.getByLabelText('用户名')).toBeInTheDocument()
  })

  it('shows the address of the portal itself, with the token', async () => {
    const only = fake(qrToken, () => ({ token: 'a b' }))
    page = await openSignIn({ fakes: [only, ...qrServer({ standing: 'qrWaiting' })] })
    toPicture()
    const shown = (await picture()).innerHTML
    const { container } = render(<Picture text="http://localhost/tjfx/m/confirm?token=a%20b" label="" />)
    expect(container.querySelector('svg')?.innerHTML).toBe(shown)
  })

  it('is not offered where the province has not got it', async () => {
    page = await openSignIn({ modes: ['ordinary', 'code'] })
    expect(screen.queryByRole('button', { name: '扫码更方便' })).not.toBeInTheDocument()
  })

  it('stands alone where it is the only way', async () => {
    page = await openSignIn({ modes: ['qr'], fakes: qrServer({ standing: 'qrWaiting' }) })
    expect(await picture()).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '用户登录' })).not.toBeInTheDocument()
  })

  it('signs in with the token alone once it is confirmed', async () => {
    page = await openSignIn({ fakes: qrServer({ standing: 'confirmed' }) })
    toPicture()
    await waitFor(() => expect(readSaved('homeUrl')).toBe('/home/index'))
    const [args] = page.arrived(signIn)
    expect(args).toMatchObject({ username: '', password: '', organisationId: '' })
    expect(args?.token).toMatch(/^t\d$/)
    expect(readSaved('orgId')).toBe('o1')
  })

  it('asks every 1.2 s while the server says 9000', async () => {
    const state: QrState = { standing: 'qrWaiting' }
    page = await openSignIn({ fakes: qrServer(state) })
    holdTimers()
    toPicture()
    await picture()
    await move(0)
    const before = page.arrived(checkQrToken).length
    await move(ASK_EVERY - 100)
    expect(page.arrived(checkQrToken)).toHaveLength(before)
    await move(ASK_EVERY)
    expect(page.arrived(checkQrToken)).toHaveLength(before + 1)
    expect(message()).toBe('')
    state.standing = 'confirmed'
    await move(ASK_EVERY)
    expect(page.arrived(signIn)).toHaveLength(1)
  })

  it('fetches another token, and says why, when the server says 9001', async () => {
    const state: QrState = { standing: 'qrExpired' }
    page = await openSignIn({ fakes: qrServer(state) })
    toPicture()
    await waitFor(() => expect(message()).toBe('二维码失效，请重新扫码！'))
    state.standing = 'qrWaiting'
    const asked = page.arrived(checkQrToken)
    await waitFor(() => expect(page.arrived(checkQrToken).at(-1)?.token).not.toBe(asked[0]?.token))
    expect(message()).toBe('二维码失效，请重新扫码！')
  })

  it('is spent after 180 s, asks no more, and is renewed by a click', async () => {
    page = await openSignIn({ fakes: qrServer({ standing: 'qrWaiting' }) })
    holdTimers()
    toPicture()
    await picture()
    await move(VALID_FOR)
    const over = screen.getByRole('button', { name: /^二维码失效，请重新扫码！/ })
    const asked = page.arrived(checkQrToken)
    await move(ASK_EVERY * 3)
    expect(page.arrived(checkQrToken)).toHaveLength(asked.length)
    fireEvent.click(over)
    await waitFor(() => expect(page.arrived(checkQrToken).at(-1)?.token).not.toBe(asked.at(-1)?.token))
    expect(screen.queryByRole('button', { name: /^二维码失效/ })).not.toBeInTheDocument()
  })

  it('fetches another token where signing in with it fails', async () => {
    const state: QrState = { standing: 'confirmed' }
    const refusal = new FakeRefusal('rule', { text: '账号已停用' })
    page = await openSignIn({ refusal, fakes: qrServer(state) })
    toPicture()
    await waitFor(() => expect(message()).toBe('账号已停用'))
    state.standing = 'qrWaiting'
    await waitFor(() => expect(page.arrived(checkQrToken).at(-1)?.token).not.toBe(page.arrived(signIn).at(-1)?.token))
    expect(message()).toBe('账号已停用')
  })

  it('goes on asking over a gap in the network, and tells of it', async () => {
    const state: QrState = { standing: 'offline' }
    page = await openSignIn({ fakes: qrServer(state) })
    toPicture()
    await waitFor(() => expect(message()).toBe('网络连接失败，请检查网络后重试'))
    state.standing = 'qrWaiting'
    await waitFor(() => expect(message()).toBe(''))
  })

  it('stops and shows the words of the server where it refuses', async () => {
    page = await openSignIn({ fakes: qrServer({ standing: 'tooManyCalls' }) })
    toPicture()
    expect(await screen.findByRole('button', { name: /操作过于频繁，请稍后再试/ })).toBeInTheDocument()
  })

  it('says so where no token is to be had', async () => {
    const none = fake(qrToken, () => {
      throw new FakeRefusal('tooManyCalls')
    })
    page = await openSignIn({ fakes: [none] })
    toPicture()
    expect(await screen.findByRole('button', { name: /操作过于频繁，请稍后再试/ })).toBeInTheDocument()
  })
})
