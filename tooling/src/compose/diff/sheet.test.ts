import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHANGE_NAMES, changesBetween } from '@portal/shared-lib/contract/rules/compositions'
import { lockId, lockOf } from '../lock.ts'
import { provinceOf, remoteOf } from '../testing.ts'
import { readSheet } from './read-sheet.ts'
import { securityChanges } from './security-changes.ts'
import { type Sheet, sheetOf } from './sheet.ts'

const change = { subject: '应用', how: '变更', name: 'mf-mail', before: '1.3.0', after: '1.4.0' }
const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  province: '云汀省',
  before: '0123456789ab',
  after: 'abcdef012345',
  staff: [change],
  security: [],
  ...more,
})

const elements = (html: string) => new Set([...html.matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name))

it('names both compositions, says what changes, and has lines to sign and date', () => {
  const html = sheetOf(sheet())
  for (const text of ['云汀省', '0123456789ab', 'abcdef012345', '应用、内容与设置的变化（1项）', '<p>无变化。</p>'])
    expect(html).toContain(text)
  expect(html).toContain('<tr><td>应用</td><td>变更</td><td>mf-mail</td><td>1.3.0</td><td>1.4.0</td></tr>')
  expect(html).toContain('申请人</th><td>申请启用</td><td>签字：</td><td>日期：')
  for (const who of ['安全保密审核人', '审批人'])
    expect(html).toContain(`${who}</th><td>□同意　□不同意</td><td>签字：</td><td>日期：`)
})

it('loads nothing from anywhere, and runs nothing that a remote calls itself', () => {
  const html = sheetOf(sheet({ staff: [{ ...change, name: '<img src="https://x.example.cn/a.png">' }] }))
  expect(html).toContain('&lt;img src=&quot;https://x.example.cn/a.png&quot;>')
  expect([...elements(html)].filter(name => /^(script|img|link|iframe|a|object|form)$/.test(name ?? ''))).toEqual([])
  expect(html.replaceAll(/&lt;img[^>]*>/g, '')).not.toMatch(/https?:|url\(|@import/)
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
})

it('says of security which calls, packages and rules come and go, and how many files', () => {
  const lock = (calls: string[], version: string, policy: string, files: Record<string, string>) => {
    const all = [remoteOf('mf-mail', { calls }, { packages: [{ name: 'tool', version }] })]
    return lockOf({ province: provinceOf(), all, sharedLib: '0.1.0' }, { 'Content-Security-Policy': policy }, files)
  }
  const before = lock(['mail.inbox'], '1.0.0', "default-src 'self'; frame-src 'none'", {
    '/a': '1',
    '/b': '1',
    '/c': '1',
  })
  const after = lock(['mail.inbox', 'mail.recall'], '2.0.0', "default-src 'self'", { '/a': '1', '/b': '2', '/d': '1' })
  expect(
    securityChanges(before, after, CHANGE_NAMES).map(({ subject, how, name }) => `${subject} ${how} ${name}`),
  ).toEqual([
    '业务接口 新增 mail.recall',
    '第三方软件包 新增 tool@2.0.0',
    '第三方软件包 取消 tool@1.0.0',
    "页面安全规则 取消 frame-src 'none'",
    '浏览器文件 新增 1个',
    '浏览器文件 变更 1个',
    '浏览器文件 取消 1个',
  ])
  expect(securityChanges(after, after, CHANGE_NAMES)).toEqual([])
})

it('is made from two locks, by the ids under which both are held', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'))
  const put = async (name: string, version: string, province: object) => {
    const text = JSON.stringify(
      lockOf({ province: provinceOf(province), all: [remoteOf('mf-mail', { version })], sharedLib: '0.1.0' }, {}, {}),
    )
    await writeFile(join(folder, name), text)
    return lockId(text)
  }
  const ids = [await put('1', '1.3.0', {}), await put('2', '1.4.0', { home: '/desk' })]
  const made = await readSheet({ changesBetween, CHANGE_NAMES }, join(folder, '1'), join(folder, '2'))
  expect([made.before, made.after]).toEqual(ids)
  expect(made.staff.map(({ subject, how, name, after }) => [subject, how, name, after])).toEqual([
    ['应用', '变更', 'mf-mail', '1.4.0（构建 0123456789ab）'],
    ['设置', '新增', '登录后首页', '/desk'],
  ])
  await rm(folder, { recursive: true })
})
