import { api, type MountProps, readSaved, StoreProvider, save, sessionSlice, store } from '@portal/shared-lib'
import { signOut } from '@portal/shared-lib/contract/identity'
import { organisation } from '@portal/shared-lib/contract/organisations'
import { desktopWith, fake, fakeServer } from '@portal/shared-lib/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { load } from '../federation/load'
import { composeWith } from '../testing/compose-with'
import { ForcedDialog } from './forced-dialog'
import { forcedStep, useForcedStep } from './forced-state'
import { OrganisationCheck } from './organisation-check'

// What crosses the network is replaced, nothing else: the federation runtime needs a built remote.
jest.mock('../federation/load')

const ORGANISATION = {
  id: 'o1',
  companyName: '青屿市公共资源交易中心',
  docShortName: '青公资',
  pinYin: 'qysggzyjyzx',
  orgCode: '1',
  regionCode: '990400000000',
  regionName: '青屿市',
  subLevelCode: '3',
  subSystemCode: '1',
  parent2Id: null,
  parent3Id: null,
  postalAddress: '',
  receptionAddress: '',
  telephone: '',
  postalCode: '',
  isPetition: '0' as const,
  isChoose: '1' as const,
  version: 1,
}

/** What the shell shows of it: the step that is due, else the page. */
function Example() {
  const step = useForcedStep()
  if (step) return <ForcedDialog step={step} />
  return (
    <>
      <p>页面</p>
      <OrganisationCheck id="o1" />
    </>
  )
}

describe('what has to be done before anything else', () => {
  let server: ReturnType<typeof fakeServer>
  /** What the panel was given when it was mounted. */
  let panel: MountProps | undefined
  let ended = false
  const signedOut = () => ended

  function signIn(flag: '0' | '1', parent1Id: string | null) {
    const end = () => {
      ended = true
      return null
    }
    server = fakeServer([fake(organisation, () => ({ ...ORGANISATION, parent1Id })), fake(signOut, end)])
    save('forceUpdate', flag)
    store.dispatch(sessionSlice.actions.opened(desktopWith(['home/index'])))
    render(
      <StoreProvider>
        <Example />
      </StoreProvider>,
    )
  }

  beforeEach(() => {
    store.dispatch(api.util.resetApiState())
    panel = undefined
    ended = false
    jest
      .mocked(load)
      .mockReset()
      .mockResolvedValue({
        bootstrap: async () => undefined,
        mount: async props => {
          panel = props
        },
        unmount: async () => undefined,
      })
    composeWith([{ name: 'mf-login', forced: { password: './password', organisation: './organisation' } }])
  })
  afterEach(() => {
    server.stop()
    store.dispatch(sessionSlice.actions.closed())
    localStorage.clear()
  })

  it('is nothing for others, nor where no remote serves it', async () => {
    signIn('0', 'o0')
    await waitFor(() => expect(server.arrived).toHaveLength(1))
    expect(screen.getByText('页面')).toBeInTheDocument()
    composeWith([])
    save('forceUpdate', '1')
    expect(forcedStep()).toBeUndefined()
  })

  it('is the password first: no page, no cross, and what follows comes when it is changed', async () => {
    signIn('1', 'o0')
    expect(screen.getByRole('dialog', { name: '首次使用请修改密码' })).toBeInTheDocument()
    expect(screen.queryByText('页面')).toBeNull()
    await waitFor(() => expect(panel).toBeDefined())
    await waitFor(() => expect(screen.queryByRole('button', { name: '关闭' })).toBeNull())
    panel?.onDone?.()
    expect(await screen.findByText('页面')).toBeInTheDocument()
    expect(readSaved('forceUpdate')).toBe('0')
    expect(signedOut()).toBe(false)
  })

  it('signs out whoever will not change the password', async () => {
    signIn('1', 'o0')
    await waitFor(() => expect(panel).toBeDefined())
    panel?.onClose?.()
    await waitFor(() => expect(signedOut()).toBe(true))
  })

  it.each(['closing', 'cancelling', 'saving'])(
    'is the organisation above which none stands; %s signs out',
    async how => {
      signIn('0', null)
      expect(await screen.findByRole('dialog', { name: '编辑机构' })).toBeInTheDocument()
      expect(screen.queryByText('页面')).toBeNull()
      await waitFor(() => expect(panel).toBeDefined())
      if (how === 'closing') await userEvent.click(screen.getByTitle('关闭'))
      if (how === 'cancelling') panel?.onClose?.()
      if (how === 'saving') panel?.onDone?.()
      await waitFor(() => expect(signedOut()).toBe(true))
    },
  )
})
