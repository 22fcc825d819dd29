import { organisationsOfAccount } from '@portal/shared-lib/contract/identity'
import { FakeRefusal } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bureau, city, fields, fillIn, message, openSignIn, type SignInPage, submit } from '../testing/sign-in-page'

const many = Array.from({ length: 45 }, (_, at) => ({ id: `o${at}`, companyName: `单位${at}` }))
const options = () => screen.findAllByRole('option')

describe('the organisation', () => {
  let page: SignInPage
  afterEach(() => page.close())

  it('is shut until there is a user name', async () => {
    page = await openSignIn()
    expect(fields.organisation()).toBeDisabled()
    await userEvent.type(fields.username(), ' ')
    expect(fields.organisation()).toBeDisabled()
    await userEvent.type(fields.username(), 'zs01')
    expect(fields.organisation()).toBeEnabled()
  })

  it('is chosen by itself where the first look-up brings exactly one', async () => {
    page = await openSignIn()
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.tab()
    await waitFor(() => expect(fields.organisation().value).toBe('临江省信访局'))
    expect(page.arrived(organisationsOfAccount)).toMatchObject([{ loginAccount: 'zs01', type: '1', limit: 20 }])
  })

  it('is not chosen by itself where only a search leaves one', async () => {
    page = await openSignIn({ organisations: [bureau, city] })
    await userEvent.type(fields.username(), 'zz01')
    await userEvent.type(fields.organisation(), '安澜')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    expect(fields.organisation()).toHaveValue('安澜')
    await userEvent.click(screen.getByRole('option', { name: '安澜市信访局' }))
    expect(fields.organisation()).toHaveValue('安澜市信访局')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('shows 20 suggestions and 20 more on demand', async () => {
    page = await openSignIn({ organisations: many })
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.click(fields.organisation())
    expect(await options()).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: '显示更多' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(40))
    await userEvent.click(screen.getByRole('button', { name: '显示更多' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(45))
    expect(screen.queryByRole('button', { name: '显示更多' })).not.toBeInTheDocument()
    expect(page.arrived(organisationsOfAccount).map(({ limit }) => limit)).toEqual([20, 40, 60])
  })

  it('is chosen with the keys alone, which grow the list at its end', async () => {
    page = await openSignIn({ organisations: many })
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.tab()
    await userEvent.tab()
    expect(fields.organisation()).toHaveFocus()
    await options()
    await userEvent.keyboard('{ArrowDown>20/}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(40))
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(fields.organisation()).toHaveValue('单位19')
  })

  it('closes its list by Escape', async () => {
    page = await openSignIn({ organisations: many })
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.click(fields.organisation())
    await options()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('says where there is none', async () => {
    page = await openSignIn({ organisations: [] })
    await userEvent.type(fields.username(), 'nobody')
    await userEvent.click(fields.organisation())
    expect(await screen.findByText('暂无数据')).toBeInTheDocument()
  })

  it('is forgotten with its list and its type when the user name changes', async () => {
    page = await openSignIn({ refusal: new FakeRefusal('signInFailed') })
    await fillIn()
    await submit()
    await waitFor(() => expect(message()).toContain('密码'))
    await userEvent.type(fields.username(), 'x')
    expect(fields.organisation()).toHaveValue('')
    await userEvent.tab()
    await waitFor(() => expect(fields.organisation()).toHaveValue('临江省信访局'))
    const asked = page.arrived(organisationsOfAccount)
    expect(asked.map(({ type }) => type)).toEqual(['1', '2', '1'])
    expect(asked.at(-1)).toMatchObject({ loginAccount: 'zs01x' })
    expect(asked.at(-1)).not.toHaveProperty('organisationId')
  })

  it('forgets what was typed when the user name changes', async () => {
    page = await openSignIn({ organisations: [bureau, city] })
    await userEvent.type(fields.username(), 'zz01')
    await userEvent.type(fields.organisation(), '安澜')
    await userEvent.type(fields.username(), '2')
    expect(fields.organisation()).toHaveValue('')
  })
})
