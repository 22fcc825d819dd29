import { generateKeyPairSync } from 'node:crypto'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signPack } from '../pack/pack.ts'
import {
  composed,
  lock,
  packed,
  registry,
  target,
  useRegistry,
  versionOfNews,
  write,
  writeProvince,
} from '../pack/testing-registry.ts'
import { scriptHash } from './browser-check.ts'
import { provinceOf } from './testing.ts'

useRegistry()

describe('packing', () => {
  it('writes a folder that says what is in it and how it may be loaded', async () => {
    const folder = join(registry, 'mf-news/1.0.0')
    const { files, endpoints, packages } = JSON.parse(await readFile(join(folder, 'pack.json'), 'utf8'))
    expect(Object.keys(files)).toEqual([
      'contract.json',
      'remote.json',
      'types/doors.d.ts',
      'web/css/1.1a2b3c4d.css',
      'web/mf-manifest.json',
      'web/remoteEntry.1a2b3c4d.js',
    ])
    expect({ endpoints, packages }).toMatchObject({ endpoints: ['news'], packages: [{ name: '@scope/tool' }] })
    expect(await readFile(join(folder, 'types/doors.d.ts'), 'utf8')).toContain(`declare module 'mf_news/app'`)
  })

  it('packs a version once: the same again changes nothing, other content is refused', async () => {
    const files = { 'remoteEntry.1a2b3c4d.js': 'news', 'css/1.1a2b3c4d.css': 'p{}' }
    await expect(packed('mf-news', '1.0.0', files)).resolves.toBe(join(registry, 'mf-news/1.0.0'))
    await expect(packed('mf-news', '1.0.0', { ...files, 'js/2.js': '' })).rejects.toThrow('raise the version first')
  })
})

