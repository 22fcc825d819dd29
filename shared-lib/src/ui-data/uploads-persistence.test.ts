import { faulty, unreachable } from '../api/portal-error'
import { untilAnswered } from './uploads-persistence'

describe('a call of an upload that comes to nothing', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  function begin(error = faulty('系统繁忙')) {
    const call = jest.fn(async () => ({ error }))
    const waiting: boolean[] = []
    const giveUp = new AbortController()
    const sent = untilAnswered(call, { signal: giveUp.signal, onWaiting: away => waiting.push(away) })
    return { call, waiting, giveUp, sent }
  }

  it('is made again five seconds after a fault, for fifteen', async () => {
    const { call, waiting, sent } = begin()
    await jest.advanceTimersByTimeAsync(4999)
    expect(call).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(10_001)
    expect((await sent).error?.message).toBe('系统繁忙')
    expect(call).toHaveBeenCalledTimes(4)
    expect(waiting).not.toContain(true)
  })

  it('is made again as long as the network is away, until it is given up', async () => {
    const { call, waiting, giveUp, sent } = begin(unreachable(false))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(call).toHaveBeenCalledTimes(21)
    giveUp.abort()
    expect((await sent).error?.kind).toBe('network')
    expect(waiting.at(-1)).toBe(true)
  })
})
