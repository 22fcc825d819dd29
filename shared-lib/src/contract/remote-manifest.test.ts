import { ProvinceManifest, RemoteManifest } from './remote-manifest'

const originsOf = (origin: string) => ProvinceManifest.shape.trialOrigins.safeParse([origin]).success

describe('the origins that a province lists for trials', () => {
  it.each(['https://try.example.cn', 'http://10.1.2.3:7101', 'http://localhost:7101'])('may be %s', origin =>
    expect(originsOf(origin)).toBe(true),
  )

  it.each([
    'https://try.example.cn/',
    'https://try.example.cn/packs',
    'https://*.example.cn',
    'https://me@try.example.cn',
    'https://try.example.cn https://evil.cn',
    "https://try.example.cn; script-src 'unsafe-inline'",
    'try.example.cn',
    'data:',
    '*',
    'null',
  ])('are no %s, which a policy would take for more', origin => expect(originsOf(origin)).toBe(false))
})

describe('where a remote comes from that is not served with the portal', () => {
  const fits = (origin: string) =>
    ProvinceManifest.shape.remotes.safeParse({ 'mf-notes': { version: '^1.0.0', origin } }).success

  it('is a place on one host', () => {
    expect(fits('https://remotes.example.cn:8443/packs/')).toBe(true)
    for (const origin of ['https://*.example.cn/', 'https://remotes.example.cn', 'data:/', '/packs/'])
      expect(fits(origin)).toBe(false)
  })
})

describe('a page that is rendered at build', () => {
  const fits = (route: object) =>
    RemoteManifest.shape.routes.safeParse([{ path: '/news', title: '要闻', check: false, prerender: true, ...route }])

  it('is one that is seen before anybody has signed in', () => {
    expect(fits({ open: true }).success).toBe(true)
    expect(fits({ path: '/login' }).success).toBe(true)
    expect(fits({}).error?.issues).toMatchObject([
      { path: [0, 'prerender'], message: 'only of /login and of pages that are open to all' },
    ])
  })
})

describe("a province's face", () => {
  const { mark, primaryColor, headerColor } = ProvinceManifest.shape

  it('is a mark in lines, and a plain one where none is drawn', () => {
    expect(mark.parse('M2 16h28a1 1 0 0 1-.5 2z')).toBe('M2 16h28a1 1 0 0 1-.5 2z')
    expect(mark.parse(undefined)).toMatch(/^M/)
    for (const wrong of ['', '16h28', `M2 2'/><script>`, 'M2 2"', 'M2 2{{title}}', `M${'1 '.repeat(500)}`])
      expect(mark.safeParse(wrong).success).toBe(false)
  })

  it.each([primaryColor, headerColor])('has colours on which white is read, and says so', colour => {
    expect(colour.safeParse('#0b6b5c').success).toBe(true)
    for (const wrong of ['#7db2ff', '#fff', 'green', '#0b6b5c;', 'url(x)'])
      expect(colour.safeParse(wrong).error?.issues[0]?.message).toContain('a contrast of at least 4.5')
  })
})
