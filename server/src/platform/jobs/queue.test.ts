import { createQueue } from './queue'

describe('A queue', () => {
  const overflow = () => {
    throw new Error('full')
  }

  /** Work that is done when the test says so. */
  function controlled() {
    let finish = () => {}
    const done = new Promise<void>(resolve => {
      finish = resolve
    })
    return { work: () => done, finish }
  }

  const settle = () => new Promise(resolve => setImmediate(resolve))

  it('lets so many run at once and the others wait for their turn', async () => {
    const inTurn = createQueue(2, 10, overflow)
    const begun: number[] = []
    const pieces = [0, 1, 2, 3].map(number => {
      const { work, finish } = controlled()
      const ended = inTurn(() => {
        begun.push(number)
        return work()
      })
      return { finish, ended }
    })
    await settle()
    expect(begun).toEqual([0, 1])
    pieces[1]?.finish()
    await pieces[1]?.ended
    await settle()
    expect(begun).toEqual([0, 1, 2])
    for (const { finish } of pieces) finish()
    await Promise.all(pieces.map(({ ended }) => ended))
    expect(begun).toEqual([0, 1, 2, 3])
  })

  it('gives the place back when work fails', async () => {
    const inTurn = createQueue(1, 10, overflow)
    await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inTurn(async () => 'yes')).toBe('yes')
  })

  it('refuses when too many wait', async () => {
    const inTurn = createQueue(1, 1, overflow)
    const { work, finish } = controlled()
    const running = [inTurn(work), inTurn(work)]
    await expect(inTurn(work)).rejects.toThrow('full')
    finish()
    await Promise.all(running)
    expect(await inTurn(async () => 'again')).toBe('again')
  })
})
