import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digests } from '../registry/files.ts'
import { integrityOf } from './digests.ts'
import { provinceOf, remoteOf } from './testing.ts'
import type { Part } from './workspace.ts'

const MANIFEST = { metaData: { remoteEntry: { path: '', name: 'entry.js' } }, exposes: [] }

describe('the digests of a composition', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'digests-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const partOf = async (name: string, path: string, change?: Partial<Part>) => {
    const web = join(folder, name)
    await mkdir(web)
    await writeFile(join(web, 'entry.js'), name)
    await writeFile(join(web, 'later.js'), name)
    await writeFile(join(web, 'entry.js.LICENSE.txt'), name)
    await writeFile(join(web, 'mf-stats.json'), '{}')
    await writeFile(join(web, 'mf-manifest.json'), JSON.stringify(MANIFEST))
    return remoteOf(
      name,
      { routes: [{ path, title: '', check: false }] },
      { web, folder: `remotes/${name}/1`, ...change },
    )
  }

  it('stand in the page for the shell, the sign-in and what each remote is asked for first, and for the rest of every other remote in a file that the page knows', async () => {
    const shell = { ...(await partOf('shell', '/')), folder: '.', remote: undefined }
    const all = [shell, await partOf('mf-login', '/login'), await partOf('mf-news', '/news')]
    const www = join(folder, 'www')
    const integrity = await integrityOf(www, { province: provinceOf(), all })
    expect(Object.keys(integrity.page).toSorted()).toEqual([
      ...['entry.js', 'later.js', 'mf-manifest.json'].map(file => `/tjfx/${file}`),
      ...['entry.js', 'later.js', 'mf-manifest.json'].map(file => `/tjfx/remotes/mf-login/1/${file}`),
      ...['digests.json', 'entry.js'].map(file => `/tjfx/remotes/mf-news/1/${file}`),
    ])
    const own = JSON.parse(await readFile(join(www, 'remotes/mf-news/1/digests.json'), 'utf8'))
    const licences = Object.keys(integrity.all).filter(path => !(path in { ...integrity.page, ...own }))
    expect(licences).toEqual(
      ['', 'remotes/mf-login/1/', 'remotes/mf-news/1/'].map(folder => `/tjfx/${folder}entry.js.LICENSE.txt`),
    )
    expect(integrity.all).toMatchObject(await digests(www, '/tjfx/'))
  })

  describe('of what no page begins with', () => {
    const nearOf = async (part: Part, files: string[]) => {
      await mkdir(join(part.web, 'js'))
      for (const file of ['1.js', '2.js']) await writeFile(join(part.web, 'js', file), file)
      await writeFile(join(part.web, 'near.json'), JSON.stringify(files))
      return part
    }
    const compose = async (all: Part[]) => {
      const www = join(folder, 'www')
      const integrity = await integrityOf(www, { province: provinceOf(), all })
      return { ...integrity, read: async (file: string) => JSON.parse(await readFile(join(www, file), 'utf8')) }
    }
    const shellOf = async () => ({ ...(await partOf('shell', '/')), folder: '.', remote: undefined })

    it('stand in a further list, for which the one before vouches', async () => {
      const shell = await nearOf(await shellOf(), ['js/1.js'])
      const news = await nearOf(await partOf('mf-news', '/news'), ['js/1.js'])
      const { page, all, read } = await compose([shell, news])
      expect(Object.keys(page).filter(path => path.includes('/js/') || path.includes('.json'))).toEqual([
        '/tjfx/js/1.js',
        '/tjfx/mf-manifest.json',
        '/tjfx/later.json',
        '/tjfx/remotes/mf-news/1/digests.json',
      ])
      const own = await read('remotes/mf-news/1/digests.json')
      const FOLDER = '/tjfx/remotes/mf-news/1'
      expect(Object.keys(own)).toEqual(
        ['js/1.js', 'later.js', 'mf-manifest.json', 'later.json'].map(file => `${FOLDER}/${file}`),
      )
      for (const [list, at] of [
        ['later.json', '/tjfx'],
        ['remotes/mf-news/1/later.json', FOLDER],
      ] as const)
        expect(await read(list)).toEqual({ 'js/2.js': all[`${at}/js/2.js`] })
      expect(own[`${FOLDER}/later.json`]).toBe(all[`${FOLDER}/later.json`])
    })

    it('hold what stands behind the doors of the sign-in that show no page', async () => {
      const door = (path: string, ...sync: string[]) => ({ path, assets: { js: { sync }, css: { sync: [] } } })
      const exposes = [door('./app', 'js/1.js'), door('./password', 'js/1.js', 'js/2.js')]
      const login = await nearOf(await partOf('mf-login', '/login'), ['js/1.js', 'js/2.js'])
      await writeFile(join(login.web, 'mf-manifest.json'), JSON.stringify({ ...MANIFEST, exposes }))
      const shell = await nearOf(await shellOf(), ['js/1.js'])
      const { page, all, read } = await compose([shell, login])
      const FOLDER = '/tjfx/remotes/mf-login/1'
      expect([page[`${FOLDER}/js/1.js`], page[`${FOLDER}/js/2.js`]]).toEqual([all[`${FOLDER}/js/1.js`], undefined])
      expect(await read('remotes/mf-login/1/later.json')).toEqual({ 'js/2.js': all[`${FOLDER}/js/2.js`] })
    })

    it('stand with the others where the shell does not ask for it, or the files come from elsewhere', async () => {
      const news = await nearOf(await partOf('mf-news', '/news'), ['js/1.js'])
      const { all } = await compose([await shellOf(), news])
      const far = await compose([{ ...news, folder: 'remotes/mf-news/2', origin: 'https://news.example.cn/packs/' }])
      for (const known of [all, far.all]) expect(Object.keys(known).filter(path => /later.json/.test(path))).toEqual([])
    })
  })

  it('of a remote from another origin stand in the portal itself, by the paths over there', async () => {
    const news = await partOf('mf-news', '/news', { origin: 'https://news.example.cn/packs/' })
    const { all } = await integrityOf(join(folder, 'www'), { province: provinceOf(), all: [news] })
    expect(Object.keys(all)).toEqual([
      ...['entry.js', 'entry.js.LICENSE.txt', 'later.js', 'mf-manifest.json'].map(
        file => `/packs/mf-news/1.3.0/web/${file}`,
      ),
      '/tjfx/remotes/mf-news/1/digests.json',
    ])
  })
})
