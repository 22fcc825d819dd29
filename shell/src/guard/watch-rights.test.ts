import { type Desktop, send, sessionSlice, store } from '@portal/shared-lib'
import { claim as claimCall } from '@portal/shared-lib/contract/calls/todos'
import { desktop } from '@portal/shared-lib/contract/identity'
import { addressOf, portalHistory } from '@portal/shared-lib/router'
import { desktopWith, fake, fakeServer } from '@portal/shared-lib/testing'
import { setShellState } from './shell-state'
import { watchRights } from './watch-rights'

const PAGE = '/home/index'
const OTHER = '/letterManage/letterRegister'
const before = desktopWith(['home/index', 'letterManage/letterRegister'])
const after = desktopWith(['letterManage/letterRegister'])

/** What the server says of the user from now on. */
let rights: Desktop = before

const asked = (server: ReturnType<typeof fakeServer>) => server.arrived.filter(({ path }) => path === desktop.path)
/** Lets timers and answers come. */
const settle = () => jest.advanceTimersByTimeAsync(20_000)

describe('rights', () => {
  let server: ReturnType<typeof fakeServer>

  beforeAll(() => {
    jest.useFakeTimers()
    watchRights()
  })
  beforeEach(async () => {
    await settle()
    rights = before
    server = fakeServer([fake(desktop, () => rights)])
    // biome-ignore lint/suspicious/noDocumentCookie: the guard looks for the cookie
    document.cookie = 'Admin-Token-YWXT=abc; Path=/'
    store.dispatch(sessionSlice.actions.opened(before))
    portalHistory.push(addressOf(PAGE))
    setShellState({ path: PAGE, title: '首页', served: true })
    await settle()
    server.arrived.length = 0
  })
  afterEach(() => server.stop())

  const refuseOneCall = async () => {
    const answers = globalThis.fetch
    globalThis.fetch = async () => Response.json({ code: 4030, message: '您没有此项操作的权限，请联系管理员' })
    const sent = send(claimCall, { todoId: '1' })
    globalThis.fetch = answers
    await sent
  }

  it('are looked at again after a refusal; the page that was lost is left, and the user stays signed in', async () => {
    rights = after
    await refuseOneCall()
    await settle()
    expect(store.getState().session.permissions).toEqual(['letterManage', 'letterManage/letterRegister'])
    expect(portalHistory.location.pathname).toBe(addressOf('/noAuthority'))
    expect(document.cookie).toContain('abc')
  })

  it('that are as they were change nothing', async () => {
    await refuseOneCall()
    await settle()
    expect(asked(server)).toHaveLength(1)
    expect(portalHistory.location.pathname).toBe(addressOf(PAGE))
  })

  it('are asked for once after many refusals', async () => {
    await Promise.all([refuseOneCall(), refuseOneCall(), refuseOneCall()])
    await settle()
    expect(asked(server)).toHaveLength(1)
  })

  it('are looked at when the user goes on after a minute, not before', async () => {
    portalHistory.push(addressOf(OTHER))
    await settle()
    expect(asked(server)).toHaveLength(0)
    jest.advanceTimersByTime(61_000)
    portalHistory.push(addressOf(PAGE))
    await settle()
    expect(asked(server)).toHaveLength(1)
  })

  it('are looked at when the user comes back to the window after ten minutes', async () => {
    jest.advanceTimersByTime(10 * 60_000 + 1)
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(asked(server)).toHaveLength(1)
  })
})
