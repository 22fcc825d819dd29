import integrityPlugin from './runtime-plugin'

const LIMIT = 120_000
const URL = 'http://localhost/tjfx/remotes/mf-news/1/remoteEntry.js'

/** What the runtime calls; the rest of its arguments mean nothing here. */
const plugin = integrityPlugin() as unknown as {
  createScript(asked: { url: string }): { script: HTMLScriptElement; timeout: number }
  createLink(asked: { url: string }): HTMLLinkElement
  fetch(url: string, init: RequestInit): Promise<Response>
}

describe('what the federation runtime loads', () => {
  it('is given up after 120 s', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    globalThis.fetch = async () => Response.json({})
    await plugin.fetch(URL, {})
    expect(timeout).toHaveBeenCalledWith(LIMIT)
    expect(plugin.createScript({ url: URL }).timeout).toBe(LIMIT)
  })

  it('is refused where the composition does not know it, whatever kind of file it is', async () => {
    const asked: (string | undefined)[] = []
    globalThis.fetch = async (_, init) => {
      asked.push(init?.integrity)
      return Response.json({})
    }
    globalThis.__PORTAL_INTEGRITY = {}
    const none = `sha256-${'A'.repeat(43)}=`
    expect(plugin.createScript({ url: URL }).script.integrity).toBe(none)
    expect(plugin.createLink({ url: URL.replace('.js', '.css') }).integrity).toBe(none)
    for (const file of ['mf-manifest.json', 'digests.json']) await plugin.fetch(URL.replace('remoteEntry.js', file), {})
    expect(asked).toEqual([none, none])
  })

  it('says which file could not be had', async () => {
    globalThis.fetch = async () => new Response('', { status: 404 })
    await expect(plugin.fetch(URL, {})).rejects.toThrow(`${URL}: HTTP 404`)
  })
})
