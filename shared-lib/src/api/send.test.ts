import { signIn } from '../contract/calls/identity'
import { notices } from '../contract/calls/notices'
import { registerLetter } from '../contract/calls/petitions'
import { send } from './send'
import { answerWith } from './sent'

const credentials = { username: 'zs01', password: 'x', organisationId: 'o1' }
const IDLE = '您的账号闲置时间已超时，登录状态已失效，请重新登录。'
const headersOf = (init: RequestInit) => new Headers(init.headers)

describe('a call', () => {
  it('travels below the base path, as a form, in the words of the wire', async () => {
    const sent = answerWith({ code: 0, data: { forceUpdate: '0', orgId: 'o1' } })
    const { data } = await send(signIn, credentials)
    expect(sent[0]?.url).toBe('/tjfx/api/login/LoginController/in')
    expect(String(sent[0]?.init.body)).toBe('username=zs01&password=x&orgId=o1')
    expect(data).toEqual({ forceUpdate: '0', organisationId: 'o1' })
  })

  it('wraps what the call wraps into one JSON field', async () => {
    const sent = answerWith({ code: 0, data: { list: [], total: 0 } })
    await send(notices, { limit: 6, title: '通知' })
    expect(Object.fromEntries(new URLSearchParams(String(sent[0]?.init.body)))).toEqual({
      limit: '6',
      jsonData: '{"ggbt":"通知"}',
    })
  })

  it('carries the token of the cookie as the Bearer header', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test is about the cookie
    document.cookie = 'Admin-Token-YWXT=abc; Path=/'
    const sent = answerWith({ code: 0, data: null })
    await send(notices, {})
    expect(headersOf(sent[0]?.init ?? {}).get('Authorization')).toBe('Bearer abc')
    // biome-ignore lint/suspicious/noDocumentCookie: the test is about the cookie
    document.cookie = 'Admin-Token-YWXT=; Path=/; Max-Age=0'
  })

  it('names a write, so that it can be repeated', async () => {
    const sent = answerWith({ code: 0, data: {} })
    await send(registerLetter, {} as never, { requestId: 'b4a1f6d8-0000-4000-8000-000000000001' })
    await send(registerLetter, {} as never)
    expect(headersOf(sent[0]?.init ?? {}).get('X-Request-Id')).toBe('b4a1f6d8-0000-4000-8000-000000000001')
    expect(headersOf(sent[1]?.init ?? {}).get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    [notices, 100_000],
    [{ ...notices, slow: true }, 115_000],
  ])('is given up after its time', async (call, limit) => {
    answerWith({ code: 0 })
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    await send(call, {})
    expect(timeout).toHaveBeenCalledWith(limit)
    timeout.mockRestore()
  })

  it.each([0, '0', 200, 'SUCCESS'])('succeeds with code %j', async code => {
    answerWith({ code, data: 'x' })
    expect(await send(notices, {})).toEqual({ data: 'x' })
  })

  it.each([
    ['msg', { code: 500, msg: '机构不存在' }, '机构不存在'],
    ['message', { code: 500, message: '机构不存在' }, '机构不存在'],
    ['the default', { code: 500 }, '数据异常，请联系管理员！'],
  ])('is refused with %s', async (_, body, message) => {
    answerWith(body)
    expect((await send(notices, {})).error).toMatchObject({ kind: 'refused', message })
  })

  it.each([
    ['您还没有登录,请先登录！', IDLE],
    ['您的账号已在别处登录', '您的账号已在别处登录'],
  ])('ends the session with code -1 and %s', async (message, shown) => {
    answerWith({ code: -1, message })
    expect((await send(notices, {})).error).toMatchObject({ kind: 'expired', message: shown })
  })

  it.each([
    ['an envelope', { code: 5000, message: '系统发生故障，编号 A1' }, '系统发生故障，编号 A1'],
    ['another body', { error: 'gateway' }, IDLE],
  ])('is a fault when HTTP fails with %s', async (_, body, message) => {
    answerWith(body, { status: 500 })
    expect((await send(notices, {})).error).toMatchObject({ kind: 'fault', message, retry: true })
  })

  it('says so when the network fails', async () => {
    answerWith(new TypeError('Failed to fetch'))
    expect((await send(notices, {}, { repeats: false })).error).toMatchObject({ kind: 'network', retry: true })
  })

  it('takes HTML with HTTP 200 for no answer', async () => {
    globalThis.fetch = (async () => new Response('<html>')) as typeof fetch
    expect((await send(notices, {})).error).toMatchObject({ kind: 'fault', message: '数据异常，请联系管理员！' })
  })
})
