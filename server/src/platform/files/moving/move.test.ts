import { randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { testKeys } from '../../../../test/keys'
import { type Portal, startPortal } from '../../../../test/portal'
import { runCommand } from '../../../../test/run-command'
import { s3Environment, useS3 } from '../../../../test/s3-server'
import { localStore } from '../local-store'
import { openStore } from '../open-store'
import { s3Store } from '../s3/store'
import type { FileStore } from '../store'
import { moveFiles } from './move'

const LONG_MS = 240_000
jest.setTimeout(LONG_MS)

describe('Files that move from a folder to a bucket while the portal runs', () => {
  const s3 = useS3()
  let portal: Portal
  let folder: string
  let settings: ReturnType<typeof s3.settings>
  let from: FileStore
  let to: FileStore

  beforeEach(async () => {
    settings = s3.settings()
    portal = await startPortal({ files: { s3: settings } })
    const { config } = portal.services
    folder = config.files.folder
    from = localStore(folder, testKeys)
    to = s3Store(s3.bucket(settings), config.files.scratch, testKeys)
  })
  afterEach(() => portal.stop())

  const move = (target = to) =>
    moveFiles({ db: portal.services.db, folder, from, to: target, note: () => undefined }, 1)
  const keep = async (text: string) => (await portal.services.files.keep(Readable.from([Buffer.from(text)]))).sha256
  const read = async (sha256: string, store = portal.services.files) => {
    const content = await store.open(sha256)
    return content && (await buffer(content)).toString()
  }
  async function digests(store: FileStore): Promise<string[]> {
    const found: string[] = []
    for await (const some of store.digests()) found.push(...some)
    return found.sort()
  }

  it('are read all the while, though it is broken off, and lie in the bucket in the end', async () => {
    const texts = ['a', 'b', 'c', 'd', 'e']
    const kept = await Promise.all(texts.map(keep))
    expect([await digests(from), await digests(to)]).toEqual([[...kept].sort(), []])
    let taken = 0
    const broken: FileStore = {
      ...to,
      async take(sha256, content) {
        taken += 1
        if (taken === 3) throw Object.assign(new Error('away'), { code: 'FILES_AWAY' })
        await to.take(sha256, content)
      },
    }
    await expect(move(broken)).rejects.toThrow('away')
    expect([(await digests(from)).length, (await digests(to)).length]).toEqual([3, 2])
    for (const [at, sha256] of kept.entries()) expect(await read(sha256)).toBe(texts[at])

    const later = await keep('later')
    expect([await from.has(later), await to.has(later), await read(later)]).toEqual([false, true, 'later'])
    expect(await move()).toEqual({ moved: 3, wrong: [], arriving: 0 })
    expect([await digests(from), await digests(to)]).toEqual([[], [...kept, later].sort()])
    for (const [at, sha256] of kept.entries()) expect(await read(sha256, to)).toBe(texts[at])
    expect(
      (await readdir(join(folder, 'moved'), { recursive: true })).filter(name => /[\da-f]{64}$/.test(name)),
    ).toHaveLength(5)
    expect(await move()).toEqual({ moved: 0, wrong: [], arriving: 0 })
    const told = await portal.db.selectFrom('audit').where('object_id', '=', 'file_move').select('action').execute()
    expect(told.map(({ action }) => action)).toEqual(['开始迁移文件', '完成迁移文件'])
  })

  it('are completed where they began to arrive', async () => {
    const { files } = portal.services
    const content = randomBytes(100_000)
    await files.addPiece('a', 0, content.subarray(0, 50_000))
    expect(await move()).toEqual({ moved: 0, wrong: [], arriving: 1 })
    expect(await files.addPiece('a', 50_000, content.subarray(50_000))).toBe(true)
    const kept = await files.keepPieces('a', content.length, async () => {})
    expect(await from.has(kept?.sha256 ?? '')).toBe(true)
    expect(await move()).toEqual({ moved: 1, wrong: [], arriving: 0 })
    const moved = await to.open(kept?.sha256 ?? '')
    expect(moved && (await buffer(moved)).equals(content)).toBe(true)
  })

  it('stay where they are and are named where they are not what their name says', async () => {
    const [right, wrong] = [await keep('right'), await keep('wrong')]
    const path = join(folder, wrong.slice(0, 2), wrong)
    const bytes = await readFile(path)
    bytes.writeUInt8(bytes.readUInt8(530) ^ 1, 530)
    await writeFile(path, bytes)
    expect(await move()).toEqual({ moved: 1, wrong: [wrong], arriving: 0 })
    expect([await digests(from), await digests(to)]).toEqual([[wrong], [right]])
  })

  it('are moved by a command, after which the bucket alone is enough, and nothing less', async () => {
    const { db, databaseUrl, config } = portal.services
    const kept = await keep('a letter')
    const alone = { ...config.files, kind: 's3' as const }
    await expect(openStore(alone, testKeys, db)).rejects.toThrow('npm run move-files')
    const env = { DATABASE_URL: databaseUrl, DATA_FOLDER: config.dataFolder, ...s3Environment(settings) }
    const { code, told } = await runCommand('move-files', [], env)
    expect([told, code]).toEqual([expect.stringContaining('Moved 1 contents'), 0])
    expect(told).toContain('All contents lie in the bucket')
    expect(await read(kept, await openStore(alone, testKeys, db))).toBe('a letter')
    await expect(openStore({ ...config.files, s3: undefined }, testKeys, db)).rejects.toThrow('S3_BUCKET')
    const again = await runCommand('move-files', [], { ...env, FILE_STORE: 's3' })
    expect([again.code, again.told]).toEqual([1, expect.stringContaining('nothing is looked for in the folder')])
  })
})
