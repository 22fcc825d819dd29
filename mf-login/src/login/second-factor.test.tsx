import { signIn } from '@portal/shared-lib/contract/identity'
import { KeyTrouble } from '@portal/shared-lib/key-helper'
import { FakeRefusal } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { proveWithKey } from '../certificate/prove-with-key'
import { fields, fillIn, message, openSignIn, openTab, type SignInPage, slide, submit } from './testing/sign-in-page'

/** The key and its helper are not of this page. */
jest.mock('../certificate/prove-with-key')
const key = jest.mocked(proveWithKey)

let page: SignInPage
afterEach(() => page.close())

describe('sign-in with a dynamic code', () => {
  const code = () => screen.getByLabelText('动态口令')
  beforeEach(async () => {
    page = await openSignIn()
    await openTab('动态口令')
  })

  it('asks for the code after the password and before the slide bar', async () => {
    await userEvent.type(fields.username(), 'zs01')
    await submit()
    expect(message()).toBe('密码不能为空')
    await userEvent.type(fields.password(), 'secret')
    await submit()
    expect(message()).toBe('动态口令不能为空')
    await userEvent.type(code(), '123456')
    await submit()
    expect(message()).toBe('请先通过验证')
  })

  it('takes six digits, however they were written, and offers them to the one-time codes of the browser', async () => {
    await userEvent.type(code(), '１２a3 4567')
    expect(code()).toHaveValue('123456')
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
  })

  it('says so where digits are missing', async () => {
    await fillIn()
    await userEvent.type(code(), '12345')
    await submit()
    expect(message()).toBe('动态口令应为6位数字')
  })

  it('sends the code beside name and password', async () => {
    await fillIn()
    await userEvent.type(code(), '123456')
    await submit()
    await waitFor(() => expect(page.arrived(signIn)).toMatchObject([{ password: 'secret', code: '123456' }]))
  })
})

describe('sign-in with a USB key', () => {
  const pin = () => screen.getByLabelText('UK密钥')
  async function fillInWithPin() {
    await openTab('USBKey登录')
    await fillIn({ password: ' secret ' })
    await userEvent.type(pin(), ' 8888 ')
  }
  afterEach(() => key.mockReset())

  it('asks for the key after the password and before the slide bar', async () => {
    page = await openSignIn()
    await openTab('USBKey登录')
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.type(fields.password(), 'secret')
    await submit()
    expect(message()).toBe('UK密钥不能为空')
    await userEvent.type(pin(), ' ')
    await submit()
    expect(message()).toBe('UK密钥不能为空')
    await userEvent.type(pin(), '8888')
    await submit()
    expect(message()).toBe('请先通过验证')
    expect(key).not.toHaveBeenCalled()
  })

  it('sends the sealed password, the message and the signature', async () => {
    key.mockResolvedValue({ sealedPassword: 'sealed', message: 'challenge', signature: 'signed' })
    page = await openSignIn()
    await fillInWithPin()
    await submit()
    await waitFor(() =>
      expect(page.arrived(signIn)).toMatchObject([
        { username: 'zs01', password: 'sealed', message: 'challenge', signature: 'signed' },
      ]),
    )
    expect(key).toHaveBeenCalledWith('secret', '8888')
  })

  it('shows progress while the key works, and sends nothing once it was given up', async () => {
    let proved: (proof: Awaited<ReturnType<typeof proveWithKey>>) => void = () => undefined
    key.mockReturnValue(new Promise(done => (proved = done)))
    page = await openSignIn()
    await fillInWithPin()
    await submit()
    expect(await screen.findByRole('button', { name: '正在读取USBKey...' })).toBeInTheDocument()
    await waitFor(() => expect(key).toHaveBeenCalled())
    await openTab('普通登录')
    proved({ sealedPassword: 'sealed', message: 'challenge', signature: 'signed' })
    slide()
    expect(screen.getByRole('button', { name: '登录' })).toBeInTheDocument()
    expect(page.arrived(signIn)).toEqual([])
  })

  it('shows what is wrong with the key', async () => {
    key.mockRejectedValue(new KeyTrouble('请插入存有数字证书的USBKey！'))
    page = await openSignIn()
    await fillInWithPin()
    await submit()
    await waitFor(() => expect(message()).toBe('请插入存有数字证书的USBKey！'))
    expect(pin()).toHaveValue(' 8888 ')
    expect(page.arrived(signIn)).toEqual([])
  })

  it('shows what the server refuses', async () => {
    key.mockResolvedValue({ sealedPassword: 'sealed', message: 'challenge', signature: 'signed' })
    page = await openSignIn({ refusal: new FakeRefusal('rule', { text: '证书未绑定' }) })
    await fillInWithPin()
    await submit()
    await waitFor(() => expect(message()).toBe('证书未绑定'))
  })
})
