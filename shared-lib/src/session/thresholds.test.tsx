import { render, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { api } from '../api/api'
import { warningDays } from '../contract/counters'
import { sessionSlice } from '../store/session-slice'
import { store } from '../store/store'
import { StoreProvider } from '../store/store-provider'
import { desktopWith, fake, fakeServer } from '../testing'
import { useThresholds } from './thresholds'

function Shown() {
  return <p>{JSON.stringify(useThresholds() ?? '')}</p>
}

describe('The thresholds of lamps', () => {
  const server = fakeServer([
    fake(warningDays, () => [
      { row: 'xfbm' as const, days: 3 },
      { row: 'zrdw' as const, days: 10 },
      { row: 'aq' as const, days: 15 },
      { row: 'myd' as const, days: 7 },
    ]),
  ])
  afterAll(() => server.stop())

  it('are asked for once, and kept with the level of the user’s organisation', async () => {
    act(() => void store.dispatch(sessionSlice.actions.opened(desktopWith([], { subLevelCode: '3' }))))
    const kept = { department: 3, unit: 10, safe: 15, evaluation: 7, subLevelCode: '3' }
    for (const _ of ['a list', 'another']) {
      const { unmount } = render(
        <StoreProvider>
          <Shown />
        </StoreProvider>,
      )
      await waitFor(() => expect(screen.getByText(JSON.stringify(kept))).toBeInTheDocument())
      unmount()
    }
    expect(server.arrived.map(({ path }) => path)).toEqual([warningDays.path])
    act(() => void store.dispatch(api.util.resetApiState()))
  })
})
