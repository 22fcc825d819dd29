import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { usePortal } from '../../../test/portal'

describe('Answers of calls', () => {
  const portal = usePortal({ database: 'demo' })

  /** As the wire has it: `fetch` would unpack it. */
  const asked = (path: string, encoding: string, more: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>((done, failed) => {
      const headers = { 'accept-encoding': encoding, ...more }
      ask(portal.address + path, { method, headers }, answer => {
        const { 'content-encoding': packed, vary } = answer.headers
        buffer(answer).then(body => done({ encoding: packed, vary, body }), failed)
      })
        .on('error', failed)
        .end()
    })

  it('travel compressed where the browser takes it, and are the same', async () => {
    const token = await portal.signInAs('zs05')
    const desktop = (encoding: string) =>
      asked('api/bopmain/mainpage/desktop', encoding, { Authorization: `Bearer ${token}` }, 'POST')
    const [plain, brotli, gzip] = [await desktop('identity'), await desktop('gzip, br'), await desktop('gzip')]
    expect(JSON.parse(plain.body.toString())).toMatchObject({ code: 0 })
    expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip'])
    expect(brotli.vary).toContain('accept-encoding')
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(brotli.body.length).toBeLessThan(plain.body.length / 4)
  })

  it('that are short stay as they are', async () => {
    expect((await asked('api/health', 'br')).encoding).toBeUndefined()
  })

  it('are compressed alone: of a file the length is told', async () => {
    const file = await asked('api/docs/static/swagger-ui.css', 'br')
    expect(file.encoding).toBeUndefined()
    expect(file.body.length).toBeGreaterThan(4096)
  })
})