describe('composing from a registry', () => {
  it('takes the newest versions in the ranges, and says all of them with the digest of every file', async () => {
    await packed('mf-news', '1.2.0', { 'remoteEntry.9a2b3c4d.js': 'newer' })
    await packed('mf-news', '2.0.0', { 'remoteEntry.8a2b3c4d.js': 'too new' })
    await composed()
    const { parts, files } = await lock()
    expect(parts).toMatchObject({ shell: { version: '0.1.0' }, 'mf-news': { version: '1.2.0' } })
    expect(Object.keys(files)).toEqual([
      '/yt/js/main.1a2b3c4d.js',
      expect.stringMatching(/mf-login.*mf-manifest\.json$/),
      expect.stringMatching(/mf-login.*remoteEntry/),
      expect.stringMatching(/mf-news.*mf-manifest\.json$/),
      expect.stringMatching(/mf-news.*remoteEntry\.9a2b3c4d\.js$/),
      expect.stringMatching(/mf-news.*digests\.json$/),
      '/yt/index.html',
    ])
    const { components } = JSON.parse(await readFile(target('sbom.cdx.json'), 'utf8'))
    const [tool] = components[1].components
    expect(tool).toMatchObject({ purl: 'pkg:npm/%40scope/tool@2.0.0', licenses: [{ license: { id: 'MIT' } }] })
    expect(await readFile(target('nginx.conf'), 'utf8')).toContain('location ^~ /yt/api/')
  })

  it('lays down the map that the province has', async () => {
    await writeProvince({ 'mf-login': '^0.1.0' }, { map: 'map.json' })
    await write('provinces/yunting/map.json', { type: 'FeatureCollection', features: [] })
    await composed()
    expect(await readFile(target('www/province/map.json'), 'utf8')).toContain('FeatureCollection')
    expect(await readFile(target('www/index.html'), 'utf8')).toContain('"map":"map.json"')
  })

  it('goes back to an older lock, to the byte', async () => {
    await composed()
    const before = await lock()
    const page = await readFile(target('www/index.html'), 'utf8')
    await packed('mf-news', '1.2.0', { 'remoteEntry.9a2b3c4d.js': 'newer' })
    await writeProvince({ 'mf-login': '^0.1.0', 'mf-news': '^1.0.0' }, { title: '云汀省信访' })
    await composed()
    expect(await versionOfNews()).toBe('1.2.0')
    await composed({ lock: before })
    expect([await lock(), await readFile(target('www/index.html'), 'utf8')]).toEqual([before, page])
  })

  it('says what there is where nothing is in the range', async () => {
    await writeProvince({ 'mf-login': '^0.1.0', 'mf-news': '^3.0.0' })
    await expect(composed()).rejects.toThrow(/mf-news: \^3\.0\.0 is asked for, there is 1\.0\.0 in .*registry/)
  })

  it.each(['0.9.0', '1.2.0'])('does not take %s for the version of a lock', async version => {
    await composed()
    const before = await lock()
    await packed('mf-news', version, { 'remoteEntry.9a2b3c4d.js': 'another' })
    await rm(join(registry, 'mf-news/1.0.0'), { recursive: true })
    const told = new RegExp(`mf-news: 1\\.0\\.0 is asked for, there is ${version} in`)
    await expect(composed({ lock: before })).rejects.toThrow(told)
    expect(await versionOfNews()).toBe('1.0.0')
  })

  it('refuses a version of which one byte was changed after packing, and leaves what was composed', async () => {
    await composed()
    await appendFile(join(registry, 'mf-news/1.0.0/web/css/1.1a2b3c4d.css'), ' ')
    await expect(composed()).rejects.toThrow(/is not what was packed:\nweb\/css\/1\.1a2b3c4d\.css has been changed/)
    expect(await versionOfNews()).toBe('1.0.0')
  })

  it('refuses a version with a file that its pack does not list', async () => {
    await write('registry/mf-news/1.0.0/web/js/added.js', 'alert(1)')
    await expect(composed()).rejects.toThrow(/is not what was packed:\nweb\/js\/added\.js is not listed/)
  })

  it('takes only what a signer of the province stands for, where there are any', async () => {
    const keys = [0, 1].map(() => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
    const [own = '', other = ''] = keys.map(String)
    const news = join(registry, 'mf-news/1.0.0')
    const signer = await signPack(news, other)
    for (const part of ['shell', 'mf-login']) await signPack(join(registry, part, '0.1.0'), own)
    await composed()
    const before = await lock()
    const trusting = { packSigners: [await signPack(join(registry, 'shell/0.1.0'), own)] }
    await writeProvince({ 'mf-login': '^0.1.0', 'mf-news': '^1.0.0' }, trusting)
    expect(trusting.packSigners).not.toContain(signer)
    await expect(composed()).rejects.toThrow(/:\nmf-news is not signed by any of packSigners in province\.json$/)
    await expect(composed({ lock: before })).rejects.toThrow('mf-news is not signed by any')
    await rm(join(news, 'pack.sig'))
    await expect(composed()).rejects.toThrow(/:\nmf-news is not signed: pack it with --sign$/)
    await signPack(news, own)
    await expect(composed()).resolves.toBe(true)
    // Files that are right by a list that nobody signed.
    await rm(news, { recursive: true })
    const signature = await readFile(join(registry, 'mf-login/0.1.0/pack.sig'), 'utf8')
    await packed('mf-news', '1.0.0', { 'remoteEntry.1a2b3c4d.js': 'hostile' })
    await writeFile(join(news, 'pack.sig'), signature)
    await expect(composed()).rejects.toThrow('mf-news is not signed by any')
  })

  it('lets browsers fetch what the shell needs at once beside its entry, verified, and names the entries of all others', async () => {
    await packed('shell', '0.2.0', { 'js/main.1a2b3c4d.js': 'shell', 'js/2.js': 'bootstrap', 'js/3.js': 'later' })
    await composed()
    const page = await readFile(target('www/index.html'), 'utf8')
    const { files } = await lock()
    const ahead = [...page.matchAll(/<link rel="preload" as="script" href="(.*?)" integrity="(.*?)"/g)]
    expect(ahead.map(([, path]) => path)).toEqual(['/yt/js/2.js'])
    for (const [, path = '', digest] of ahead) expect(files[path]).toBe(digest)
    expect(page).toContain('"files":{"entry":"remoteEntry.1a2b3c4d.js","doors":{"app":[]}}')
  })

  describe('where a remote has its page rendered at build', () => {
    const theme = { usual: { '--portal-primary': '#1d5fbf' }, contrast: { '--portal-primary': '#003b82' } }
    const LOGIN = { 'remoteEntry.1a2b3c4d.js': 'login', 'css/1.css': '.card-1 { top: 0 }', 'css/2.css': '.other-1 {}' }
    const modes = provinceOf().signInModes.join(' ')
    const rendered = async (markup: string) => {
      await packed('mf-login', '0.1.1', LOGIN, {
        pictures: { theme, pages: { '/login': [{ modes: [modes], markup }] } },
      })
    }

    it('shows it from the page itself, with its styles and what the province is called', async () => {
      await rendered('<p class="card-1">{{title}}</p>')
      await composed()
      const page = await readFile(target('www/index.html'), 'utf8')
      expect(page).toContain('<template data-page="/login"><p class="card-1">临江省信访业务系统</p></template>')
      expect(page.match(/data-href="[^"]+"/g)).toEqual(['data-href="css/1.css"'])
      // Where it is shown, what the portal needs besides waits.
      expect(page).toContain('<template id="ahead">')
      expect(page).toContain(':root{--portal-primary:#1d5fbf}[data-theme=contrast]{--portal-primary:#003b82}')
      const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => scriptHash(script))
      expect(scripts).toHaveLength(2)
      const { headers } = await lock()
      for (const hash of scripts) expect(headers['Content-Security-Policy']).toContain(hash)
    })

    it('refuses what could run or fetch', async () => {
      await rendered('<p onclick="x">x</p>')
      await expect(composed()).rejects.toThrow('mf-login, /login as it was rendered: <p> may not have onclick')
    })

    it('goes without it where the shell is older', async () => {
      await rendered('<p class="card-1">{{title}}</p>')
      await rm(join(registry, 'shell'), { recursive: true })
      await packed('shell', '0.1.0', { 'js/main.1a2b3c4d.js': 'shell' }, { older: true })
      await composed()
      expect(await readFile(target('www/index.html'), 'utf8')).not.toContain('<template')
    })
  })

  it('leaves a remote that has another origin there', async () => {
    const origin = 'https://news.example.cn/packs/'
    await writeProvince({ 'mf-login': '^0.1.0', 'mf-news': { version: '^1.0.0', origin } })
    await composed()
    const page = await readFile(target('www/index.html'), 'utf8')
    expect(page).toContain(`"manifest":"${origin}mf-news/1.0.0/web/mf-manifest.json"`)
    const { files, headers } = await lock()
    expect(Object.keys(files).filter(path => path.includes('mf-news') && path.startsWith('/yt/'))).toEqual([
      expect.stringMatching(/digests\.json$/),
    ])
    expect(headers['Content-Security-Policy']).toContain(`script-src 'self' https://news.example.cn 'sha256-`)
  })

  it('passes calls on to the server that the province has', async () => {
    const remotes = { 'mf-login': '^0.1.0', 'mf-news': '^1.0.0' }
    await composed()
    expect(await readFile(target('nginx.conf'), 'utf8')).toContain('proxy_pass http://127.0.0.1:8080/yt/api/;')
    await writeProvince(remotes, { api: 'https://old.example.cn/tjfx/api/' })
    await composed()
    expect(await readFile(target('nginx.conf'), 'utf8')).toContain('proxy_pass https://old.example.cn/tjfx/api/;')
    expect(await readFile(target('www/index.html'), 'utf8')).not.toContain('old.example.cn')
  })
})
