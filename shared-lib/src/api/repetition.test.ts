import { notices, unreadNotices } from '../contract/calls/notices'
import { registerLetter } from '../contract/calls/petitions'
import { onOutcome } from './outcomes'
import { isRepeating, onRepeating } from './repetition'
import { type SendOptions, send } from './send'

type Answer = () => Response | Promise<Response>

const BUSY = { code: 5030, message: '系统繁忙', data: null }
const busy = (headers: HeadersInit = {}) => Response.json(BUSY, { status: 503, headers })
const gateway = (status: number) => new Response('<html>', { status })
const well = () => Response.json({ code: 0, data: { list: [], total: 0 } })
const broken = () => Promise.reject(new TypeError('Failed to fetch'))
/** An answer of which the line brings half. */
const cutOff = () => new Response(new ReadableStream({ pull: stream => stream.error(new TypeError('network error')) }))

describe('a call that meets no server', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get')
  const sent: { id: string | null; at: number }[] = []
  let answers: Answer[]

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    online.mockReturnValue(true)
    sent.length = 0
    globalThis.fetch = (async (_: string, { headers }: RequestInit) => {
      sent.push({ id: new Headers(headers).get('X-Request-Id'), at: performance.now() })
      return (answers.length > 1 ? answers.shift() : answers[0])?.()
    }) as typeof fetch
  })
  afterEach(() => {
    jest.useRealTimers()
    signInWith('')
  })
  afterAll(() => online.mockRestore())

  const read = (options?: SendOptions) => send(notices, {}, options)
  const write = (options?: SendOptions) => send(registerLetter, { name: '钱乙舟' } as never, options)
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
  const pauses = () => sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0))

  it.each<[string, Answer]>([
    ['the server is too busy', busy],
    ['a proxy finds no server', () => gateway(502)],
    ['a proxy has no server left', () => gateway(503)],
    ['a proxy is not answered', () => gateway(504)],
    ['the line breaks', broken],
    ['the line breaks in the middle of the answer', cutOff],
  ])('goes on by itself where %s, under the same id', async (_, trouble) => {
    answers = [trouble, trouble, well]
    const letter = write()
    await wait(1500)
    expect((await letter).error).toBeUndefined()
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(sent[0]?.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('keeps the id that its maker gave it', async () => {
    answers = [broken, well]
    const letter = write({ requestId: 'b4a1f6d8-0000-4000-8000-000000000001' })
    await wait(500)
    await letter
    expect(sent.map(({ id }) => id)).toEqual(Array(2).fill('b4a1f6d8-0000-4000-8000-000000000001'))
  })

  it('waits longer and longer, never as long as another window', async () => {
    answers = [broken]
    const random = jest.spyOn(Math, 'random').mockReturnValue(0)
    const asked = read()
    await wait(15_000)
    await asked
    expect(pauses().slice(0, 5)).toEqual([250, 500, 1000, 1500, 1500])
    random.mockRestore()
  })

  it('is given up after fifteen seconds, by a try after more than ten', async () => {
    answers = [broken]
    const asked = read()
    await wait(15_000)
    expect((await asked).error).toMatchObject({ kind: 'network', retry: true })
    expect(sent.at(-1)?.at).toBeGreaterThan((sent[0]?.at ?? 0) + 11_000)
    expect(sent.length).toBeLessThan(13)
    await wait(60_000)
    expect(isRepeating()).toBe(false)
  })

  it('is not made again before the server wants it', async () => {
    answers = [() => busy({ 'Retry-After': '5' }), well]
    const asked = read()
    await wait(4999)
    expect(sent).toHaveLength(1)
    await wait(1000)
    expect((await asked).error).toBeUndefined()
  })

  it.each(['3600', 'Infinity'])('is given up at once where the server asks for %s s', async after => {
    answers = [() => busy({ 'Retry-After': after })]
    expect((await read()).error).toMatchObject({ kind: 'fault', message: '系统繁忙' })
    expect(sent).toHaveLength(1)
  })

  it.each(['-60', 'Fri, 31 Dec 1999 23:59:59 GMT', '0'])('pauses all the same after %s', async after => {
    answers = [() => busy({ 'Retry-After': after })]
    const asked = read()
    await wait(15_000)
    await asked
    expect(Math.min(...pauses())).toBeGreaterThanOrEqual(250)
  })

  it('is not made again where it took long before it failed', async () => {
    answers = [() => new Promise(resolve => setTimeout(() => resolve(busy()), 16_000))]
    const asked = read()
    await wait(16_000)
    expect((await asked).error).toMatchObject({ kind: 'fault' })
    expect(sent).toHaveLength(1)
  })

  it.each<[string, Answer]>([
    ['refused', () => Response.json({ code: 4002, message: '请输入姓名' })],
    ['a fault', () => Response.json({ code: 5000, message: '系统发生故障' }, { status: 500 })],
    ['that the disk is full', () => Response.json({ code: 5070, message: '存储空间已满' }, { status: 507 })],
    ['no JSON', () => new Response('<html>')],
  ])('is another than one that is answered with %s', async (_, answer) => {
    answers = [answer]
    expect((await write()).error).toBeDefined()
    expect(sent).toHaveLength(1)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['the page asks by itself', () => send(unreadNotices, {})],
    ['is sent by a page that closes', () => write({ keepalive: true })],
    ['has a maker who goes on himself', () => write({ repeats: false })],
    ['is made without a session', () => send({ ...registerLetter, open: true }, {} as never)],
  ])('is made once where it %s', async (_, make) => {
    answers = [broken]
    await make()
    expect(sent).toHaveLength(1)
  })

  it('is given up at once where the window is offline, or goes offline', async () => {
    answers = [broken]
    online.mockReturnValue(false)
    await read()
    online.mockReturnValue(true)
    const asked = read()
    await wait(100)
    window.dispatchEvent(new Event('offline'))
    expect((await asked).error).toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(2)
  })

  it('is given up at once where its maker aborts it', async () => {
    answers = [broken]
    const giveUp = new AbortController()
    const asked = read({ signal: giveUp.signal })
    await wait(100)
    expect(isRepeating()).toBe(true)
    giveUp.abort()
    await asked
    await wait(15_000)
    expect(sent).toHaveLength(1)
    expect(isRepeating()).toBe(false)
  })

  it('is made no more where its maker has signed out, or another has signed in', async () => {
    signInWith('abc')
    answers = [broken]
    const letter = write()
    await wait(100)
    signInWith('def')
    await wait(15_000)
    expect((await letter).error).toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(1)
  })

  it('waits beside seven other reads at most; a write waits always', async () => {
    answers = [broken]
    const reads = Array.from({ length: 20 }, () => read())
    const letter = write()
    await wait(15_000)
    await Promise.all([...reads, letter])
    const writes = sent.filter(({ id }) => id !== null).length
    expect(writes).toBeGreaterThan(5)
    // Twelve are made once, eight until they are given up.
    expect(sent.length - writes).toBeLessThan(12 + 8 * 12)
    expect(sent.filter(({ at, id }) => id === null && at > (sent[0]?.at ?? 0) + 10).length).toBeGreaterThan(8 * 4)
  })

  it('is told of while it waits, and how it ended', async () => {
    const told: unknown[] = []
    const stop = [
      onRepeating(() => void told.push(isRepeating())),
      onOutcome(({ error, away }) => void told.push([error?.kind, away])),
    ]
    answers = [broken, well, broken]
    const first = read()
    await wait(500)
    await first
    const second = read()
    await wait(15_000)
    await second
    for (const end of stop) end()
    expect(told).toEqual([true, false, [undefined, false], true, false, ['network', true]])
  })
})

function signInWith(token: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the test is about who is signed in
  document.cookie = `Admin-Token-YWXT=${token}; Path=/`
}
