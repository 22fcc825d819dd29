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
    expect(licences).toEqual(['/tjfx/', '/tjfx/remotes/mf-login/1/'].map(folder => `${folder}entry.js.LICENSE.txt`))
    expect(integrity.all).toMatchObject(await digests(www, '/tjfx/'))
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
