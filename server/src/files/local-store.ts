import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ifFound } from './if-found'
import { contentOf, settle } from './local-content'
import { localPieces } from './local-pieces'
import type { ByteRange, FileStore, StoredFile } from './store'

const PREFIX = /^[\da-f]{2}$/
const DIGEST = /^[\da-f]{64}$/
/** Contents that are not complete yet. */
const ARRIVING = 'arriving'

/** Contents as files in a local folder, each at `ab/abcd…` by its SHA-256. */
export function localStore(folder: string): FileStore {
  const place = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)
  return {
    ...localPieces(join(folder, ARRIVING), place),
    async keep(content, check) {
      const arriving = join(folder, ARRIVING, randomUUID())
      await mkdir(dirname(arriving), { recursive: true })
      try {
        const stored = await write(content, arriving)
        await check?.(contentOf(arriving, stored.size))
        await settle(arriving, place(stored.sha256))
        return stored
      } catch (error) {
        await rm(arriving, { force: true })
        throw error
      }
    },
    open: (sha256, range) => ifFound(openContent(place(sha256), range)),
    has: async sha256 => (await ifFound(stat(place(sha256)))) !== undefined,
    digests: () => digestsIn(folder),
    removeIfOlder: (sha256, since) => removeIfOlder(place(sha256), since),
    removeIncomplete: since => removeIncomplete(join(folder, ARRIVING), since),
  }
}

async function write(content: Readable, path: string): Promise<StoredFile> {
  const digest = createHash('sha256')
  let size = 0
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      digest.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(content, measured, createWriteStream(path, { flags: 'wx', flush: true }))
  return { sha256: digest.digest('hex'), size }
}

async function openContent(place: string, range: ByteRange | undefined): Promise<Readable> {
  const handle = await open(place)
  return handle.createReadStream(range)
}

async function* digestsIn(folder: string): AsyncIterable<string[]> {
  const prefixes = (await ifFound(readdir(folder))) ?? []
  for (const prefix of prefixes.filter(name => PREFIX.test(name))) {
    const names = (await ifFound(readdir(join(folder, prefix)))) ?? []
    yield names.filter(name => DIGEST.test(name))
  }
}

async function removeIfOlder(path: string, since: Date): Promise<boolean> {
  const found = await ifFound(stat(path))
  if (!found || found.mtime >= since) return false
  await rm(path, { force: true })
  return true
}

async function removeIncomplete(folder: string, since: Date): Promise<void> {
  for (const name of (await ifFound(readdir(folder))) ?? []) await removeIfOlder(join(folder, name), since)
}
