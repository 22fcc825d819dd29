import { act, renderHook } from '@testing-library/react'
import { TURN_MS, useTurning } from './hall-notice'

describe('What is shown in turn', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('goes on to the next, from the last to the first, unless it is held', () => {
    const { result } = renderHook(() => useTurning(2))
    const next = () => {
      act(() => jest.advanceTimersByTime(TURN_MS))
      return result.current.at
    }
    expect([result.current.at, next(), next()]).toEqual([0, 1, 0])
    act(() => result.current.hold(true))
    expect([next(), next()]).toEqual([0, 0])
  })
})
