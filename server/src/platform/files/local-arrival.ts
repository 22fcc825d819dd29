import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FieldKeys } from '../keys/field-keys'
import type { Check } from './content/content'
import { closing } from './local-pieces'
import { type Arrivals, makeFolder, settleIf } from './local-places'
import { beginGrowing, grown, writeStream } from './sealed/growing'
import { contentOf } from './sealed/reading'
import type { StoredFile } from './store'

/** Takes a stream in, sealed from its first byte, and moves it to its place; of one that is refused nothing is left. */
export async function arrive(places: Arrivals, keys: FieldKeys, stream: Readable, check: Check): Promise<StoredFile> {
  const from = places.arriving(randomUUID())
  await makeFolder(places.arrivals)
  const growing = await beginGrowing(from, keys)
  try {
    return await closing(growing, async () => {
      const digest = createHash('sha256')
      const size = await writeStream(growing, measured(stream, digest))
      const sha256 = digest.digest('hex')
      const content = contentOf(grown(growing, size))
      return await settleIf(() => check(content, sha256), places, keys, { growing, from, size, sha256 })
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
