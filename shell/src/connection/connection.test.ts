import { isRepeating, send } from '@portal/shared-lib'
import { notices, unreadNotices } from '@portal/shared-lib/contract/calls/notices'
import { waitFor } from '@testing-library/react'
import { isLost, watchConnection } from './connection'

type Answer = () => Promise<Response>
const refuse: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const well: Answer = async () => Response.json({ code: 0, data: null })

describe('the connection', () => {
  /** How calls and looks are answered. */
  let calls = well
  let looks = well
  let looked = 0

  beforeAll(() => {
    globalThis.fetch = ((url: string) => {
      if (!url.endsWith('api/health')) return calls()
      looked++
      return looks()
    }) as typeof fetch
    watchConnection()
  })

  const busy: Answer = async () => Response.json({ code: 5030, message: '系统繁忙', data: null }, { status: 503 })
  /** What goes on by itself, until it is enough. */
  const going: AbortController[] = []
  const ask = () => {
    const giveUp = new AbortController()
    going.push(giveUp)
    void send(notices, {}, { signal: giveUp.signal })
  }
  afterEach(() => {
    for (const giveUp of going.splice(0)) giveUp.abort()
  })

  it.each([
    ['came to nothing', refuse],
    ['found the server too busy', busy],
  ])('is looked at while one call that %s goes on, and is not lost by it', async (_, trouble) => {
    const before = looked
    calls = trouble
    ask()
    await waitFor(() => expect(looked).toBe(before + 1))
    expect([isRepeating(), isLost()]).toEqual([true, false])
  })

  it('is looked at where a call was given up that the page made by itself', async () => {
    const before = looked
    calls = busy
    await send(unreadNotices, {})
    await waitFor(() => expect(looked).toBe(before + 1))
  })

  it('is not looked at where a call was given up by the page', async () => {
    const before = looked
    await send(notices, {}, { signal: AbortSignal.abort() })
    expect(looked).toBe(before)
  })

  it('is lost while the server is out of reach, and found again', async () => {
    calls = refuse
    looks = refuse
    ask()
    await waitFor(() => expect(isLost()).toBe(true))
    looks = well
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(isLost()).toBe(false))
  })

  it('is found again as soon as a call that went on is answered', async () => {
    calls = refuse
    looks = refuse
    void send(notices, {})
    await waitFor(() => expect(isLost()).toBe(true))
    calls = well
    looks = well
    await waitFor(() => expect(isLost()).toBe(false), { timeout: 2500 })
  })

  it('is lost where the network goes while it is being looked at', async () => {
    let answer: (response: Response) => void = () => undefined
    looks = () => new Promise(resolve => (answer = resolve))
    window.dispatchEvent(new Event('online'))
    looks = refuse
    window.dispatchEvent(new Event('offline'))
    answer(Response.json({ code: 0, data: null }))
    await waitFor(() => expect(isLost()).toBe(true))
    looks = well
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(isLost()).toBe(false))
  })

  it('is lost where a proxy answers that it cannot reach the server', async () => {
    looks = async () => new Response('', { status: 502 })
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(isLost()).toBe(true))
    looks = well
    // Looks again by itself, after three seconds.
    await waitFor(() => expect(isLost()).toBe(false))
  })
})
