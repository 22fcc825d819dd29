import { organisationsOfAccount, signIn } from '@portal/shared-lib/contract/identity'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  bureau,
  fields,
  fillIn,
  holdTimers,
  message,
  openSignIn,
  type SignInPage,
  slide,
  submit,
} from './testing/sign-in-page'

let page: SignInPage
afterEach(() => {
  jest.useRealTimers()
  return page.close()
})

describe('a refused sign-in', () => {
  it('shows the words of the server and keeps what was typed', async () => {
    page = await openSignIn({ refusal: new FakeRefusal('rule', { text: '账号已停用，请联系管理员' }) })
    await fillIn()
    await submit()
    await waitFor(() => expect(message()).toBe('账号已停用，请联系管理员'))
    expect(fields.password()).toHaveValue('secret')
    expect(screen.getByText('验证通过')).toBeInTheDocument()
  })

  it('clears the password and goes back to it where the words contain 密码', async () => {
    page = await openSignIn({ refusal: new FakeRefusal('signInFailed') })
    await fillIn()
    await submit()
    await waitFor(() => expect(message()).toBe('用户名或密码错误，请重新输入'))
    expect(fields.password()).toHaveValue('')
    expect(fields.password()).toHaveFocus()
    expect(fields.username()).toHaveValue('zs01')
  })

  it('says so and loses nothing where the network is down', async () => {
    const unplugged = fake(signIn, () => {
      throw new TypeError('Failed to fetch')
    })
    page = await openSignIn({ fakes: [unplugged] })
    await fillIn()
    await submit()
    await waitFor(() => expect(message()).toBe('网络连接失败，请检查网络后重试'))
    expect(fields.username()).toHaveValue('zs01')
    expect(fields.password()).toHaveValue('secret')
    expect(fields.organisation()).toHaveValue('临江省信访局')
  })
})

describe('a slow server', () => {
  const never = () => new Promise<never>(() => undefined)

  it('shows progress at the button and is asked once, however often it is pressed', async () => {
    page = await openSignIn({ fakes: [fake(signIn, never)] })
    await fillIn()
    await submit()
    const button = await screen.findByRole('button', { name: '登录中...' })
    await userEvent.dblClick(button)
    await userEvent.type(fields.password(), '{Enter}')
    await waitFor(() => expect(page.arrived(signIn)).toHaveLength(1))
    expect(page.arrived(organisationsOfAccount).filter(({ type }) => type === '2')).toHaveLength(1)
  })

  it('can be given up after eight seconds, with all that was typed', async () => {
    page = await openSignIn({ fakes: [fake(signIn, never)] })
    await fillIn()
    holdTimers()
    fireEvent.click(screen.getByRole('button', { name: '登录' }))
    await act(() => jest.advanceTimersByTimeAsync(8000))
    fireEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(screen.getByRole('button', { name: '登录' })).toBeInTheDocument()
    expect(fields.password()).toHaveValue('secret')
  })

  it('may bring the only organisation after the button was pressed', async () => {
    let answer: (value: unknown) => void = () => undefined
    const slow = fake(organisationsOfAccount, async ({ args }) => {
      if (args.type === '1') await new Promise(done => (answer = done))
      return { list: [bureau], total: 1 }
    })
    page = await openSignIn({ fakes: [slow] })
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.type(fields.password(), 'secret')
    slide()
    await submit()
    await act(async () => answer(undefined))
    await waitFor(() => expect(page.arrived(signIn)).toMatchObject([{ organisationId: 'o1' }]))
  })
})
