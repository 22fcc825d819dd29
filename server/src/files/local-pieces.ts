import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { FieldKeys } from '../keys/field-keys'
import type { Content } from './content/content'
import { makeFolder, type Places, settle } from './local-places'
import { beginGrowing, type Growing, reopenGrowing, writePiece } from './sealed/growing'
import { lengthOf } from './sealed/layout'
import { contentOf } from './sealed/reading'
import type { PieceStore } from './store'

/** Pieces as one growing file each, which moves to its place once it is complete. */
export function localPieces(places: Places, keys: FieldKeys): PieceStore {
  return {
    async addPiece(id, offset, piece) {
      const path = places.arriving(id)
      await makeFolder(places.arrivals)
      const growing = offset === 0 ? await beginGrowing(path, keys) : await reopenGrowing(path, keys)
      return growing ? closing(growing, () => writePiece(growing, offset, piece)) : false
    },
    async keepPieces(id, size, check) {
      const from = places.arriving(id)
      const growing = await reopenGrowing(from, keys)
      if (!growing) return undefined
      return await closing(growing, async () => {
        if ((await growing.handle.stat()).size !== lengthOf(size)) return undefined
        const content = contentOf(async () => ({ handle: await open(from), key: growing.key, size }), size)
        await check(content)
        const sha256 = await digestOf(content)
        await settle(keys, growing, { from, to: places.content(sha256), size })
        return { sha256, size }
      })
    },
    dropPieces: id => rm(places.arriving(id), { force: true }),
  }
}

/** Whatever comes of it, the file is closed. */
export async function closing<T>({ handle }: Pick<Growing, 'handle'>, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } finally {
    await handle.close()
  }
}

/** Hex digest of all of it. */
async function digestOf(content: Content): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of content.chunks()) digest.update(chunk)
  return digest.digest('hex')
}
