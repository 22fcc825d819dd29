import type { ComposedRemote } from '@portal/shared-lib'
import { learnDigests } from './learn-digests'

/** One that is well-formed, for what a test calls it. */
const digest = (called: string) => `sha256-${called.padEnd(43, 'A')}=`

const FOLDER = '/tjfx/remotes/mf-news/1'
const DIGESTS = `${FOLDER}/digests.json`
const MANIFEST = `${FOLDER}/mf-manifest.json`
const news: ComposedRemote = {
  name: 'mf-news',
  version: '1',
  container: 'mf_news',
  manifest: MANIFEST,
  digests: DIGESTS,
  routes: [],
}

describe('the digests of a remote', () => {
  const asked: [string, RequestInit][] = []
  beforeEach(() => {
    asked.length = 0
    globalThis.__PORTAL_INTEGRITY = { [DIGESTS]: digest('digests') }
    globalThis.fetch = async (url, init = {}) => {
      asked.push([String(url), init])
      return Response.json({ [MANIFEST]: digest('manifest') })
    }
  })
  afterEach(() => {
    globalThis.__PORTAL_INTEGRITY = undefined
  })

  it('are fetched once, verified against the page', async () => {
    await learnDigests(news, false)
    await learnDigests(news, false)
    expect(asked).toEqual([[DIGESTS, expect.objectContaining({ integrity: digest('digests'), cache: 'default' })]])
    expect(globalThis.__PORTAL_INTEGRITY).toEqual({ [DIGESTS]: digest('digests'), [MANIFEST]: digest('manifest') })
  })

  it('leave unknown what has none that is well-formed, so that nothing of it is taken', async () => {
    const wrong = [
      '',
      'sha256-',
      'sha256-AAAA',
      digest('x').replace('256', '384'),
      `${digest('x')} ${digest('y')}`,
      `?${digest('x')}`,
    ]
    for (const form of wrong) {
      globalThis.__PORTAL_INTEGRITY = { [DIGESTS]: digest('digests') }
      globalThis.fetch = async () => Response.json({ [MANIFEST]: form })
      await learnDigests(news, false)
      expect(globalThis.__PORTAL_INTEGRITY).toEqual({ [DIGESTS]: digest('digests') })
    }
  })

  it('are asked of the network again after a failure', async () => {
    await learnDigests(news, true)
    expect(asked[0]?.[1]).toMatchObject({ cache: 'reload' })
  })

  it('stay unknown where they cannot be had, so that nothing of the remote is taken', async () => {
    globalThis.fetch = async () => new Response('', { status: 404 })
    await expect(learnDigests(news, false)).rejects.toThrow(`${DIGESTS}: HTTP 404`)
    expect(globalThis.__PORTAL_INTEGRITY).not.toHaveProperty([MANIFEST])
  })

  it('of one that is tried are those of its pack, which is verified and replaces nothing that is known', async () => {
    const FOLDER = 'https://try.example.cn/mf-news/2.0.0/'
    const { digests: _, ...rest } = news
    const pack = { address: `${FOLDER}pack.json`, integrity: digest('pack') }
    globalThis.__PORTAL_INTEGRITY = {
      '/tjfx/js/main.1a.js': digest('own'),
      '/mf-news/2.0.0/web/js/1.js': digest('before'),
    }
    globalThis.fetch = async (url, init = {}) => {
      asked.push([String(url), init])
      return Response.json({
        files: {
          'web/mf-manifest.json': digest('manifest'),
          'web/js/1.js': digest('another'),
          '../../../tjfx/js/main.1a.js': digest('another'),
          'web/../../../../tjfx/js/2.js': digest('another'),
          'contract.json': digest('contract'),
        },
      })
    }
    await learnDigests({ ...rest, manifest: `${FOLDER}web/mf-manifest.json`, pack }, false)
    expect(asked).toEqual([[pack.address, expect.objectContaining({ integrity: digest('pack') })]])
    expect(globalThis.__PORTAL_INTEGRITY).toEqual({
      '/tjfx/js/main.1a.js': digest('own'),
      '/mf-news/2.0.0/pack.json': digest('pack'),
      '/mf-news/2.0.0/web/mf-manifest.json': digest('manifest'),
      '/mf-news/2.0.0/web/js/1.js': digest('before'),
    })
  })

  it('are not asked for where they stand in the page, nor in development', async () => {
    const { digests: _, ...first } = news
    await learnDigests(first, false)
    globalThis.__PORTAL_INTEGRITY = undefined
    await learnDigests(news, false)
    expect(asked).toEqual([])
  })
})
