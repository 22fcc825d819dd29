import { composition } from '@portal/shared-lib'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { composeWith } from '../testing/compose-with'
import { closeToast, shownToasts } from '../toasts/toast-list'
import { beginTrial, endTrial } from './trial'
import { TrialBanner } from './trial-banner'

const renew = jest.fn()
jest.mock('../faults/renewal', () => ({ renewPortal: () => renew() }))

const NEWS = {
  name: 'mf-news',
  manifest: '/tjfx/remotes/mf-news/1/mf-manifest.json',
  digests: '/tjfx/remotes/mf-news/1/d',
  files: { entry: 'remoteEntry.1.js', doors: {} },
  routes: [{ path: '/news', title: '新闻', check: true }],
}
const MAIL = {
  name: 'mf-mail',
  manifest: '/tjfx/remotes/mf-mail/1/mf-manifest.json',
  routes: [{ path: '/mail', title: '邮件', check: false }],
}
const DIGEST = `sha256-${'a'.repeat(43)}=`
const TRIAL = { remote: 'mf-news', version: '2.0.0', address: 'https://try.example.cn/packs/', pack: DIGEST }
const SETTING = 'portalTrial'

/** What is asked of the other server: which file, by which digest. */
let asked: [string, string | undefined][] = []
/** What its remote.json says; undefined where the server is away. */
let pages: object[] | undefined

globalThis.fetch = async (url, { integrity } = {}) => {
  asked.push([String(url), integrity])
  if (!pages) throw new TypeError('Failed to fetch')
  return Response.json(String(url).endsWith('pack.json') ? { files: { 'remote.json': 'sha256-r' } } : { routes: pages })
}

/** Loads the portal of a province with this setting in the window. */
async function load(setting: unknown, trialOrigins?: string[]): Promise<void> {
  composeWith([NEWS, MAIL], trialOrigins && { trialOrigins })
  if (setting !== undefined)
    sessionStorage.setItem(SETTING, typeof setting === 'string' ? setting : JSON.stringify(setting))
  await beginTrial()
  render(<TrialBanner />)
}

const manifests = () => composition().remotes.map(({ manifest }) => manifest)
const COMPOSED = [NEWS.manifest, MAIL.manifest]
const ALLOWED = ['https://try.example.cn']

describe('a remote that is tried', () => {
  beforeEach(() => {
    asked = []
    pages = [{ path: '/news', title: '新闻', check: true }]
  })
  afterEach(() => {
    endTrial()
    for (const { id } of shownToasts()) closeToast(id)
    window.history.replaceState(null, '', '/tjfx/')
  })

  it('takes the place of the composed one, verified by its pack, where the province allows its origin', async () => {
    await load(TRIAL, ALLOWED)
    const folder = 'https://try.example.cn/packs/mf-news/2.0.0/'
    const [news, mail] = composition().remotes
    expect(news).toMatchObject({
      version: '2.0.0',
      manifest: `${folder}web/mf-manifest.json`,
      pack: { address: `${folder}pack.json`, integrity: DIGEST },
    })
    expect(news).not.toHaveProperty('digests')
    expect(news).not.toHaveProperty('files')
    expect(mail?.manifest).toBe(MAIL.manifest)
  })

  it('serves the pages of its own remote.json, verified by its pack, but none of others', async () => {
    const [page, added] = [
      { path: '/news', title: '要闻', check: true },
      { path: '/news/old', title: '往期', check: false },
    ]
    pages = [page, added, { path: '/mail', title: '', check: false }, { path: '/preview', title: '', check: false }]
    await load(TRIAL, ALLOWED)
    expect(composition().remotes[0]?.routes).toEqual([page, added])
    const folder = 'https://try.example.cn/packs/mf-news/2.0.0/'
    expect(asked).toEqual([
      [`${folder}pack.json`, DIGEST],
      [`${folder}remote.json`, 'sha256-r'],
    ])
  })

  it('keeps the composed pages where its own cannot be read, and that is told', async () => {
    pages = undefined
    await load(TRIAL, ALLOWED)
    expect(composition().remotes[0]).toMatchObject({ version: '2.0.0', routes: NEWS.routes })
    expect(shownToasts()[0]?.text).toContain('新增的页面不能打开')
  })

  it('is named over everything, with its origin and a way to end it', async () => {
    await load(TRIAL, ALLOWED)
    const banner = screen.getByText(/正在试用/)
    expect(banner).toHaveTextContent('正在试用 mf-news 2.0.0，来自 https://try.example.cn，不是正式发布的版本')
    expect(banner.closest('[role=alert]')).toHaveAttribute('popover', 'manual')
    await userEvent.click(screen.getByRole('button', { name: '结束试用' }))
    expect(sessionStorage.getItem(SETTING)).toBeNull()
    expect(renew).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['where the province allows none', TRIAL, undefined, '不允许试用来自 https://try.example.cn 的组件'],
    [
      'from another origin',
      { ...TRIAL, address: 'https://evil.example.cn/' },
      ALLOWED,
      '不允许试用来自 https://evil.example.cn',
    ],
    ['from one that begins alike', { ...TRIAL, address: 'https://try.example.cn.evil.cn/' }, ALLOWED, '不允许试用'],
    ['from another port', { ...TRIAL, address: 'https://try.example.cn:8443/' }, ALLOWED, '不允许试用'],
    ['without encryption', { ...TRIAL, address: 'http://try.example.cn/' }, ALLOWED, '不允许试用'],
    ['from one named as a user', { ...TRIAL, address: 'https://try.example.cn@evil.cn/' }, ALLOWED, '格式不正确'],
    ['from a backslash', { ...TRIAL, address: 'https://evil.cn\\@try.example.cn/' }, ALLOWED, '格式不正确'],
    ['from no server', { ...TRIAL, address: 'data:text/javascript,alert(1)/' }, ALLOWED, '格式不正确'],
    ['that climbs out of its folder', { ...TRIAL, version: '../../x' }, ALLOWED, '格式不正确'],
    ['without a digest', { ...TRIAL, pack: '' }, ALLOWED, '格式不正确'],
    ['that is not in the portal', { ...TRIAL, remote: 'mf-none' }, ALLOWED, '没有组件 mf-none'],
    ['that is no setting', '[]', ALLOWED, '格式不正确'],
    ['that is nothing at all', 'null', ALLOWED, '格式不正确'],
    ['that is no JSON', '{', ALLOWED, '格式不正确'],
  ])('is ignored, and that is told, %s', async (_, setting, origins, told) => {
    await load(setting, origins)
    expect(manifests()).toEqual(COMPOSED)
    expect(screen.queryByText(/正在试用/)).toBeNull()
    expect(shownToasts()).toEqual([expect.objectContaining({ tone: 'warning', text: expect.stringContaining(told) })])
    expect(sessionStorage.getItem(SETTING)).toBeNull()
  })

  it('cannot be set by a link, nor by what outlives the window', async () => {
    const text = encodeURIComponent(JSON.stringify(TRIAL))
    window.history.replaceState(null, '', `/tjfx/login?${SETTING}=${text}#${SETTING}=${text}`)
    window.name = JSON.stringify({ [SETTING]: TRIAL })
    localStorage.setItem(SETTING, JSON.stringify(TRIAL))
    await load(undefined, ALLOWED)
    expect(manifests()).toEqual(COMPOSED)
    expect(shownToasts()).toEqual([])
    localStorage.clear()
  })
})
