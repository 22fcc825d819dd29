import { lead } from './live'

/** Windows of one browser; jsdom has no locks, like a page on plain http. */
function openWindows(name: string, count: number) {
  const leading: number[] = []
  let changed = () => {}
  const windows = Array.from({ length: count }, (_, at) => {
    const close = new AbortController()
    const work = (signal: AbortSignal) =>
      new Promise<void>(done => {
        leading.push(at)
        changed()
        signal.addEventListener('abort', () => {
          leading.splice(leading.indexOf(at), 1)
          done()
        })
      })
    return { close: () => close.abort(), ended: lead(name, work, close.signal) }
  })
  /** Resolves with the one that leads. */
  const leader = async () => {
    while (!leading.length) await new Promise<void>(done => (changed = done))
    return leading[0] ?? 0
  }
  return { windows, leading, leader }
}

describe('of the windows of a browser', () => {
  it('one leads, and when it closes another does, until none is left', async () => {
    const { windows, leading, leader } = openWindows('of-four', 4)
    const led: number[] = []
    for (const _ of windows) {
      const first = await leader()
      expect(leading).toEqual([first])
      led.push(first)
      windows[first]?.close()
      await windows[first]?.ended
    }
    expect(led.toSorted()).toEqual([0, 1, 2, 3])
  })

  it('those of another name have a leader of their own', async () => {
    const [one, other] = [openWindows('of-one', 1), openWindows('of-another', 1)]
    expect([await one.leader(), await other.leader()]).toEqual([0, 0])
    for (const window of [...one.windows, ...other.windows]) window.close()
  })
})
