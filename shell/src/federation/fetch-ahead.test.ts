import { composeWith } from '../testing/compose-with'
import { fetchHomeAhead } from './fetch-ahead'

it('fetches the digests and first files of the home page and of what stands beside every page, and of no other', async () => {
  const asked: string[] = []
  globalThis.__PORTAL_INTEGRITY = {}
  globalThis.fetch = async url => {
    asked.push(new URL(String(url), window.location.href).pathname)
    return new Response('', { status: 404 })
  }
  const remoteOf = (name: string, more: object) => ({
    name,
    manifest: `/tjfx/${name}/mf-manifest.json`,
    digests: `/tjfx/${name}/digests.json`,
    files: { entry: 'entry.js', doors: { app: ['app.js'], companion: ['companion.js'] } },
    ...more,
  })
  composeWith(
    [
      remoteOf('mf-desk', { routes: [{ path: '/desk', title: '', check: true }] }),
      remoteOf('mf-messages', { companion: './companion' }),
      remoteOf('mf-casework', { routes: [{ path: '/home/index', title: '', check: true }] }),
    ],
    { home: '/desk' },
  )
  fetchHomeAhead()
  expect(asked).toEqual([
    ...['entry.js', 'app.js', 'digests.json'].map(file => `/tjfx/mf-desk/${file}`),
    ...['entry.js', 'companion.js', 'digests.json'].map(file => `/tjfx/mf-messages/${file}`),
  ])
  globalThis.__PORTAL_INTEGRITY = undefined
})
