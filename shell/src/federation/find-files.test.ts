import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComposedRemote, Lifecycles } from '@portal/shared-lib'
import './find-files'
import { announce, load } from './load'

// What crosses the network is replaced, nothing else: the federation runtime needs a built remote.
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => undefined,
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}))

const shown: Lifecycles = {
  bootstrap: async () => undefined,
  mount: async () => undefined,
  unmount: async () => undefined,
}
const metaData = { globalName: 'mf_news', remoteEntry: { path: 'js', name: 'remoteEntry.js', type: 'global' } }

/** A module remembers what it has read, so each test has a remote of its own. */
const remoteAt = (folder: string): ComposedRemote => ({
  name: 'mf-news',
  version: '1',
  container: 'mf_news',
  manifest: `${folder}/mf-manifest.json`,
  routes: [],
})

const asked: string[] = []
let status: number

beforeEach(() => {
  asked.length = 0
  status = 200
  jest.mocked(registerRemotes).mockClear()
  jest.mocked(loadRemote).mockResolvedValue((() => ({ default: shown })) as never)
  globalThis.fetch = async url => {
    asked.push(new URL(String(url), window.location.href).pathname)
    return Response.json({ metaData }, { status })
  }
})

describe('a remote of which the page has no files', () => {
  it('is announced by its manifest when somebody asks for it, which is read once', async () => {
    announce([remoteAt('/a')])
    expect(registerRemotes).toHaveBeenLastCalledWith([])
    expect(await load(remoteAt('/a'), 'app', false)).toBe(shown)
    expect(registerRemotes).toHaveBeenLastCalledWith([
      { name: 'mf_news', entry: 'http://localhost/a/js/remoteEntry.js', type: 'global', entryGlobalName: 'mf_news' },
    ])
    await load(remoteAt('/a'), 'widgets', false)
    expect(asked.filter(path => path === '/a/mf-manifest.json')).toHaveLength(1)
  })

  it('says which file could not be had, and is read again', async () => {
    status = 404
    await expect(load(remoteAt('/b'), 'app', false)).rejects.toThrow('/b/mf-manifest.json: HTTP 404')
    status = 200
    expect(await load(remoteAt('/b'), 'app', false)).toBe(shown)
  })

  it('runs nothing where its manifest is not the one that is known', async () => {
    jest.mocked(loadRemote).mockClear()
    globalThis.__PORTAL_INTEGRITY = {}
    globalThis.fetch = async (_, init) => {
      if (init?.integrity) throw new TypeError('Failed to fetch')
      return Response.json({ metaData })
    }
    await expect(load(remoteAt('/c'), 'app', false)).rejects.toThrow('/c/mf-manifest.json: Failed to fetch')
    expect(loadRemote).not.toHaveBeenCalled()
    globalThis.__PORTAL_INTEGRITY = undefined
  })
})
