import { readSaved } from '@portal/shared-lib'
import { homePath, organisationsOfAccount, signIn } from '@portal/shared-lib/contract/identity'
import { addGuard, portalHistory } from '@portal/shared-lib/router'
import { fake } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  bureau,
  city,
  fields,
  fillIn,
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

describe('ordinary sign-in', () => {
  it('asks for what is missing, one thing at a time and in order', async () => {
    page = await openSignIn({ organisations: [bureau, city] })
    await submit()
    expect(message()).toBe('请输入用户名')
    await userEvent.type(fields.username(), 'zs01')
    await submit()
    expect(message()).toBe('密码不能为空')
    await userEvent.type(fields.password(), 'secret')
    await submit()
    expect(message()).toBe('请先通过验证')
    slide()
    await submit()
    await waitFor(() => expect(message()).toBe('请选择当前用户所属单位'))
    expect(page.arrived(signIn)).toEqual([])
  })

  it('takes blanks for nothing', async () => {
    page = await openSignIn()
    await userEvent.type(fields.username(), '   ')
    await submit()
    expect(message()).toBe('请输入用户名')
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.type(fields.password(), '   ')
    await submit()
    expect(message()).toBe('密码不能为空')
  })

  it('drops the message when the user goes on', async () => {
    page = await openSignIn()
    await submit()
    expect(message()).toBe('请输入用户名')
    await userEvent.type(fields.username(), 'z')
    expect(message()).toBe('')
  })

  it('names what the user name may be', async () => {
    page = await openSignIn()
    expect(fields.username()).toHaveAttribute('placeholder', '用户名/用户ID/手机号')
    expect(fields.username()).toHaveFocus()
  })

  it('asks the organisation again (type 2), signs in with trimmed text, and goes to the home path', async () => {
    page = await openSignIn()
    await fillIn({ username: ' zs01 ', password: ' secret ' })
    await submit()
    await waitFor(() => expect(portalHistory.location.pathname).toBe('/tjfx/home/index'))
    expect(page.arrived(organisationsOfAccount).at(-1)).toMatchObject({
      loginAccount: 'zs01',
      type: '2',
      organisationId: 'o1',
    })
    expect(page.arrived(signIn)).toMatchObject([
      { username: 'zs01', password: 'secret', organisationId: 'o1', code: '', message: '', signature: '', token: '' },
    ])
  })

  it('remembers the forced update, the organisation and the home path, and nothing else', async () => {
    page = await openSignIn()
    await fillIn()
    await submit()
    await waitFor(() => expect(readSaved('homeUrl')).toBe('/home/index'))
    expect({ ...localStorage }).toEqual({ forceUpdate: '0', orgId: 'o1', homeUrl: '/home/index' })
  })

  it('is submitted by Enter in the password', async () => {
    page = await openSignIn()
    await fillIn()
    await userEvent.type(fields.password(), '{Enter}')
    await waitFor(() => expect(page.arrived(signIn)).toHaveLength(1))
  })

  it('stops where the organisation is no longer one of the account', async () => {
    const moved = fake(organisationsOfAccount, ({ args }) =>
      args.type === '1' ? { list: [bureau], total: 1 } : { list: [], total: 0 },
    )
    page = await openSignIn({ fakes: [moved] })
    await fillIn()
    await submit()
    await waitFor(() => expect(message()).toBe('请选择当前用户所属单位'))
    expect(page.arrived(signIn)).toEqual([])
  })

  it('empties the fields 1200 ms after success', async () => {
    let signedInAt = 0
    const home = fake(homePath, () => {
      signedInAt = performance.now()
      return '/home/index'
    })
    page = await openSignIn({ fakes: [home] })
    const stay = addGuard(() => false)
    await fillIn()
    await submit()
    await waitFor(() => expect(fields.username()).toHaveValue(''))
    expect(performance.now() - signedInAt).toBeGreaterThan(1200)
    expect(fields.password()).toHaveValue('')
    expect(fields.organisation()).toHaveValue('')
    expect(screen.getByText('向右滑动验证')).toBeInTheDocument()
    stay()
  })
})
