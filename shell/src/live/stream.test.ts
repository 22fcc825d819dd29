import { type Heard, readStream } from './stream'

/** A stream in the place of the network. */
function serveStream(type = 'text/event-stream; charset=utf-8') {
  const before = globalThis.fetch
  const asked: Headers[] = []
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const answer = async (_input: unknown, init: RequestInit = {}) => {
    asked.push(new Headers(init.headers))
    init.signal?.addEventListener('abort', () => void writer.abort(init.signal?.reason))
    return new Response(readable, { headers: { 'Content-Type': type } })
  }
  globalThis.fetch = answer as typeof fetch
  return {
    asked,
    write: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
    stop: () => {
      globalThis.fetch = before
    },
  }
}

describe('the stream of live updates', () => {
  let server: ReturnType<typeof serveStream>
  const { signal } = new AbortController()

  beforeEach(() => {
    server = serveStream()
  })
  afterEach(() => server.stop())

  it('is heard tag by tag, however the network cuts it, with how far it has come', async () => {
    const heard: Heard[] = []
    const reading = readStream(undefined, one => heard.push(one), signal)
    await server.write(': open\nid: g.1\n\ndata: {"tag":"Ma')
    await server.write('il"}\n\ndata: {"tag":"Petition","petitionNo":"LX1"}\n\nid: g.3\n\n: alive\n\n')
    await server.end()
    await reading
    expect(heard).toEqual([
      { news: [], position: 'g.1' },
      { news: [{ tag: 'Mail' }, { tag: 'Petition', petitionNo: 'LX1' }], position: 'g.3' },
    ])
  })

  it.each([
    ['from where the window has heard it', 'g.7', 'g.7'],
    ['from now on where it has heard nothing', undefined, null],
  ])('is read %s', async (_, since, sent) => {
    const reading = readStream(since, () => undefined, signal)
    await server.end()
    await reading
    expect(server.asked[0]?.get('Last-Event-ID')).toBe(sent)
  })

  it('is no stream where something else answers', async () => {
    server.stop()
    server = serveStream('application/json')
    await expect(readStream(undefined, () => undefined, signal)).rejects.toThrow('no stream of live updates')
  })

  it('is given up when not even a sign of life is heard, as after a computer has slept', async () => {
    jest.useFakeTimers()
    const reading = readStream(undefined, () => undefined, signal)
    const ended = expect(reading).rejects.toThrow()
    await server.write(': alive\n\n')
    await jest.advanceTimersByTimeAsync(40_000)
    await server.write(': alive\n\n')
    await jest.advanceTimersByTimeAsync(50_000)
    await ended
    jest.useRealTimers()
  })
})
