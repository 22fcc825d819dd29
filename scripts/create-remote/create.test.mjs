import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { RemoteManifest } from '../../shared-lib/src/contract/remote-manifest'
import { createRemote } from './create.mjs'

const PROJECT = resolve(__dirname, '../..')
const LOCK = { lockfileVersion: 3, packages: { '': {}, 'mf-mail': {}, 'mf-messages': {}, 'node_modules/zod': {} } }

describe('a new remote', () => {
  /** @type {string} */
  let root

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-remote-'))
    write('package-lock.json', JSON.stringify(LOCK))
    cpSync(join(PROJECT, 'provinces/linjiang/province.json'), join(root, 'provinces/linjiang/province.json'), {
      recursive: true,
    })
    write('mf-mail/remote.json', JSON.stringify({ routes: [{ path: '/letters/all' }] }))
    write('mf-mail/src/api.ts', `remoteApi('mf-mail', 'mail', build => ({}))`)
    write('provinces/linjiang/remotes/mf-desk/remote.json', '{ "routes": [] }')
    write('provinces/linjiang/remotes/mf-desk/src/app.ts', '')
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  /** @param {string} path @param {string} text */
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  /** @param {string} path */
  const read = path => readFileSync(join(root, path), 'utf8')
  /** @param {string} name */
  const create = (name, title = '案件便签') => createRemote({ root, name, title, province: 'linjiang' })

  test('has the name and the title everywhere, and a manifest that fits', async () => {
    const files = await create('mf-case-notes')
    const all = files.map(file => read(`mf-case-notes/${file}`)).join('\n')
    expect(all).not.toMatch(/sample|示例/i)
    expect(all).toContain('useCaseNotesPeopleQuery')
    expect(RemoteManifest.parse(JSON.parse(read('mf-case-notes/remote.json')))).toMatchObject({
      name: 'mf-case-notes',
      routes: [{ path: '/caseNotes/colleagues', title: '案件便签列表', check: true }],
      permissions: ['caseNotes:write'],
    })
    expect(read('mf-case-notes/webpack.config.mjs')).toContain(`from '../scripts/webpack/preset.mjs'`)
  })

  test('is composed into the province, whose file stays as it was otherwise', async () => {
    const before = read('provinces/linjiang/province.json')
    await create('mf-case-notes')
    const after = read('provinces/linjiang/province.json')
    expect(JSON.parse(after).remotes).toMatchObject({ 'mf-case-notes': '^0.1.0', 'mf-mail': '^0.1.0' })
    expect(after.replace(/ +"mf-case-notes": "\^0\.1\.0",\n/, '')).toBe(before)
  })

  test('is locked and linked as npm would do it, so that nothing has to be installed', async () => {
    await create('mf-case-notes')
    const { packages } = JSON.parse(read('package-lock.json'))
    const link = 'node_modules/@portal/mf-case-notes'
    expect(Object.keys(packages)).toEqual(['', 'mf-case-notes', 'mf-mail', 'mf-messages', link, 'node_modules/zod'])
    expect(packages['mf-case-notes']).toMatchObject({ version: '0.1.0', dependencies: { react: expect.anything() } })
    expect(read(`${link}/remote.json`)).toBe(read('mf-case-notes/remote.json'))
  })

  test.each([
    ['notes', 'notes is no name of a remote: small letters in words, like mf-contacts'],
    ['mf-Notes', 'mf-Notes is no name of a remote'],
    ['mf-../x', 'mf-../x is no name of a remote'],
    ['mf-mail', 'mf-mail is taken: mf-mail'],
    ['mf-desk', 'mf-desk is taken: provinces/linjiang/remotes/mf-desk'],
    ['mf-letters', 'mf-letters would have pages below /letters, where mf-mail has /letters/all'],
    ['mf-mail-list', 'mf-mail-list would name its endpoints mailList…, and mf-mail has mail…'],
  ])('cannot be called %s', async (name, problem) => {
    const before = read('provinces/linjiang/province.json')
    await expect(create(name)).rejects.toThrow(problem)
    expect(read('provinces/linjiang/province.json')).toBe(before)
  })

  test('has no title that would end a text in code', async () => {
    await expect(create('mf-case-notes', `'; alert(1); '`)).rejects.toThrow('is no title')
    expect(() => read('mf-case-notes/remote.json')).toThrow('ENOENT')
  })
})
