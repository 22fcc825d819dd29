import type { ComposedRemote } from '@portal/shared-lib'
import { noteTimes } from './times'

const remote = (name: string, version = '1.2.0'): ComposedRemote => ({
  name,
  version,
  container: '',
  manifest: '',
  routes: [],
})

describe('the times of remotes', () => {
  const sent: { times: object[] }[] = []
  beforeEach(() => {
    jest.useFakeTimers()
    sent.length = 0
    globalThis.fetch = async (_, init = {}) => {
      sent.push(JSON.parse(String(init.body)))
      return Response.json({ code: 0, data: null })
    }
  })
  afterEach(() => jest.useRealTimers())

  it('are told together, each door of a version once', async () => {
    noteTimes(remote('mf-news'), 'app', 300.4, 20.6)
    noteTimes(remote('mf-news'), 'app', 1, 1)
    noteTimes(remote('mf-news'), 'widgets', 10, 5)
    noteTimes(remote('mf-news', '1.0.0'), 'app', 200_000, 0)
    const manifest = '/tjfx/remotes/mf-news/1.0.0-0123456789ab/mf-manifest.json'
    noteTimes({ ...remote('mf-news', '1.0.0'), manifest }, 'app', 100, 0)
    await jest.advanceTimersByTimeAsync(14_000)
    expect(sent).toEqual([])
    await jest.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([
      {
        times: [
          { remote: 'mf-news', version: '1.2.0', load: 300, mount: 21 },
          { remote: 'mf-news', version: '1.2.0', load: 10, mount: 5 },
          { remote: 'mf-news', version: '1.0.0', load: 120_000, mount: 0 },
          { remote: 'mf-news', version: '1.0.0', build: '0123456789ab', load: 100, mount: 0 },
        ],
      },
    ])
    noteTimes(remote('mf-late'), 'app', 1, 1)
    await jest.advanceTimersByTimeAsync(15_000)
    expect(sent).toHaveLength(2)
  })

  it('of more than a call takes are left out', async () => {
    for (let count = 0; count < 12; count++) noteTimes(remote(`mf-many${count}`), 'app', 1, 1)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sent.map(({ times }) => times.length)).toEqual([10])
  })
})
