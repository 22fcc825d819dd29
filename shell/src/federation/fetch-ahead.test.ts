import { composeWith } from '../testing/compose-with'
import { fetchHomeAhead, fetchMenuAhead, fetchOpenedAhead, fetchPageAhead } from './fetch-ahead'

const asked: string[] = []

/** The files of a part that the tests below name are asked for once in a window, so each composes its own. */
const compose = (folder: string) => {
  const remoteOf = (name: string, paths: string[], more: object = {}) => ({
    name,
    manifest: `/${folder}/${name}/mf-manifest.json`,
    digests: `/${folder}/${name}/digests.json`,
    files: { entry: 'entry.js', doors: { app: ['app.js'], companion: ['companion.js'] } },
    routes: paths.map(path => ({ path, title: '', check: true, open: path === '/screen' })),
    ...more,
  })
  composeWith(
    [
      remoteOf('mf-login', ['/login']),
      remoteOf('mf-desk', ['/desk']),
      remoteOf('mf-messages', [], { companion: './companion' }),
      remoteOf('mf-casework', ['/home/index', '/letters/one', '/letters/two', '/screen']),
      remoteOf('mf-mail', ['/mail/inbox']),
    ],
    { home: '/desk' },
  )
  const filesOf = (name: string, door: string) =>
    ['digests.json', 'entry.js', `${door}.js`].map(file => `/${folder}/${name}/${file}`)
  return { filesOf }
}

beforeEach(() => {
  asked.length = 0
  globalThis.__PORTAL_INTEGRITY = {}
  globalThis.fetch = async url => {
    asked.push(new URL(String(url), window.location.href).pathname)
    return new Response('', { status: 404 })
  }
})
afterEach(() => {
  globalThis.__PORTAL_INTEGRITY = undefined
})

it('while somebody signs in: the home page, what stands beside every page, and nothing else', () => {
  const { filesOf } = compose('a')
  fetchHomeAhead()
  expect(asked).toEqual([...filesOf('mf-desk', 'app'), ...filesOf('mf-messages', 'companion')])
})

it('while the guard asks: the sign-in, which all are led to who have no session, but from a page that is open to all', () => {
  const { filesOf } = compose('b')
  fetchOpenedAhead('/letters/one')
  expect(asked).toEqual(filesOf('mf-login', 'app'))
  asked.length = 0
  fetchOpenedAhead('/screen')
  expect(asked).toEqual(filesOf('mf-casework', 'app'))
})

it('while the page rests: the remote that most of the menu leads to', () => {
  const { filesOf } = compose('c')
  const page = (path: string) => ({ path, title: '' })
  const menu = [page('/mail/inbox'), page('/letters/one'), page('/letters/two'), page('/elsewhere')]
  fetchMenuAhead([{ path: '/', title: '', block: '', children: menu }])
  expect(asked).toEqual(filesOf('mf-casework', 'app'))
  asked.length = 0
  fetchMenuAhead([])
  expect(asked).toEqual([])
})

it('what is pointed at, once', () => {
  const { filesOf } = compose('d')
  fetchPageAhead('/mail/inbox')
  fetchPageAhead('/mail/inbox')
  fetchPageAhead('/nowhere')
  expect(asked).toEqual(filesOf('mf-mail', 'app'))
})
