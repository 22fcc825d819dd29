import { request as ask } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { usePortal } from '../../../test/portal'

describe('Answers', () => {
  const portal = usePortal()

  /** As the wire has it: `fetch` would unpack it. */
  const asked = (path: string, encoding: string) =>
    new Promise<{ encoding: string | undefined; vary: string | undefined; body: Buffer }>((done, failed) => {
      const headers = { 'accept-encoding': encoding }
      ask(portal.address + path, { headers }, answer => {
        const { 'content-encoding': packed, vary } = answer.headers
        buffer(answer).then(body => done({ encoding: packed, vary, body }), failed)
      })
        .on('error', failed)
        .end()
    })

  it('travel compressed where the browser takes it, and are the same', async () => {
    const plain = await asked('api/docs/json', 'identity')
    const [brotli, gzip] = [await asked('api/docs/json', 'gzip, br'), await asked('api/docs/json', 'gzip')]
    expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip'])
    expect(brotli.vary).toContain('accept-encoding')
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(brotli.body.length).toBeLessThan(plain.body.length / 4)
  })

  it('that are short stay as they are', async () => {
    expect((await asked('api/health', 'br')).encoding).toBeUndefined()
  })

  it('that are compressed by themselves stay as they are', async () => {
    const picture = await asked('api/docs/static/favicon-32x32.png', 'br')
    expect(picture.body.subarray(1, 4).toString()).toBe('PNG')
    expect(picture.encoding).toBeUndefined()
  })
})
