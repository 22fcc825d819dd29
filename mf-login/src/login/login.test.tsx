import { homePath, organisationsOfAccount, signIn } from '@portal/shared-lib/contract/identity'
import { portalHistory } from '@portal/shared-lib/router'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const bureau = { id: 'o1', companyName: '临江省信访局' }
const city = { id: 'o2', companyName: '安澜市信访局' }

interface World {
  organisations?: { id: string; companyName: string }[]
  total?: number
  refuse?: boolean
}

async function openLogin({ organisations = [bureau], total = organisations.length, refuse = false }: World = {}) {
  const server = fakeServer([
    fake(organisationsOfAccount, ({ args }) => ({
      list: organisations.filter(({ id }) => !args.organisationId || id === args.organisationId).slice(0, args.limit),
      total,
    })),
    fake(signIn, ({ args }) => {
      if (refuse) throw new FakeRefusal('signInFailed')
      return { forceUpdate: '0' as const, organisationId: args.organisationId }
    }),
    fake(homePath, () => '/home/index'),
  ])
  const page = await renderRemote(remote, { path: '/login' })
  await screen.findByRole('button', { name: '登录' })
  return { server, close: () => page.unmount().then(server.stop) }
}

const fields = {
  username: () => screen.getByLabelText('用户名'),
  password: () => screen.getByLabelText('密码'),
  organisation: () => screen.getByLabelText<HTMLInputElement>('所属单位'),
  slide: () => screen.getByRole('slider'),
}
const message = () => screen.getByRole('alert').textContent
const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }))
const slide = () => fireEvent.keyDown(fields.slide(), { key: 'End' })

describe('the sign-in page', () => {
  let login: Awaited<ReturnType<typeof openLogin>>
  afterEach(() => login.close())

  it('asks for what is missing, one thing at a time and in order', async () => {
    login = await openLogin({ organisations: [bureau, city] })
    await submit()
    expect(message()).toBe('请输入用户名')
    await userEvent.type(fields.username(), 'zs01')
    await submit()
    expect(message()).toBe('密码不能为空')
    await userEvent.type(fields.password(), '   ')
    await submit()
    expect(message()).toBe('密码不能为空')
    await userEvent.type(fields.password(), 'secret')
    await submit()
    expect(message()).toBe('请先通过验证')
    slide()
    await submit()
    expect(message()).toBe('请选择当前用户所属单位')
    expect(login.server.arrived.some(({ path }) => path === signIn.path)).toBe(false)
  })

  it('keeps the organisation shut until there is a user name', async () => {
    login = await openLogin()
    expect(fields.organisation()).toBeDisabled()
    await userEvent.type(fields.username(), 'zs01')
    expect(fields.organisation()).toBeEnabled()
  })

  it('chooses the only organisation by itself', async () => {
    login = await openLogin()
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.tab()
    await waitFor(() => expect(fields.organisation().value).toBe('临江省信访局'))
  })

  it('lets choose among several, and clears the choice when the user name changes', async () => {
    login = await openLogin({ organisations: [bureau, city] })
    await userEvent.type(fields.username(), 'zz01')
    await userEvent.click(fields.organisation())
    fireEvent.pointerDown(await screen.findByRole('option', { name: '安澜市信访局' }))
    expect(fields.organisation().value).toBe('安澜市信访局')
    await userEvent.type(fields.username(), 'x')
    expect(fields.organisation().value).toBe('')
  })

  it('shows 20 suggestions and 20 more on demand', async () => {
    const many = Array.from({ length: 45 }, (_, at) => ({ id: `o${at}`, companyName: `单位${at}` }))
    login = await openLogin({ organisations: many })
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.click(fields.organisation())
    expect(await screen.findAllByRole('option')).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: '显示更多' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(40))
  })

  it('asks for the organisation again at submit (type 2), signs in, and goes to the home path', async () => {
    login = await openLogin()
    await userEvent.type(fields.username(), ' zs01 ')
    await userEvent.tab()
    await waitFor(() => expect(fields.organisation().value).toBe('临江省信访局'))
    await userEvent.type(fields.password(), 'secret')
    slide()
    await submit()
    await waitFor(() => expect(portalHistory.location.pathname).toBe('/tjfx/home/index'))
    const signedIn = login.server.arrived.find(({ path }) => path === signIn.path)
    expect(signedIn?.args).toEqual({ username: 'zs01', password: 'secret', organisationId: 'o1' })
    expect(login.server.arrived).toContainEqual(
      expect.objectContaining({
        args: expect.objectContaining({ loginAccount: 'zs01', type: '2', organisationId: 'o1' }),
      }),
    )
    expect(localStorage.getItem('homeUrl')).toBe('/home/index')
    expect(localStorage.getItem('orgId')).toBe('o1')
    expect(localStorage.getItem('forceUpdate')).toBe('0')
  })

  it('clears the password and goes back to it when the refusal is about the password', async () => {
    login = await openLogin({ refuse: true })
    await userEvent.type(fields.username(), 'zs01')
    await userEvent.tab()
    await waitFor(() => expect(fields.organisation().value).toBe('临江省信访局'))
    await userEvent.type(fields.password(), 'wrong')
    slide()
    await submit()
    await waitFor(() => expect(message()).toBe('用户名或密码错误，请重新输入'))
    expect(fields.password()).toHaveValue('')
    expect(fields.password()).toHaveFocus()
  })
})

describe('the slide bar', () => {
  let login: Awaited<ReturnType<typeof openLogin>>
  beforeEach(async () => {
    login = await openLogin()
  })
  afterEach(() => login.close())

  it('is verified at the full width only', () => {
    for (let press = 0; press < 9; press++) fireEvent.keyDown(fields.slide(), { key: 'ArrowRight' })
    expect(screen.getByText('向右滑动验证')).toBeInTheDocument()
    fireEvent.keyDown(fields.slide(), { key: 'ArrowRight' })
    expect(screen.getByText('验证通过')).toBeInTheDocument()
  })

  it('goes back when it is released early', () => {
    fireEvent.keyDown(fields.slide(), { key: 'ArrowRight' })
    fireEvent.blur(fields.slide())
    expect(fields.slide()).toHaveAttribute('aria-valuenow', '0')
  })
})
