import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { testKeys } from '../../../test/keys'
import { useS3 } from '../../../test/s3-server'
import { fieldKeys } from '../keys/field-keys'
import { localStore } from './local-store'
import { movingStore } from './moving/moving-store'
import { renewSeals } from './renew-seals'
import { s3Store } from './s3/store'
import { Infected } from './scanner/scanner'
import { type FileStore, Quarantined } from './store'

const CHUNK = 65_536
const WINDOW = 16 * CHUNK
const DAY_MS = 86_400_000
const letsPass = async () => {}

/** Of one kind, on the same contents each time it is asked, as two servers are. */
type Open = (keys?: typeof testKeys) => FileStore

const s3 = useS3()

describe.each(['folder', 'bucket', 'moving'] as const)('A store of contents (%s)', kind => {
  let folder: string
  let open: Open
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-store-'))
    let servers = 0
    const bucket = s3.bucket()
    const inFolder: Open = (keys = testKeys) => localStore(join(folder, 'files'), keys)
    const inBucket: Open = (keys = testKeys) => s3Store(bucket, join(folder, `scratch-${++servers}`), keys)
    const both: Open = keys => movingStore(async () => ({ to: inBucket(keys), from: inFolder(keys) }))
    open = { folder: inFolder, bucket: inBucket, moving: both }[kind]
  })
  afterEach(() => rm(folder, { recursive: true }))

  const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex')
  const keep = (content: Buffer, by = open()) => by.keep(Readable.from([content]))
  const read = async (sha256: string, range?: { start: number; end: number }, by = open()) => {
    const stream = await by.open(sha256, range)
    return stream && (await buffer(stream))
  }
  /** Not by `toEqual`, which looks at each byte of megabytes for itself. */
  const isRead = async (content: Buffer, range?: { start: number; end: number }, by = open()) =>
    (await read(digest(content), range, by))?.equals(range ? content.subarray(range.start, range.end + 1) : content)
  async function all(by = open()): Promise<string[]> {
    const found: string[] = []
    for await (const digests of by.digests()) found.push(...digests)
    return found.sort()
  }

  it.each([0, 1, CHUNK, 2 * WINDOW + 77])('gives back a content of %d bytes, whole and in part', async size => {
    const content = randomBytes(size)
    expect(await keep(content)).toEqual({ sha256: digest(content), size })
    expect(await isRead(content)).toBe(true)
    for (const start of [0, CHUNK - 2, WINDOW - 5, WINDOW + 3].filter(at => at < size))
      for (const end of [start, start + 9, size - 1].filter(at => at >= start && at < size))
        expect(await isRead(content, { start, end })).toBe(true)
  })

  it('knows what it has and what not', async () => {
    const kept = await Promise.all([keep(Buffer.from('a')), keep(Buffer.from('b')), keep(Buffer.from('b'))])
    const [a, b] = kept.map(({ sha256 }) => sha256)
    const missing = 'f'.repeat(64)
    expect([await open().has(a ?? ''), await open().has(missing)]).toEqual([true, false])
    expect([await read(missing), await open().sealed(missing)]).toEqual([undefined, undefined])
    expect(await all()).toEqual([a, b].sort())
  })

  it('keeps nothing of what is refused, or breaks off', async () => {
    const refusing = async () => {
      throw new Error('no')
    }
    async function* broken() {
      yield Buffer.from('begun')
      throw new Error('gone')
    }
    await expect(open().keep(Readable.from([Buffer.from('x')]), refusing)).rejects.toThrow('no')
    await expect(open().keep(Readable.from(broken()))).rejects.toThrow('gone')
    expect([await all(), [...(await open().countByKey())]]).toEqual([[], []])
  })

  it('puts apart what a scanner found something in, until it is old', async () => {
    const infected = async () => {
      throw new Infected('EICAR')
    }
    const content = Buffer.from('x')
    await expect(open().keep(Readable.from([content]), infected)).rejects.toThrow(Quarantined)
    const held = async () => [...(await open().countByKey()).values()]
    expect([await open().has(digest(content)), await held()]).toEqual([false, [1]])
    await open().removeQuarantined(new Date(Date.now() - DAY_MS))
    expect(await held()).toEqual([1])
    await open().removeQuarantined(new Date(Date.now() + DAY_MS))
    expect(await held()).toEqual([])
  })

  it('removes what is old enough, and that alone', async () => {
    const { sha256 } = await keep(Buffer.from('x'))
    expect(await open().removeIfOlder(sha256, new Date(Date.now() - DAY_MS))).toBe(false)
    expect(await open().removeIfOlder(sha256, new Date(Date.now() + DAY_MS))).toBe(true)
    expect(await open().removeIfOlder(sha256, new Date(Date.now() + DAY_MS))).toBe(false)
    expect(await open().has(sha256)).toBe(false)
  })

  describe('of what arrives in pieces, each at another server,', () => {
    const content = randomBytes(3 * CHUNK + 100)
    const add = (start: number, end: number) => open().addPiece('a', start, content.subarray(start, end))
    const finished = () => open().keepPieces('a', content.length, letsPass)

    it.each([
      ['at chunks', [CHUNK, 2 * CHUNK]],
      ['anywhere', [1, 17, CHUNK - 1, CHUNK + 5, 2 * CHUNK + 1]],
    ])('goes on %s', async (_, places) => {
      const ends = [...places, content.length]
      for (const [at, end] of ends.entries()) expect(await add(ends[at - 1] ?? 0, end)).toBe(true)
      expect(await finished()).toEqual({ sha256: digest(content), size: content.length })
      expect(await isRead(content)).toBe(true)
      expect([await finished(), [...(await open().countByKey()).values()]]).toEqual([undefined, [1]])
    })

    it('writes over what comes after the place where it goes on', async () => {
      await add(0, CHUNK + 10)
      await open().addPiece('a', CHUNK - 5, randomBytes(2 * CHUNK))
      expect(await add(CHUNK - 5, content.length)).toBe(true)
      expect(await finished()).toMatchObject({ sha256: digest(content) })
    })

    it('begins anew', async () => {
      await open().addPiece('a', 0, randomBytes(CHUNK))
      await open().addPiece('a', CHUNK, randomBytes(CHUNK))
      expect(await add(0, content.length)).toBe(true)
      expect(await finished()).toMatchObject({ sha256: digest(content) })
    })

    it('refuses where something is missing', async () => {
      expect(await add(10, 20)).toBe(false)
      await add(0, CHUNK + 10)
      expect([await add(CHUNK + 11, CHUNK + 20), await add(2 * CHUNK, 2 * CHUNK + 1), await finished()]).toEqual([
        false,
        false,
        undefined,
      ])
    })

    it('forgets what is thrown away, or rests too long', async () => {
      await add(0, CHUNK)
      await open().dropPieces('a')
      expect(await add(CHUNK, CHUNK + 1)).toBe(false)
      await add(0, CHUNK)
      await open().removeIncomplete(new Date(Date.now() - DAY_MS))
      expect(await add(CHUNK, CHUNK + 1)).toBe(true)
      await open().removeIncomplete(new Date(Date.now() + DAY_MS))
      expect(await add(CHUNK + 1, CHUNK + 2)).toBe(false)
    })

    it('has it kept once or twice where two finish it at once', async () => {
      await add(0, content.length)
      const both = await Promise.all([finished(), finished()])
      expect(both.filter(kept => kept?.sha256 === digest(content)).length).toBeGreaterThan(0)
      expect(await all()).toEqual([digest(content)])
    })
  })

  it('gives to another store what that one gives out as well, and takes it back', async () => {
    const content = randomBytes(2 * WINDOW)
    const { sha256 } = await keep(content)
    const other = localStore(join(folder, 'other'), testKeys)
    const sealed = await open().sealed(sha256)
    if (!sealed) throw new Error('The content is missing')
    await other.take(sha256, sealed)
    expect(await isRead(content, undefined, other)).toBe(true)
    await open().removeIfOlder(sha256, new Date(Date.now() + DAY_MS))
    const back = await other.sealed(sha256)
    expect([back?.length, back?.at]).toEqual([sealed.length, sealed.at])
    if (back) await open().take(sha256, back)
    expect(await isRead(content)).toBe(true)
  })

  it('has what may be sealed with an older key looked at, and not all again', async () => {
    const [old, newer] = [randomBytes(32), randomBytes(32)].map(key => key.toString('base64'))
    const both = () => open(fieldKeys(`${newer},${old}`))
    const { sha256 } = await keep(Buffer.from('x'), open(fieldKeys(`${old}`)))
    const asked = async (by: FileStore) => {
      const found: string[] = []
      for await (const digests of by.toRenew()) found.push(...digests)
      return found
    }
    expect(await asked(both())).toEqual([sha256])
    await both().noteRenewed(new Date(Date.now() + 2 * DAY_MS))
    expect(await asked(both())).toEqual(kind === 'folder' ? [sha256] : [])
    expect(await asked(open(fieldKeys(`${old}`)))).toEqual([sha256])
    await both().noteRenewed(new Date())
    expect(await asked(both())).toEqual([sha256])
  })

  it('seals anew with a newer key, and needs the old one no more', async () => {
    const [old, newer] = [randomBytes(32), randomBytes(32)].map(key => key.toString('base64'))
    const content = randomBytes(WINDOW + 7)
    const { sha256 } = await keep(content, open(fieldKeys(`${old}`)))
    await expect(read(sha256, undefined, open(fieldKeys(`${newer}`)))).rejects.toThrow(
      'which this server does not have',
    )
    const log = {
      error: (details: object) => {
        throw details
      },
    }
    await renewSeals({ files: open(fieldKeys(`${newer},${old}`)) }, log, new AbortController().signal)
    const after = open(fieldKeys(`${newer}`))
    expect([...(await after.countByKey())]).toEqual([[fieldKeys(`${newer}`).ids[0], 1]])
    expect(await isRead(content, undefined, after)).toBe(true)
  })
})
