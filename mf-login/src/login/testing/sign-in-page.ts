import { composition } from '@portal/shared-lib'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { homePath, organisationsOfAccount, signIn } from '@portal/shared-lib/contract/identity'
import type { SignInMode } from '@portal/shared-lib/contract/rules/sign-in'
import { type FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'
import type { Organisation } from '../form-state'

export const bureau = { id: 'o1', companyName: '临江省信访局' }
export const city = { id: 'o2', companyName: '安澜市信访局' }

interface World {
  /** Of the account. */
  organisations?: readonly Organisation[]
  /** In the order of the province. */
  modes?: readonly SignInMode[]
  /** Providers of 统一身份认证 with a button. */
  signOn?: readonly { id: string; title: string }[]
  /** Behind the # of the page's address. */
  hash?: string
  /** That the portal serves. */
  pages?: readonly string[]
  /** What the server says to a sign-in. */
  refusal?: FakeRefusal
  /** Answers of other calls. */
  fakes?: Parameters<typeof fakeServer>[0]
}

/** Opens the sign-in page of a province; everybody may sign in, but for a refusal. */
export async function openSignIn(world: World = {}) {
  const { organisations = [bureau], modes, pages = [], refusal, fakes = [], signOn, hash = '' } = world
  const before = composition().province.signInModes
  const { remotes } = composition()
  Reflect.set(composition().province, 'signInModes', modes ?? before)
  Reflect.set(composition().province, 'signOn', signOn)
  Reflect.set(composition(), 'remotes', [{ routes: pages.map(path => ({ path, title: '', check: true })) }])
  const server = fakeServer([
    ...fakes,
    fake(organisationsOfAccount, ({ args }) => found(organisations, args)),
    fake(signIn, ({ args }) => {
      if (refusal) throw refusal
      return { forceUpdate: '0' as const, organisationId: args.organisationId || bureau.id }
    }),
    fake(homePath, () => '/home/index'),
  ])
  const page = await renderRemote(remote, { path: `/login${hash}` })
  await screen.findByRole('heading', { level: 2 })
  return {
    /** Arguments of the calls of one kind that have arrived. */
    arrived: ({ path }: { path: string }) =>
      server.arrived.filter(call => call.path === path).map(({ args }) => args as Record<string, unknown>),
    close: async () => {
      await page.unmount()
      server.stop()
      Reflect.set(composition().province, 'signInModes', before)
      Reflect.deleteProperty(composition().province, 'signOn')
      Reflect.set(composition(), 'remotes', remotes)
    },
  }
}

export type SignInPage = Awaited<ReturnType<typeof openSignIn>>

/** As the server does: by name, and at submit by the chosen one. */
function found(organisations: readonly Organisation[], args: CallInput<typeof organisationsOfAccount>) {
  const all = organisations.filter(
    ({ id, companyName }) =>
      companyName.includes(args.companyName ?? '') && (!args.organisationId || id === args.organisationId),
  )
  return { list: all.slice(0, args.limit), total: all.length }
}

export const fields = {
  username: () => screen.getByLabelText('用户名'),
  password: () => screen.getByLabelText('密码'),
  organisation: () => screen.getByLabelText<HTMLInputElement>('所属单位'),
  slide: () => screen.getByRole('slider'),
}

export const message = () => screen.getByRole('alert').textContent
export const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }))
export const slide = () => fireEvent.keyDown(fields.slide(), { key: 'End' })
export const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))

/** Waits of the page stand still until the test moves them on; all else goes on by itself. */
export function holdTimers(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] })
}

/** Fills in what every form asks for, up to the button. */
export async function fillIn({ username = 'zs01', password = 'secret' } = {}): Promise<void> {
  await userEvent.type(fields.username(), username)
  await userEvent.type(fields.password(), password)
  await waitFor(() => expect(fields.organisation().value).toBe(bureau.companyName))
  slide()
}
