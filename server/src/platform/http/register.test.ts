import { call, named } from '@portal/shared-lib/contract/form'
import { z } from 'zod'
import { usePortal } from '../../../test/portal'
import { refuse } from '../refusal'
import { openRoute } from '../route'

const petition = call('POST', 'api/XfTestController/petition', {
  open: true,
  json: { petitionNo: named('xfjbh', z.string()) },
  answer: z.object({ petitionNo: named('xfjbh', z.string()) }),
})
const look = call('GET', 'api/tests/look', { open: true, answer: z.string() })

const routes = [
  openRoute(petition, async ({ args }) =>
    args.petitionNo === 'hidden' ? refuse('notFound', { what: '信访件' }) : { ...args, secret: 'never leaves' },
  ),
  openRoute(look, async () => 'seen'),
]

describe('A call', () => {
  const portal = usePortal({ routes })

  const send = (xfjbh: string, path = petition.path) => {
    const headers = { 'Content-Type': 'application/json' }
    return portal.send(path, { method: 'POST', body: JSON.stringify({ xfjbh }), headers })
  }

  it('answers what the contract names and nothing else', async () => {
    const response = await send('LX1')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toEqual({ code: 0, message: '', data: { xfjbh: 'LX1' } })
  })

  it('is refused with HTTP 200 and without data', async () => {
    const response = await send('hidden')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ code: 4040, message: '信访件不存在或您无权查看', data: null })
  })

  it('is reached whatever the case of its path', async () => {
    for (const path of [petition.path.toUpperCase(), petition.path.replace('Xf', 'xf')])
      expect(await (await send('LX1', path)).json()).toMatchObject({ code: 0 })
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('by POST says so to %s', async method => {
    const response = await portal.send(petition.path, { method })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ code: 4050, message: '请求方式不正确，应使用 POST', data: null })
  })

  it('by GET says so to POST, before it looks at what was sent', async () => {
    const response = await portal.send(look.path, {
      method: 'POST',
      body: '{',
      headers: { 'Content-Type': 'text/xml' },
    })
    expect(await response.json()).toMatchObject({ message: '请求方式不正确，应使用 GET' })
  })

  it('by GET may be looked for', async () => {
    expect((await portal.send(look.path, { method: 'HEAD' })).status).toBe(200)
  })

  it('larger than 1 MB is refused, and the next one is answered', async () => {
    const tooLarge = { code: 4131, message: '提交的内容过大，请减少内容后重试', data: null }
    for (const size of [1_100_000, 8_000_000]) expect(await (await send('x'.repeat(size))).json()).toEqual(tooLarge)
    expect(await (await send('x')).json()).toMatchObject({ code: 0 })
  })
})
