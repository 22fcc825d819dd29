import { usePortal } from '../../../test/portal'
import { onceADay } from './once-a-day'

describe('The job of a day', () => {
  const portal = usePortal()
  let done: string[] = []

  const run = (name: string, job = async () => void done.push(name)) => onceADay(portal.services, name, job)

  beforeEach(() => {
    done = []
    portal.clock.stopAt('2026-11-20T08:00:00+08:00')
  })

  it('is done once, and again the next day', async () => {
    await run('one')
    await run('one')
    portal.clock.stopAt('2026-11-21T00:09:59+08:00')
    await run('one')
    expect(done).toEqual(['one'])
    portal.clock.stopAt('2026-11-21T00:10:00+08:00')
    await run('one')
    expect(done).toEqual(['one', 'one'])
  })

  it('does not keep another from being done', async () => {
    await run('two')
    await run('three')
    expect(done).toEqual(['two', 'three'])
  })

  it('is done again where it failed', async () => {
    const failing = run('four', () => Promise.reject(new Error('no disk')))
    await expect(failing).rejects.toThrow('no disk')
    await run('four')
    expect(done).toEqual(['four'])
  })

  it('is left alone while another server is at it', async () => {
    let finish = (_: undefined) => {}
    let begin = () => {}
    const begun = new Promise<void>(resolve => {
      begin = resolve
    })
    const first = run('five', () => {
      begin()
      return new Promise<undefined>(resolve => {
        finish = resolve
      })
    })
    await begun
    await run('five')
    expect(done).toEqual([])
    finish(undefined)
    await first
    await run('five')
    expect(done).toEqual([])
  })
})
