import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digests, setApart } from './digests.mjs'

/** @type {(name: string, path: string) => import('./parts.mjs').Part} */
const part = (name, path) => {
  const remote = { routes: [{ path }] }
  return /** @type {import('./parts.mjs').Part} */ ({ name, folder: `remotes/${name}/1`, ...(path && { remote }) })
}

describe('the digests of a composition', () => {
  const parts = /** @type {import('./parts.mjs').Parts} */ ({
    province: { basePath: '/tjfx/' },
    all: [{ ...part('shell', ''), folder: '.' }, part('mf-login', '/login'), part('mf-news', '/news')],
  })
  /** @type {string} */
  let www
  beforeEach(async () => {
    www = await mkdtemp(join(tmpdir(), 'digests-'))
    for (const file of ['js/main.js', 'remotes/mf-login/1/entry.js', 'remotes/mf-news/1/entry.js']) {
      await mkdir(join(www, file, '..'), { recursive: true })
      await writeFile(join(www, file), file)
    }
  })
  afterEach(() => rm(www, { recursive: true }))

  it('stand in the page for the shell and the sign-in, and for every other remote in a file that the page knows', async () => {
    const before = await digests(www, '/tjfx/')
    const { page, all } = await setApart(www, parts, before)
    expect(Object.keys(page).toSorted()).toEqual([
      '/tjfx/js/main.js',
      '/tjfx/remotes/mf-login/1/entry.js',
      '/tjfx/remotes/mf-news/1/digests.json',
    ])
    const own = JSON.parse(await readFile(join(www, 'remotes/mf-news/1/digests.json'), 'utf8'))
    expect({ ...page, ...own }).toEqual(all)
    expect(await digests(www, '/tjfx/')).toEqual(all)
  })
})
