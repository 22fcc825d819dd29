import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifFound } from './if-found'
import { contentOf, digestOf, settle } from './local-content'
import type { PieceStore } from './store'

/** Pieces as one growing file each in `arriving`, from where a complete one moves to its `place`. */
export function localPieces(arriving: string, place: (sha256: string) => string): PieceStore {
  const part = (id: string) => join(arriving, id)
  return {
    addPiece: (id, offset, piece) => write(part(id), offset, piece),
    async keepPieces(id, size, check) {
      const found = await ifFound(stat(part(id)))
      if (found?.size !== size) return undefined
      const content = contentOf(part(id), size)
      await check(content)
      const sha256 = await digestOf(content)
      await settle(part(id), place(sha256))
      return { sha256, size }
    },
    dropPieces: id => rm(part(id), { force: true }),
  }
}

/** What an earlier attempt has left beyond the offset is written over; what does not fit on the disk is taken away again. */
async function write(path: string, offset: number, piece: Buffer): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true })
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT)
  try {
    if ((await handle.stat()).size < offset) return false
    await handle.truncate(offset)
    await writeAll(handle, piece, offset)
    await handle.datasync()
    return true
  } catch (error) {
    await (offset > 0 ? handle.truncate(offset) : rm(path, { force: true }))
    throw error
  } finally {
    await handle.close()
  }
}

/** The last that fits on a full disk is written without an error; the next write tells. */
async function writeAll(handle: FileHandle, piece: Buffer, offset: number): Promise<void> {
  for (let written = 0; written < piece.length; ) {
    const { bytesWritten } = await handle.write(piece, written, piece.length - written, offset + written)
    written += bytesWritten
  }
}
