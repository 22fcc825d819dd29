import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { type ComposedRemote, composition, type Lifecycles } from '@portal/shared-lib'
import { screen, waitFor } from '@testing-library/react'
import { setShellState } from '../guard/shell-state'
import { composeWith } from '../testing/compose-with'
import { closeToast, shownToasts } from '../toasts/toast-list'
import { RemoteView } from './remote-view'

// What crosses the network is replaced, nothing else: the federation runtime needs a built remote.
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => undefined,
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}))
const loading = jest.mocked(loadRemote)

const digest = (letter: string) => `sha256-${letter.repeat(43)}=`
const FLOOR = '/tjfx/floor.1a2b3c4d.json'
const page = { path: '/news/list', title: '要闻', check: true }
const added = { path: '/news/new', title: '新栏', check: true }

let remotes = 0
/** Each test has a remote of its own: what was asked for and what fell back is remembered. */
function newsAt(version: string): ComposedRemote & { files: Required<ComposedRemote>['files'] } {
  const folder = `/tjfx/remotes/mf-news${remotes}/${version}-0123456789ab/`
  return {
    name: `mf-news${remotes}`,
    version,
    container: `mf_news${remotes}`,
    manifest: `${folder}mf-manifest.json`,
    files: { entry: 'remoteEntry.js', doors: { app: [], widgets: [] } },
    routes: [page, added],
  }
}
const entryOf = ({ manifest }: ComposedRemote) =>
  new URL('remoteEntry.js', new URL(manifest, window.location.href)).href
const pathOf = (remote: ComposedRemote) => new URL(entryOf(remote)).pathname

const shows = (text: string): Lifecycles => ({
  bootstrap: async () => undefined,
  mount: async ({ domElement }) => {
    domElement.textContent = text
  },
  unmount: async () => undefined,
})

/** What the server has by path: under another digest than the page knows, or with a status of its own. */
let served: Record<string, { digest?: string; status?: number; text?: string }>
let sent: Record<string, unknown>[]
let outdated: boolean

const comes = (text: string) => loading.mockResolvedValueOnce((() => ({ default: shows(text) })) as never)
const breaks = (remote: ComposedRemote) => {
  const error = Object.assign(new Error(`Loading chunk 7 failed.\n(error: ${entryOf(remote)})`), {
    name: 'ChunkLoadError',
  })
  loading.mockRejectedValueOnce(error)
}

let news: ReturnType<typeof newsAt>
let view: RemoteView | undefined

/** Composes the newer version with the earlier one below it; `earlier` changes what the floor's file says of it. */
function compose({ earlier = {}, floor = [FLOOR] } = {}) {
  remotes++
  news = newsAt('1.2.0')
  const before = newsAt('1.0.0')
  composeWith([news])
  Object.assign(composition(), { floor: floor[0] })
  globalThis.__PORTAL_INTEGRITY = { [FLOOR]: digest('f'), [pathOf(news)]: digest('n') }
  const { routes: _routes, ...known } = before
  const digests = { [pathOf(before)]: digest('e'), '/tjfx/js/main.js': digest('x'), '/tjfx/bad.js': 'none' }
  const text = JSON.stringify({ remotes: [{ ...known, routes: [page.path], digests, ...earlier }] })
  served = { [FLOOR]: { digest: digest('f'), text }, [pathOf(news)]: { digest: digest('other') } }
  return before
}

function open(showing: Partial<ConstructorParameters<typeof RemoteView>[1]> = {}) {
  const place = document.createElement('div')
  document.body.append(place)
  view = new RemoteView(news, { place, door: 'app', part: 'list', ...showing })
  view.show()
  return place
}

const runs = () => composition().remotes.find(({ name }) => name === news.name)?.version

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  setShellState({ path: page.path, title: '', served: true })
  sent = []
  outdated = false
  loading.mockReset()
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const { pathname } = new URL(String(url), window.location.href)
    if (pathname.endsWith('client-errors')) {
      sent.push(JSON.parse(String(init.body)))
      return Response.json({ code: 0, data: null })
    }
    if (pathname === composition().province.basePath)
      return new Response(outdated ? '<script type="application/json" id="composition">{}</script>' : '')
    const file = served[pathname]
    if (!file) return new Response('', { status: 404 })
    if (init.integrity && init.integrity !== file.digest) throw new TypeError('Failed to fetch')
    const headers = { 'content-type': pathname.endsWith('.js') ? 'text/javascript' : 'application/json' }
    return new Response(file.text ?? '', { status: file.status ?? 200, headers })
  }) as typeof fetch
})
afterEach(async () => {
  await view?.hide()
  view = undefined
  for (const { id } of shownToasts()) closeToast(id)
  globalThis.__PORTAL_INTEGRITY = undefined
})

