import type { Lifecycles } from '@portal/shared-lib'
import { render, waitFor } from '@testing-library/react'
import { load } from '../federation/load'
import { composeWith } from '../testing/compose-with'
import { Companions } from './companions'

// What crosses the network is replaced, nothing else: the federation runtime needs a built remote.
jest.mock('../federation/load')
const loading = jest.mocked(load)

describe('what remotes keep beside every page', () => {
  it('is loaded once the page is at rest, and leaves with the session', async () => {
    const [mounted, unmounted] = [jest.fn(), jest.fn()]
    const companion: Lifecycles = {
      bootstrap: async () => undefined,
      mount: async () => mounted(),
      unmount: async () => unmounted(),
    }
    loading.mockReset().mockResolvedValue(companion)
    composeWith([{ companion: './companion' }, { name: 'mf-login' }])
    const { unmount } = render(<Companions />)
    expect(mounted).not.toHaveBeenCalled()
    await waitFor(() => expect(mounted).toHaveBeenCalledTimes(1), { timeout: 5000 })
    expect(loading.mock.calls.map(([, door]) => door)).toEqual(['companion'])
    unmount()
    await waitFor(() => expect(unmounted).toHaveBeenCalledTimes(1))
  })
})
