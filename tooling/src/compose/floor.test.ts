import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { composed, lock, packed, registry, root, target, useRegistry } from '../pack/testing-registry.ts'
import { digestOf } from '../registry/files.ts'
import { SMOKE } from './floor.ts'
import { readLock } from './lock.ts'

useRegistry()

describe('a floor', () => {
  const earlier = () => join(root, 'earlier')
  const FLOOR = /"floor":"(\/yt\/floor\.[0-9a-f]{8}\.json)"/

  /** As the smoke test does. */
  const passed = async (folder: string) => {
    const lock = digestOf(await readFile(join(folder, 'composition.lock.json')))
    await writeFile(join(folder, SMOKE), JSON.stringify({ lock }))
  }

  beforeEach(async () => {
    await composed({ to: earlier() })
    await passed(earlier())
    await packed('mf-news', '1.2.0', { 'remoteEntry.9a2b3c4d.js': 'newer' })
  })

  const floorOf = async () => {
    const page = await readFile(target('www/index.html'), 'utf8')
    const [, path = ''] = FLOOR.exec(page) ?? []
    const text = await readFile(target(`www${path.slice('/yt'.length)}`), 'utf8')
    return { page, path, text, remotes: JSON.parse(text).remotes }
  }

  it('has the earlier remotes that have changed beside the newer ones, and the page the digest of one file', async () => {
    await composed({ floor: earlier() })
    const { page, path, text, remotes } = await floorOf()
    expect(remotes).toMatchObject([{ name: 'mf-news', version: '1.0.0', container: 'mf_news', routes: ['/news'] }])
    const [{ manifest, files, digests }] = remotes
    expect(manifest).toMatch(/^\/yt\/remotes\/mf-news\/1\.0\.0-[0-9a-f]{12}\/mf-manifest\.json$/)
    expect(files).toEqual({ entry: 'remoteEntry.1a2b3c4d.js', doors: { app: [] } })
    const folder = manifest.slice(0, -'mf-manifest.json'.length)
    expect(Object.keys(digests)).toEqual(
      ['css/1.1a2b3c4d.css', 'mf-manifest.json', 'remoteEntry.1a2b3c4d.js'].map(f => folder + f),
    )
    const { integrity } = JSON.parse(/\{"province".*\}/.exec(page)?.[0] ?? '')
    expect(integrity[path]).toBe(digestOf(text))
    expect(Object.keys(integrity).filter(known => known.startsWith(folder))).toEqual([])
    const made = await lock()
    expect(made.floor).toEqual({ id: expect.stringMatching(/^[0-9a-f]{12}$/), remotes: { 'mf-news': '1.0.0' } })
    for (const [file, digest] of Object.entries(digests)) {
      expect(digestOf(await readFile(target(`www${file.slice('/yt'.length)}`)))).toBe(digest)
      expect(made.files[file]).toBe(digest)
    }
  })

  it('is composed once more to the byte, with the same floor alone', async () => {
    await composed({ floor: earlier() })
    const [before, { page }] = [await lock(), await floorOf()]
    await composed()
    await expect(composed({ lock: before })).rejects.toThrow(`has the floor ${before.floor?.id}`)
    await composed({ lock: before, floor: earlier() })
    expect([await lock(), (await floorOf()).page]).toEqual([before, page])
    await composed()
    await expect(composed({ lock: await lock(), floor: earlier() })).rejects.toThrow('has no floor')
  })

  it('is none where nothing has changed, or where what was does not fit', async () => {
    const told: string[] = []
    await rm(join(registry, 'mf-news/1.2.0'), { recursive: true })
    await composed({ floor: earlier() })
    expect(await readFile(target('www/index.html'), 'utf8')).not.toMatch(FLOOR)
    await packed('mf-news', '1.2.0', { 'remoteEntry.9a2b3c4d.js': 'newer' })
    const file = join(earlier(), 'composition.lock.json')
    const old = JSON.parse(await readFile(file, 'utf8'))
    old.parts['mf-news'].needs = '^9.0.0'
    old.parts['mf-news'].adds.calls = ['news.gone']
    await writeFile(file, JSON.stringify(old))
    await passed(earlier())
    await composed({ floor: earlier(), log: (line: string) => told.push(line) })
    expect(await readFile(target('www/index.html'), 'utf8')).not.toMatch(FLOOR)
    expect(told.join()).toContain('mf-news 1.0.0 cannot stand in: mf-news needs shared-lib ^9.0.0, there is 0.1.0')
    expect(told.join()).toContain('the server does not know news.gone')
  })

  it('is refused where it has not passed its smoke test, or is not what passed it', async () => {
    await rm(join(earlier(), SMOKE))
    await expect(composed({ floor: earlier() })).rejects.toThrow('has not passed its smoke test')
    await passed(earlier())
    await appendFile(join(earlier(), 'composition.lock.json'), ' ')
    await expect(composed({ floor: earlier() })).rejects.toThrow('has not passed its smoke test')
    await passed(earlier())
    const [css = ''] = Object.keys((await readLock(join(earlier(), 'composition.lock.json'))).files).filter(f =>
      f.endsWith('.css'),
    )
    await appendFile(join(earlier(), 'www', css.slice('/yt/'.length)), ' ')
    await expect(composed({ floor: earlier() })).rejects.toThrow('.css has been changed')
  })
})

describe('a digest that is malformed', () => {
  const FORMS = [
    '',
    'sha256-',
    'sha256-AAAA',
    `sha384-${'A'.repeat(64)}`,
    `sha256-${'A'.repeat(44)}`,
    ` sha256-${'A'.repeat(43)}=`,
  ]
  const FILES = ['remoteEntry.1a2b3c4d.js', 'css/1.1a2b3c4d.css', 'mf-manifest.json']

  it.each(FILES.map(file => [`web/${file}`]))('of %s in a pack fails compose', async file => {
    const path = join(registry, 'mf-news/1.0.0/pack.json')
    const pack = JSON.parse(await readFile(path, 'utf8'))
    for (const form of FORMS) {
      await writeFile(path, JSON.stringify({ ...pack, files: { ...pack.files, [file]: form } }))
      await expect(composed()).rejects.toThrow(/pack\.json has digests that are malformed:\nweb\//)
    }
  })

  it('in a lock fails compose, whichever file it is of, and whether the lock is composed or is a floor', async () => {
    await composed()
    const file = target('composition.lock.json')
    const whole = await lock()
    for (const path of Object.keys(whole.files)) {
      const text = JSON.stringify({ ...whole, files: { ...whole.files, [path]: 'sha256-none' } })
      await writeFile(file, text)
      await writeFile(target(SMOKE), JSON.stringify({ lock: digestOf(text) }))
      await expect(readLock(file)).rejects.toThrow(`malformed:\n${path}`)
      await expect(composed({ floor: target(), to: join(root, 'next') })).rejects.toThrow(`malformed:\n${path}`)
    }
  })
})