describe('a remote whose newer version fails', () => {
  it.each([
    ['has other bytes than composed', { digest: digest('other') }],
    ['is gone', { status: 404 }],
  ])('runs in its earlier one where a file %s, with words, and the server knows', async (_, file) => {
    const before = compose()
    served[pathOf(news)] = file
    breaks(news)
    comes('上一版的要闻')
    const place = open()
    await waitFor(() => expect(place).toHaveTextContent('上一版的要闻'))
    expect(await screen.findByRole('status')).toHaveTextContent('现以上一版本（1.0.0）运行，可照常办理')
    expect(registerRemotes).toHaveBeenLastCalledWith([{ name: news.container, entry: entryOf(before) }], {
      force: true,
    })
    expect(globalThis.__PORTAL_INTEGRITY?.[pathOf(before)]).toBe(digest('e'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ remote: news.name, version: '1.2.0', kind: 'load', floor: '1.0.0' })
    expect(composition().remotes[0]).toMatchObject({ version: '1.0.0', insteadOf: '1.2.0', routes: [page] })
  })

  it('so does one that breaks off before it shows anything, and every other part of it from then on', async () => {
    compose()
    loading.mockRejectedValueOnce(new TypeError('x is not a function'))
    comes('上一版的要闻')
    const place = open()
    await waitFor(() => expect(place).toHaveTextContent('上一版的要闻'))
    await view?.hide()
    comes('上一版的部件')
    const other = open({ door: 'widgets' })
    await waitFor(() => expect(other).toHaveTextContent('上一版的部件'))
    expect(sent).toHaveLength(1)
  })

  it('says so over the page where it is a dialog', async () => {
    compose()
    breaks(news)
    comes('上一版的对话框')
    const place = document.body.appendChild(document.createElement('div'))
    view = new RemoteView(news, { place, door: 'widgets', onClose: () => undefined })
    view.show()
    await waitFor(() => expect(shownToasts()[0]?.text).toContain('现以上一版本（1.0.0）运行'))
  })

  it('several parts that fail at once fall back once', async () => {
    compose()
    breaks(news)
    breaks(news)
    loading.mockResolvedValue((() => ({ default: shows('上一版') })) as never)
    const [one, other] = [open(), open({ door: 'widgets' })]
    await waitFor(() => expect([one.textContent, other.textContent].join()).toMatch(/上一版.*上一版/))
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('keeps what is known of other files, and takes no digest that is malformed', async () => {
    compose()
    Object.assign(globalThis.__PORTAL_INTEGRITY ?? {}, { '/tjfx/js/main.js': digest('m') })
    breaks(news)
    comes('上一版')
    const place = open()
    await waitFor(() => expect(place).toHaveTextContent('上一版'))
    expect(globalThis.__PORTAL_INTEGRITY).toMatchObject({ '/tjfx/js/main.js': digest('m') })
    expect(globalThis.__PORTAL_INTEGRITY).not.toHaveProperty(['/tjfx/bad.js'])
  })

  it('tells what is wrong with the earlier one where that fails, too', async () => {
    compose()
    breaks(news)
    loading.mockRejectedValueOnce(new TypeError('neither'))
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent(`${news.name}@1.0.0`)
  })
})

describe('stays as it is, with the fault,', () => {
  it.each<[string, () => void]>([
    ['where the composition has no floor', () => compose({ floor: [] })],
    ['where the floor has not that remote', () => compose({ earlier: { name: 'mf-other' } })],
    ['where its earlier version has not that page', () => compose({ earlier: { routes: ['/news/old'] } })],
    ['where its earlier version has not that door', () => compose({ earlier: { files: { entry: 'x', doors: {} } } })],
    [
      'where the floor’s file is not the one that the page knows',
      () => {
        compose()
        Object.assign(served[FLOOR] ?? {}, { digest: digest('g') })
      },
    ],
    [
      'where the page knows no digest of the floor’s file',
      () => {
        compose()
        delete globalThis.__PORTAL_INTEGRITY?.[FLOOR]
      },
    ],
    [
      'where the network is away',
      () => {
        compose()
        served[pathOf(news)] = { status: 503 }
      },
    ],
    [
      'where the file has come by now',
      () => {
        compose()
        served[pathOf(news)] = { digest: digest('n') }
      },
    ],
    [
      'where a newer portal is out',
      () => {
        compose()
        outdated = true
      },
    ],
  ])('%s', async (_, prepare) => {
    prepare()
    breaks(news)
    open()
    await screen.findByRole('alert')
    expect(runs()).toBe('1.2.0')
    await waitFor(() => expect(sent[0]).not.toHaveProperty('floor'))
  })

  it('where it crashes after it was there', async () => {
    compose()
    let crash: (error: unknown) => void = () => undefined
    const lifecycles = {
      ...shows(''),
      mount: async ({ onFault }: Parameters<Lifecycles['mount']>[0]) => {
        crash = onFault
      },
    }
    loading.mockResolvedValueOnce((() => ({ default: lifecycles })) as never)
    open()
    await waitFor(() => expect(screen.queryByText('加载中...')).toBeNull())
    crash(new TypeError('render'))
    await screen.findByRole('alert')
    expect(runs()).toBe('1.2.0')
  })
})
