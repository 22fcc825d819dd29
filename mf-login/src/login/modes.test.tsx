import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fields, fillIn, message, openSignIn, openTab, type SignInPage, submit } from './testing/sign-in-page'

const tabs = () => screen.getAllByRole('tab').map(tab => tab.textContent)

let page: SignInPage
afterEach(() => page.close())

describe('the ways to sign in', () => {
  it('are the tabs of the province, in its order; scanning is none', async () => {
    page = await openSignIn({ modes: ['key', 'ordinary', 'qr', 'code'] })
    expect(tabs()).toEqual(['USBKey登录', '普通登录', '动态口令'])
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('USBKey登录')
  })

  it('have no tabs where there is only one', async () => {
    page = await openSignIn({ modes: ['ordinary', 'qr'] })
    expect(screen.queryByRole('tab')).not.toBeInTheDocument()
    expect(fields.username()).toBeInTheDocument()
  })

  it('are known as type 0, 1 and 2', async () => {
    page = await openSignIn()
    expect(screen.getAllByRole('tab').map(tab => [tab.id, tab.textContent])).toEqual([
      ['login-type-0', '普通登录'],
      ['login-type-2', '动态口令'],
      ['login-type-1', 'USBKey登录'],
    ])
  })

  it('change by the arrow keys', async () => {
    page = await openSignIn()
    screen.getByRole('tab', { name: '普通登录' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('USBKey登录')
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('动态口令')
  })

  it('keep what was typed, and drop the message', async () => {
    page = await openSignIn()
    await fillIn()
    await openTab('动态口令')
    await submit()
    expect(message()).toBe('动态口令不能为空')
    await openTab('普通登录')
    expect(message()).toBe('')
    expect(fields.username()).toHaveValue('zs01')
    expect(fields.password()).toHaveValue('secret')
  })
})
