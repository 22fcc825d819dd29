import { Readable } from 'node:stream'
import type { FieldKeys } from '../../keys/field-keys'
import { arrive } from '../local-arrival'
import type { Arrivals } from '../local-places'
import { sealBytes, unsealBytes } from '../sealed/in-memory'
import { type PieceStore, Quarantined } from '../store'
import type { Bucket, Listed } from './bucket'

export const ARRIVING = 'arriving/'
const NAME = /^arriving\/([^/]+)\/(\d+)-(\d+)$/
/** Of the largest number that is exact: so keys sort as numbers do. */
const DIGITS = 16
/** The most that is read of an object at once: pieces are a few megabytes. */
const WHOLE = 0xffff_ffff

/** Bytes of a content, from the first up to the end. */
interface Piece {
  readonly key: string
  readonly start: number
  readonly end: number
}

/** A part of a content that arrives, by where in it and in which piece it lies. */
interface Stretch {
  readonly piece: Piece
  readonly start: number
  readonly end: number
}

/** Pieces as an object each, sealed by itself, so that any server goes on with them. */
export function s3Pieces(bucket: Bucket, arrivals: Arrivals, keys: FieldKeys): PieceStore {
  const read = async ({ piece, start, end }: Stretch) => {
    const found = await bucket.read(piece.key, 0, WHOLE)
    if (!found) throw new PieceGone(piece.key)
    const plain = await unsealBytes(keys, piece.key, found.bytes)
    return plain.subarray(start - piece.start, end - piece.start)
  }
  async function* contentOf(stretches: readonly Stretch[]) {
    for (const stretch of stretches) yield await read(stretch)
  }
  const drop = async (id: string) => {
    for (const { key } of await piecesOf(bucket, id)) await bucket.remove(key)
  }
  return {
    async addPiece(id, offset, piece) {
      const before = await piecesOf(bucket, id)
      const earlier = before.filter(({ start }) => start < offset)
      if (offset > 0 && !stretchesOf(earlier, offset)) return false
      const key = keyOf(id, offset, offset + piece.length)
      await bucket.put(key, sealBytes(keys, key, piece))
      for (const other of before) if (other.start >= offset && other.key !== key) await bucket.remove(other.key)
      return true
    },
    async keepPieces(id, size, check) {
      const pieces = await piecesOf(bucket, id)
      const stretches = pieces.every(({ end }) => end <= size) && stretchesOf(pieces, size)
      if (!stretches) return undefined
      try {
        const kept = await arrive(arrivals, keys, Readable.from(contentOf(stretches)), check)
        await drop(id)
        return kept
      } catch (error) {
        if (error instanceof Quarantined) await drop(id)
        // Of two that keep the same at once, the second finds them gone.
        if (error instanceof PieceGone) return undefined
        throw error
      }
    },
    dropPieces: drop,
  }
}

class PieceGone extends Error {}

const keyOf = (id: string, start: number, end: number) =>
  `${ARRIVING}${id}/${[start, end].map(at => String(at).padStart(DIGITS, '0')).join('-')}`

async function piecesOf(bucket: Bucket, id: string): Promise<Piece[]> {
  const pieces: Piece[] = []
  for await (const found of bucket.list(`${ARRIVING}${id}/`)) pieces.push(...found.flatMap(pieceOf))
  return pieces
}

function pieceOf({ key }: Pick<Listed, 'key'>): Piece[] {
  const [, , start, end] = NAME.exec(key) ?? []
  return start === undefined ? [] : [{ key, start: Number(start), end: Number(end) }]
}

/** The bytes up to a place, each from the piece that began last; undefined where some are not there. */
function stretchesOf(pieces: readonly Piece[], size: number): Stretch[] | undefined {
  const stretches: Stretch[] = []
  for (let at = 0; at < size; at = stretches.at(-1)?.end ?? size) {
    const piece = pieces.findLast(({ start, end }) => start <= at && at < end)
    if (!piece) return undefined
    const next = pieces.find(({ start }) => start > at)?.start ?? size
    stretches.push({ piece, start: at, end: Math.min(piece.end, next, size) })
  }
  return stretches
}

/** The contents that arrive, each with when its last piece came. */
export async function lastPieces(bucket: Bucket): Promise<ReadonlyMap<string, Date>> {
  const last = new Map<string, Date>()
  for await (const found of bucket.list(ARRIVING))
    for (const { key, at } of found) {
      const [, id] = NAME.exec(key) ?? []
      if (id !== undefined && at > (last.get(id) ?? new Date(0))) last.set(id, at)
    }
  return last
}
