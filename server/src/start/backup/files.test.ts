import { createHash } from 'node:crypto'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { testKeys } from '../../../test/keys'
import { useS3 } from '../../../test/s3-server'
import { localStore } from '../../platform/files/local-store'
import { s3Store } from '../../platform/files/s3/store'
import type { FileStore } from '../../platform/files/store'
import { copyFiles, copyFilesBack, forgetFiles, wrongFiles } from './files'

const s3 = useS3()

describe.each(['folder', 'bucket'] as const)('Contents of files in a backup of a %s', kind => {
  let folder: string
  const path = (name: string) => join(folder, name)
  const pool = () => ({ folder: path('backups'), keys: testKeys })
  const stores = new Map<string, FileStore>()
  /** One of the kind, by its name. */
  const store = (name: string): FileStore => {
    const found =
      stores.get(name) ??
      (kind === 'folder' ? localStore(path(name), testKeys) : s3Store(s3.bucket(), path('scratch'), testKeys))
    stores.set(name, found)
    return found
  }
  const texts = ['a letter', 'a scan'.repeat(50_000)]
  const digests = texts.map(text => createHash('sha256').update(text).digest('hex'))
  const [first = '', second = ''] = digests

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
    stores.clear()
    for (const text of texts) await store('data').keep(Readable.from([Buffer.from(text)]))
    await copyFiles(store('data'), pool(), digests)
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('come back as they were', async () => {
    await copyFilesBack(pool(), store('elsewhere'), digests)
    for (const [at, sha256] of digests.entries()) {
      const content = await store('elsewhere').open(sha256)
      expect(content && (await buffer(content)).toString()).toBe(texts[at])
    }
  })

  it('are copied again where they were kept again, and not otherwise', async () => {
    const copied = async (name: string) => {
      const taken: string[] = []
      const data = store(name)
      const sealed: FileStore['sealed'] = async sha256 => {
        const found = await data.sealed(sha256)
        const read = () => {
          taken.push(sha256)
          return found?.read() ?? Readable.from([])
        }
        return found && { ...found, read }
      }
      await copyFiles({ ...data, sealed }, pool(), digests)
      return taken
    }
    expect(await copied('data')).toEqual([])
    await utimes(join(path('backups'), 'files', first.slice(0, 2), first), new Date(0), new Date(0))
    expect(await copied('data')).toEqual([first])
  })

  it('are named where they are missing or changed, and none else', async () => {
    const missing = 'f'.repeat(64)
    expect(await wrongFiles(path('backups'), testKeys, digests)).toEqual([])
    await writeFile(join(path('backups'), 'files', second.slice(0, 2), second), 'x')
    expect(await wrongFiles(path('backups'), testKeys, [...digests, missing])).toEqual([second, missing])
  })

  it('are forgotten when no backup names them', async () => {
    await forgetFiles(path('backups'), testKeys, new Set([second]))
    expect(await wrongFiles(path('backups'), testKeys, digests)).toEqual([first])
  })
})
