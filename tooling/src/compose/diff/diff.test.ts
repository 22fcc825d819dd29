import { lockOf } from '../lock.ts'
import { provinceOf, remoteOf } from '../testing.ts'
import type { Part } from '../workspace.ts'
import { diff } from './diff.ts'

const lock = ({
  province,
  all = [],
  policy = "script-src 'self'",
  files = {},
}: {
  province?: object
  all?: Part[]
  policy?: string
  files?: Record<string, string>
} = {}) => {
  const parts = { province: provinceOf(province), all, sharedLib: '0.1.0' }
  return lockOf(parts, { 'Content-Security-Policy': policy }, files)
}

describe('what changes between two compositions', () => {
  it('is nothing where they are the same', () => {
    expect(diff(lock({ all: [remoteOf('mf-mail')] }), lock({ all: [remoteOf('mf-mail')] }))).toEqual({
      staff: [],
      security: [],
    })
  })

  it('is told to staff as titles, pages, menus and versions', () => {
    const header = [{ title: '非密邮件', order: 30, opens: { page: '/mail' } }]
    const before = lock({ all: [remoteOf('mf-mail', { header }), remoteOf('mf-news'), remoteOf('mf-map')] })
    const routes = [{ path: '/yj/all', title: '邮件', check: true }]
    const menus = [{ url: 'yj', title: '往来邮件', block: 'home', pages: [{ path: '/yj/all' }] }]
    const after = lock({
      province: { title: '云汀省信访', home: '/desk' },
      all: [remoteOf('mf-mail', { version: '1.4.0', routes, menus }), remoteOf('mf-news', {}, { id: 'ffffffffffff' })],
    })
    expect(diff(before, after).staff).toEqual([
      'The title of the portal: 临江省信访业务系统 becomes 云汀省信访',
      'The page after signing in: nothing becomes /desk',
      'The page 邮件 (/yj/all) is new',
      'In the side menu 往来邮件 is new',
      'In the header 非密邮件 goes',
      'mf-mail 1.3.0 becomes 1.4.0',
      'mf-map 1.3.0 goes',
      'mf-news 1.3.0 has other content under the same version',
    ])
  })

  it('is told to the security office as rules, permissions, calls, packages and files', () => {
    const { signInPolicy } = provinceOf()
    const packages = [{ name: 'tool', version: '2.0.0' }]
    const more = remoteOf('mf-mail', { permissions: ['yj:all'], calls: ['mail.inbox'] }, { packages })
    const before = lock({ all: [remoteOf('mf-mail')], files: { '/a.js': 'sha256-1', '/b.js': 'sha256-2' } })
    const after = lock({
      province: { signInModes: ['key'], signInPolicy: { ...signInPolicy, idleMinutes: 20 } },
      all: [more],
      policy: "script-src 'self' https://news.example.cn",
      files: { '/a.js': 'sha256-3', '/c.js': 'sha256-4' },
    })
    expect(diff(before, after).security).toEqual([
      'The ways to sign in: ["ordinary","code","key","qr"] becomes ["key"]',
      'What is demanded of accounts, idleMinutes: 30 becomes 20',
      "Of the page, the rule script-src 'self' https://news.example.cn is new",
      "Of the page, the rule script-src 'self' goes",
      'The permission yj:all is new',
      'The call mail.inbox is new',
      'The npm package tool@2.0.0 is new',
      'Files: 1 are new, 1 have other content, 1 go',
    ])
  })
})
