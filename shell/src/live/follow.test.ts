import { follow, pauseAfter } from './follow'

describe('coming back to the stream', () => {
  it('is tried within two seconds where the server was away for a restart', () => {
    for (const away of [0, 1000, 4000, 8000]) expect(pauseAfter(away, 0)).toBeLessThanOrEqual(2000)
  })

  it('is tried ever more rarely, and at least every thirty seconds', () => {
    expect([0, 20_000, 60_000, 3_600_000].map(away => pauseAfter(away, 0))).toEqual([1000, 5000, 15_000, 30_000])
  })

  it('is spread over half of the pause, so that not all come back in one moment', () => {
    expect([0, 0.5, 1].map(chance => pauseAfter(40_000, chance))).toEqual([10_000, 7500, 5000])
  })
})

describe('following the stream', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** A stream that ends or breaks as soon as it is opened. */
  function broken(heardSomething: boolean) {
    const leave = new AbortController()
    const read = jest.fn(async (heard: () => void) => {
      if (heardSomething) heard()
      throw new Error('broken')
    })
    const following = follow(read, leave.signal)
    return { read, following, leave: () => leave.abort() }
  }

  it('goes on after a break, and slows down while the server stays away', async () => {
    const { read, following, leave } = broken(false)
    await jest.advanceTimersByTimeAsync(10_000)
    const soon = read.mock.calls.length
    expect(soon).toBeGreaterThanOrEqual(5)
    await jest.advanceTimersByTimeAsync(10 * 60_000)
    read.mockClear()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(read.mock.calls.length).toBeLessThanOrEqual(4)
    leave()
    await following
  })

  it('counts the time away from the last word', async () => {
    const { read, following, leave } = broken(true)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(read.mock.calls.length).toBeGreaterThanOrEqual(59)
    leave()
    await following
  })

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the user is back', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('comes back at once when %s', async (_, happen) => {
    const { read, following, leave } = broken(false)
    await jest.advanceTimersByTimeAsync(10 * 60_000)
    read.mockClear()
    happen()
    await jest.advanceTimersByTimeAsync(0)
    expect(read).toHaveBeenCalledTimes(1)
    leave()
    await following
  })

  it('ends when the user signs out', async () => {
    const { read, following, leave } = broken(false)
    await jest.advanceTimersByTimeAsync(0)
    leave()
    await following
    await jest.advanceTimersByTimeAsync(60_000)
    expect(read).toHaveBeenCalledTimes(1)
  })
})
