import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ifFound } from './if-found'
import type { FileStore, StoredFile } from './store'

const PREFIX = /^[\da-f]{2}$/
const DIGEST = /^[\da-f]{64}$/
/** Contents that are not complete yet. */
const ARRIVING = 'arriving'

/** Contents as files in a local folder, each at `ab/abcd…` by its SHA-256. */
export function localStore(folder: string): FileStore {
  const place = (sha256: string) => join(folder, sha256.slice(0, 2), sha256)
  return {
    async keep(content) {
      const arriving = join(folder, ARRIVING, randomUUID())
      await mkdir(dirname(arriving), { recursive: true })
      try {
        const stored = await write(content, arriving)
        await settle(arriving, place(stored.sha256))
        return stored
      } catch (error) {
        await rm(arriving, { force: true })
        throw error
      }
    },
    open: sha256 => ifFound(openContent(place(sha256))),
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

/** Moves a complete content to its place; its age starts anew where the same content lies there already. */
async function settle(arriving: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  await rename(arriving, place)
  await syncFolder(dirname(place))
}

/** So that a power failure does not forget the name of a file whose content it kept. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function openContent(place: string): Promise<Readable> {
  const handle = await open(place)
  return handle.createReadStream()
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
