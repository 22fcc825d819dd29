import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FieldKeys } from '../keys/field-keys'
import type { Content } from './content/content'
import { closing } from './local-pieces'
import { makeFolder, type Places, settle } from './local-places'
import { beginGrowing, writeStream } from './sealed/growing'
import { contentOf } from './sealed/reading'
import type { StoredFile } from './store'

/** Throws where what has arrived is not to be kept. */
type Accept = (content: Content, stored: StoredFile) => Promise<void>

/** Takes a stream in, sealed from its first byte, and moves it to its place; of one that is refused nothing is left. */
export async function arrive(places: Places, keys: FieldKeys, stream: Readable, accept: Accept): Promise<StoredFile> {
  const from = places.arriving(randomUUID())
  await makeFolder(places.arrivals)
  const growing = await beginGrowing(from, keys)
  try {
    return await closing(growing, async () => {
      const digest = createHash('sha256')
      const size = await writeStream(growing, measured(stream, digest))
      const stored = { sha256: digest.digest('hex'), size }
      await accept(
        contentOf(async () => ({ handle: await open(from), key: growing.key, size }), size),
        stored,
      )
      await settle(keys, growing, { from, to: places.content(stored.sha256), size })
      return stored
    })
  } catch (error) {
    await rm(from, { force: true })
    throw error
  }
}

async function* measured(
  chunks: AsyncIterable<Buffer>,
  digest: { update(chunk: Buffer): void },
): AsyncIterable<Buffer> {
  for await (const chunk of chunks) {
    digest.update(chunk)
    yield chunk
  }
}
