import { buffer } from 'node:stream/consumers'
import type { FileStore, StoredFile } from '../../../platform/files/store'

const HEAD_BYTES = 65_536
const NANOSECONDS = 1_000_000_000

/** How long a video lasts, in whole seconds, by what its file says of itself; undefined where it does not say. */
export async function secondsOf(files: FileStore, video: StoredFile, mediaType: string): Promise<number | undefined> {
  const seconds = mediaType === 'video/webm' ? await secondsOfWebm(files, video) : await secondsOfMp4(files, video)
  return seconds !== undefined && Number.isFinite(seconds) && seconds >= 1 ? Math.floor(seconds) : undefined
}

async function read(files: FileStore, { sha256, size }: StoredFile, start: number, length: number): Promise<Buffer> {
  if (start >= size) return Buffer.alloc(0)
  const content = await files.open(sha256, { start, end: Math.min(size, start + length) - 1 })
  return content ? await buffer(content) : Buffer.alloc(0)
}

const EBML = { info: '1549a966', scale: '2ad7b1', duration: '4489' } as const
const USUAL_SCALE = 1_000_000

/** The duration stands in the segment's information, in ticks of a scale that stands before it. */
async function secondsOfWebm(files: FileStore, video: StoredFile): Promise<number | undefined> {
  const head = await read(files, video, 0, HEAD_BYTES)
  const begin = head.indexOf(Buffer.from(EBML.info, 'hex'))
  if (begin < 0) return undefined
  const info = elementAt(head, begin + 4)
  const scale = info && findElement(info, EBML.scale)
  const duration = info && findElement(info, EBML.duration)
  if (!duration) return undefined
  const ticks = duration.length === 4 ? duration.readFloatBE() : duration.length === 8 ? duration.readDoubleBE() : 0
  return (ticks * (scale?.length ? scale.readUIntBE(0, Math.min(6, scale.length)) : USUAL_SCALE)) / NANOSECONDS
}

function findElement(within: Buffer, id: string): Buffer | undefined {
  const mark = Buffer.from(id, 'hex')
  const at = within.indexOf(mark)
  return at < 0 ? undefined : elementAt(within, at + mark.length)
}

/** What stands behind an EBML size: its first byte says by its leading zeros how many bytes the size has. */
function elementAt(from: Buffer, at: number): Buffer | undefined {
  const first = from[at]
  if (!first) return undefined
  const bytes = Math.clz32(first) - 23
  if (at + bytes > from.length) return undefined
  let size = first & (0xff >> bytes)
  for (let index = 1; index < bytes; index++) size = size * 256 + (from[at + index] ?? 0)
  return from.subarray(at + bytes, at + bytes + size)
}

const BOX_HEAD = 16

/** The header of the movie is a box within the box `moov`, which may stand at the beginning or at the end. */
async function secondsOfMp4(files: FileStore, video: StoredFile): Promise<number | undefined> {
  for (let at = 0; at < video.size; ) {
    const head = await read(files, video, at, BOX_HEAD)
    if (head.length < BOX_HEAD) return undefined
    const short = head.readUInt32BE()
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short
    if (head.toString('latin1', 4, 8) === 'moov') return secondsInMovie(await read(files, video, at, HEAD_BYTES))
    // 0: as far as the file goes, and so the last.
    if (size < 8) return undefined
    at += size
  }
  return undefined
}

function secondsInMovie(movie: Buffer): number | undefined {
  const begin = movie.indexOf('mvhd', 0, 'latin1')
  const body = begin < 0 ? undefined : movie.subarray(begin + 4)
  if (!body || body.length < 32) return undefined
  const isLong = body[0] === 1
  const scale = body.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16)
  return scale > 0 ? duration / scale : undefined
}
