import { send } from '@portal/shared-lib'
import { notices } from '@portal/shared-lib/contract/calls/notices'
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

  it('is not lost because one call came to nothing', async () => {
    calls = refuse
    await send(notices, {})
    await waitFor(() => expect(looked).toBe(1))
    expect(isLost()).toBe(false)
  })

  it('is not looked at where a call was given up by the page', async () => {
    const before = looked
    await send(notices, {}, { signal: AbortSignal.abort() })
    expect(looked).toBe(before)
  })

  it('is lost while the server is out of reach, and found again', async () => {
    looks = refuse
    await send(notices, {})
    await waitFor(() => expect(isLost()).toBe(true))
    looks = well
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(isLost()).toBe(false))
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
