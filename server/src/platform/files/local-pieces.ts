import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { FieldKeys } from '../keys/field-keys'
import type { Content } from './content/content'
import { ifFound } from './if-found'
import { makeFolder, type Places, settleIf } from './local-places'
import { beginGrowing, type Growing, grown, reopenGrowing, writePiece } from './sealed/growing'
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
      if (!growing) return false
      return await closing(growing, () => writePiece(growing, offset, piece)).catch(async error => {
        // Nothing of it fits on the disk.
        if (offset === 0) await rm(path, { force: true })
        throw error
      })
    },
    async keepPieces(id, size, check) {
      const from = places.arriving(id)
      const growing = await reopenGrowing(from, keys)
      if (!growing) return undefined
      return await closing(growing, async () => {
        if ((await growing.handle.stat()).size !== lengthOf(size)) return undefined
        const content = contentOf(grown(growing, size))
        const sha256 = await digestOf(content)
        const arrived = { growing, from, size, sha256 }
        // Of two that keep the same at once, the second finds it gone.
        return await ifFound(settleIf(() => check(content, sha256), places, keys, arrived))
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
