import { createHash, randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { testKeys } from '../../../test/keys'
import { fieldKeys } from '../keys/field-keys'
import { localStore } from './local-store'
import { renewSeals } from './renew-seals'
import type { FileStore } from './store'

const CHUNK = 65_536
const SIZES = [0, 1, 15, 16, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 77]
/** Bytes of a header on the disk, and of a whole chunk. */
const [HEADER, RECORD] = [512, CHUNK + 64]

describe('A content on the disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'portal-sealed-')), 'files')
  })
  afterEach(() => rm(dirname(folder), { recursive: true }))

  const store = (keys = testKeys) => localStore(folder, keys)
  const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex')
  const place = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)
  const keep = (content: Buffer, by = store()) => by.keep(Readable.from([content]))

  async function read(sha256: string, range?: { start: number; end: number }, by = store()): Promise<Buffer> {
    const stream = await by.open(sha256, range)
    if (!stream) throw new Error('The content is missing')
    return buffer(stream)
  }

  it.each(SIZES)('of %d bytes is read as it came, whole and in part, under its own digest', async size => {
    const content = randomBytes(size)
    expect(await keep(content)).toEqual({ sha256: digest(content), size })
    expect((await read(digest(content))).equals(content)).toBe(true)
    for (const start of [0, 1, CHUNK - 2, CHUNK, 2 * CHUNK + 5].filter(at => at < size))
      for (const end of [start, start + 3, size - 1].filter(at => at >= start && at < size))
        expect((await read(digest(content), { start, end })).equals(content.subarray(start, end + 1))).toBe(true)
  })

  it('is nowhere legible, and for its owner alone', async () => {
    const text = '冯丙莲 990121197003051231'
    const { sha256 } = await keep(Buffer.from(text.repeat(5000)))
    await store().addPiece('a', 0, Buffer.from(text.repeat(5000)))
    const names = await readdir(folder, { recursive: true })
    for (const path of names.map(name => join(folder, name))) {
      const found = await stat(path)
      expect(found.mode & 0o777).toBe(found.isDirectory() ? 0o700 : 0o600)
      if (found.isFile()) expect((await readFile(path)).includes(Buffer.from('990121'))).toBe(false)
    }
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(names).toContain(join(sha256.slice(0, 2), sha256))
  })

  it('is nowhere legible while it still arrives', async () => {
    const text = Buffer.from('990121197003051231'.repeat(10_000))
    async function* slowly() {
      yield text
      const [name = ''] = await readdir(join(folder, 'arriving'))
      const there = await readFile(join(folder, 'arriving', name))
      expect(there.length).toBeGreaterThan(CHUNK)
      expect(there.includes(Buffer.from('990121'))).toBe(false)
      yield text
    }
    expect(await store().keep(Readable.from(slowly()))).toMatchObject({ size: 2 * text.length })
  })

  it('reads of a part the chunks of that part alone', async () => {
    const content = randomBytes(4 * CHUNK)
    const { sha256 } = await keep(content)
    await flip(place(sha256), HEADER + 100)
    const range = { start: 2 * CHUNK, end: 2 * CHUNK + 9 }
    expect(await read(sha256, range)).toEqual(content.subarray(range.start, range.end + 1))
    await expect(read(sha256)).rejects.toThrow('Chunk 0 is not what was sealed')
  })

  async function flip(path: string, at: number): Promise<void> {
    const bytes = await readFile(path)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    await writeFile(path, bytes)
  }

  describe('that somebody has laid hand on is not given out', () => {
    const content = randomBytes(3 * CHUNK + 100)
    let path: string
    beforeEach(async () => {
      path = place((await keep(content)).sha256)
    })
    const reading = () => read(digest(content))

    it.each([
      ['the secret', 100],
      ['the size', 'portal sealed file 1\n'.length],
    ])('%s in its header changed', async (_, at) => {
      await flip(path, at)
      await expect(reading()).rejects.toThrow('is not what was encrypted for it')
    })

    it.each([0, 20, RECORD - 1, RECORD + 5, 3 * RECORD + 40])('byte %d changed', async at => {
      await flip(path, HEADER + at)
      await expect(reading()).rejects.toThrow('is not what was sealed')
    })

    it.each([1, 33, 164, 164 + RECORD])('cut off by %d', async bytes => {
      await truncate(path, (await stat(path)).size - bytes)
      await expect(reading()).rejects.toThrow('is not as long as it was')
    })

    it('chunks in another order', async () => {
      const bytes = await readFile(path)
      const [first, second] = [0, 1].map(chunk =>
        bytes.subarray(HEADER + chunk * RECORD, HEADER + (chunk + 1) * RECORD),
      )
      const rest = bytes.subarray(HEADER + 2 * RECORD)
      await writeFile(path, Buffer.concat([bytes.subarray(0, HEADER), ...[second, first, rest].filter(part => !!part)]))
      await expect(reading()).rejects.toThrow('is not what was sealed')
    })

    it('another in its place, sealed or not', async () => {
      const { sha256 } = await keep(randomBytes(content.length))
      await rename(place(sha256), path)
      await expect(reading()).rejects.toThrow('is not what was encrypted for it')
      await writeFile(path, 'slipped in')
      await expect(reading()).rejects.toThrow('is not what its name says')
    })
  })

  describe('that arrives in pieces', () => {
    const content = randomBytes(3 * CHUNK + 100)
    const add = (start: number, end: number) => store().addPiece('a', start, content.subarray(start, end))
    const finished = () => store().keepPieces('a', content.length, async () => {})

    it.each([
      ['at chunks', [CHUNK, 2 * CHUNK]],
      ['anywhere', [1, 17, CHUNK - 1, CHUNK + 5, 2 * CHUNK + 1]],
    ])('goes on %s', async (_, places) => {
      const ends = [...places, content.length]
      for (const [at, end] of ends.entries()) expect(await add(ends[at - 1] ?? 0, end)).toBe(true)
      expect(await finished()).toEqual({ sha256: digest(content), size: content.length })
      expect((await read(digest(content))).equals(content)).toBe(true)
      expect(await readdir(join(folder, 'arriving'))).toEqual([])
    })

    it('is written over from where it is gone on with', async () => {
      await add(0, CHUNK + 10)
      await store().addPiece('a', CHUNK - 5, randomBytes(2 * CHUNK))
      expect(await add(CHUNK - 5, content.length)).toBe(true)
      expect(await finished()).toMatchObject({ sha256: digest(content) })
    })

    it('is not gone on with, nor kept, where something is missing or was changed', async () => {
      expect(await add(10, 20)).toBe(false)
      await add(0, CHUNK + 10)
      expect([await add(CHUNK + 11, CHUNK + 20), await add(2 * CHUNK, 2 * CHUNK + 1), await finished()]).toEqual([
        false,
        false,
        undefined,
      ])
      await flip(join(folder, 'arriving/a'), HEADER + RECORD + 20)
      expect(await add(CHUNK + 10, CHUNK + 20)).toBe(false)
    })
  })

  describe('from before contents were sealed', () => {
    const content = randomBytes(CHUNK + 7)
    beforeEach(async () => {
      await mkdir(dirname(place(digest(content))), { recursive: true })
      await writeFile(place(digest(content)), content)
      await chmod(folder, 0o755)
    })

    it('is read, and sealed by it', async () => {
      expect((await read(digest(content), { start: 1, end: 4 })).equals(content.subarray(1, 5))).toBe(true)
      expect((await readFile(place(digest(content)))).includes(content.subarray(0, 50))).toBe(false)
      expect((await read(digest(content))).equals(content)).toBe(true)
    })

    it('is sealed by housekeeping, its folders closed; one that is not what its name says is told of', async () => {
      const other = digest(Buffer.from('other'))
      await mkdir(dirname(place(other)), { recursive: true })
      await writeFile(place(other), 'slipped in')
      const told: string[] = []
      await renew(store(), error => told.push(String(error)))
      expect(told).toEqual([`Error: The content ${other} is not what its name says`])
      expect([...(await store().countByKey())]).toEqual([[testKeys.ids[0], 1]])
      expect((await stat(folder)).mode & 0o777).toBe(0o700)
    })
  })

  it('is sealed anew with a newer key, and then needs the old one no more', async () => {
    const newer = randomBytes(32).toString('base64')
    const old = randomBytes(32).toString('base64')
    const content = randomBytes(CHUNK + 7)
    await keep(content, store(fieldKeys(old)))
    await expect(read(digest(content), undefined, store(fieldKeys(newer)))).rejects.toThrow(
      `the key ${fieldKeys(old).ids[0]}, which this server does not have`,
    )
    await renew(store(fieldKeys(`${newer},${old}`)), fail)
    const after = store(fieldKeys(newer))
    expect([...(await after.countByKey())]).toEqual([[fieldKeys(newer).ids[0], 1]])
    expect((await read(digest(content), undefined, after)).equals(content)).toBe(true)
  })

  it('is not sealed anew any more by a server that stops', async () => {
    const old = randomBytes(32).toString('base64')
    await keep(Buffer.from('x'), store(fieldKeys(old)))
    const both = store(fieldKeys(`${randomBytes(32).toString('base64')},${old}`))
    await renewSeals({ files: both }, { error: fail }, AbortSignal.abort())
    expect([...(await both.countByKey()).keys()]).toEqual(fieldKeys(old).ids)
  })

  const renew = (files: FileStore, tell: (error: unknown) => void) =>
    renewSeals({ files }, { error: details => tell((details as { err: unknown }).err) }, new AbortController().signal)

  const fail = (error: unknown) => {
    throw error
  }
})
