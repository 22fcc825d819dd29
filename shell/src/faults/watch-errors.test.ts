import { composition, send } from '@portal/shared-lib'
import { notices } from '@portal/shared-lib/contract/calls/notices'
import { waitFor } from '@testing-library/react'
import { setShellState } from '../guard/shell-state'
import { closeToast, shownToasts } from '../toasts/toast-list'
import { watchErrors } from './watch-errors'

const SOURCE = 'http://localhost/tjfx/remotes/mf-news/1.2.3-abc/js/7.1a2b.js:1:20345'

/** An error as if the code at `place` had thrown it. */
function errorFrom(place: string, error = new TypeError('不能读取 钱乙舟')): Error {
  error.stack = `TypeError: 不能读取 钱乙舟 http://elsewhere.example/x.js:1:1\n    at f (${place})\n    at http://localhost/tjfx/js/main.b5.js:2:3`
  return error
}

const thrown = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent)

describe('faults outside of rendering', () => {
  const sent: Record<string, unknown>[] = []
  let page = '<html></html>'

  beforeAll(() => {
    Object.assign(composition(), {
      remotes: [
        {
          name: 'mf-news',
          version: '1.2.3',
          container: 'mf_news',
          manifest: '/tjfx/remotes/mf-news/1.2.3-abc/mf-manifest.json',
          routes: [],
        },
        {
          name: 'mf-far',
          version: '4.0.0',
          container: 'mf_far',
          manifest: 'https://far.example.cn/packs/mf-far/4.0.0/web/mf-manifest.json',
          routes: [],
        },
      ],
    })
    globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
      if (!String(url).includes('/api/')) return new Response(page)
      if (url.endsWith('client-errors')) sent.push(JSON.parse(String(init.body)))
      return Response.json({ code: 0, data: null })
    }) as typeof fetch
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    watchErrors()
  })
  beforeEach(() => {
    sent.length = 0
    for (const { id } of shownToasts()) closeToast(id)
    setShellState({ path: '/news/list', title: '', served: true })
  })

  it('name the remote and a number, and tell the server both and no text', async () => {
    thrown(errorFrom(SOURCE))
    await waitFor(() => expect(shownToasts()).toHaveLength(1))
    const reference = shownToasts()[0]?.quote?.match(/^mf-news@1\.2\.3　编号 ([2-9A-HJ-NP-Z]{8})$/)?.[1]
    expect(sent).toEqual([
      {
        reference,
        remote: 'mf-news',
        version: '1.2.3',
        kind: 'event',
        path: '/news/list',
        error: 'TypeError',
        frames: ['remotes/mf-news/1.2.3-abc/js/7.1a2b.js:1:20345', 'js/main.b5.js:2:3'],
      },
    ])
  })

  it('reach the server later where it did not answer', async () => {
    const answering = globalThis.fetch
    globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
    thrown(errorFrom(SOURCE.replace('20345', '5')))
    await waitFor(() => expect(shownToasts()).toHaveLength(1))
    await new Promise(resolve => setTimeout(resolve))
    globalThis.fetch = answering
    await send(notices, {})
    await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ kind: 'event' })))
  })

  it('that are the same are reported once and counted', async () => {
    const place = SOURCE.replace('20345', '7')
    for (let time = 0; time < 50; time++) rejected(errorFrom(place))
    await waitFor(() => expect(shownToasts()[0]?.count).toBe(50))
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ kind: 'promise' })
  })

  it('of the shell are its own', async () => {
    thrown(errorFrom('http://localhost/tjfx/js/main.b5.js:9:9'))
    await waitFor(() => expect(shownToasts()[0]?.quote).toMatch(/^shell@/))
  })

  it('of a remote from another origin are its own, too', async () => {
    thrown(errorFrom('https://far.example.cn/packs/mf-far/4.0.0/web/js/7.1a2b.js:1:7'))
    await waitFor(() => expect(shownToasts()[0]?.quote).toMatch(/^mf-far@4\.0\.0/))
    expect(sent[0]).toMatchObject({ frames: ['elsewhere/mf-far/js/7.1a2b.js:1:7', 'js/main.b5.js:2:3'] })
  })

  it.each<[string, () => unknown]>([
    ['of an extension', () => thrown(Object.assign(new Error('x'), { stack: 'at f (chrome-extension://a/b.js:1:1)' }))],
    ['that are remarks on layout', () => thrown(undefined)],
    ['of a call that was given up', () => rejected(new DOMException('', 'AbortError'))],
  ])('%s are nobody’s business', async (_, occur) => {
    occur()
    await new Promise(resolve => setTimeout(resolve))
    expect(shownToasts()).toEqual([])
    expect(sent).toEqual([])
  })

  it('that are refusals nobody handled are told in the words of the server', async () => {
    rejected({ kind: 'refused', message: '该事项已由他人处理', retry: false })
    rejected({ kind: 'expired', message: '登录状态已失效', retry: false })
    await waitFor(() => expect(shownToasts().map(({ text }) => text)).toEqual(['该事项已由他人处理']))
  })

  it('that are files which are gone after an update offer to load the portal anew', async () => {
    page = '<html><script type="application/json" id="composition">{"newer":1}</script></html>'
    const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
    rejected(errorFrom(SOURCE.replace('20345', '8'), gone))
    await waitFor(() => expect(shownToasts()[0]?.action?.label).toBe('刷新'))
    expect(sent).toMatchObject([{ kind: 'load', error: 'ChunkLoadError' }])
  })

  it('that are files which did not come ask to try again', async () => {
    page = '<html></html>'
    const failed = Object.assign(new Error('Loading chunk 9 failed.'), { name: 'ChunkLoadError' })
    rejected(errorFrom(SOURCE.replace('20345', '9'), failed))
    await waitFor(() => expect(shownToasts()[0]?.text).toBe('该功能加载失败，请检查网络后重试。'))
  })

  it('of a page that is being left are told only once it stays', async () => {
    jest.useFakeTimers()
    window.dispatchEvent(new Event('beforeunload'))
    thrown(errorFrom(SOURCE.replace('20345', '11')))
    await jest.advanceTimersByTimeAsync(2900)
    expect(sent).toEqual([])
    await jest.advanceTimersByTimeAsync(200)
    expect(sent).toHaveLength(1)
    jest.useRealTimers()
  })
})
