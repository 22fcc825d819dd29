import { signOut } from '@portal/shared-lib/contract/identity'
import { fake, fakeServer } from '@portal/shared-lib/testing'
import { signOutNow } from './sign-out'

describe('signing out', () => {
  let server: ReturnType<typeof fakeServer>
  afterEach(() => server.stop())

  it('shows the sign-in page', async () => {
    server = fakeServer([fake(signOut, () => null)])
    await signOutNow()
    expect(window.location.pathname).toMatch(/\/login$/)
    expect(window.location.hash).toBe('')
  })

  it('goes on to where the server says that the provider is left', async () => {
    // jsdom goes nowhere else than to another place of the page it is on.
    server = fakeServer([fake(signOut, () => ({ leave: 'login#left' }))])
    await signOutNow()
    expect(window.location.pathname).toMatch(/\/login$/)
    expect(window.location.hash).toBe('#left')
  })
})
