import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { testKeys } from '../../../test/keys'
import { localStore } from '../../platform/files/local-store'
import { copyFiles, copyFilesBack, forgetFiles, wrongFiles } from './files'

describe('Contents of files in a backup', () => {
  let folder: string
  const path = (name: string) => join(folder, name)
  const texts = ['a letter', 'a scan'.repeat(50_000)]
  const digests = texts.map(text => createHash('sha256').update(text).digest('hex'))
  const [first = '', second = ''] = digests

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
    for (const text of texts) await localStore(path('data'), testKeys).keep(Readable.from([Buffer.from(text)]))
    await copyFiles(path('data'), path('backups'), digests)
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('come back as they were', async () => {
    await copyFilesBack(path('backups'), path('elsewhere'), digests)
    const store = localStore(path('elsewhere'), testKeys)
    for (const [at, sha256] of digests.entries()) {
      const content = await store.open(sha256)
      expect(content && (await buffer(content)).toString()).toBe(texts[at])
    }
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
