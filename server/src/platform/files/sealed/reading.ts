import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { SealingKey } from '../../keys/sealing'
import type { Content } from '../content/content'
import type { ByteRange } from '../store'
import { CHUNK_BYTES, chunkOf, offsetOf, unsealChunk } from './layout'

/** Where sealed bytes lie. */
export interface Source {
  /** Fewer where they end before. */
  read(length: number, position: number): Promise<Buffer>
  close(): Promise<void>
}

export const sourceOf = (handle: FileHandle): Source => ({
  read: (length, position) => readBytes(handle, length, position),
  close: () => handle.close(),
})

/** A sealed content whose bytes are all there. */
export interface Whole {
  readonly source: Source
  readonly key: SealingKey
  readonly size: number
}

/** A chunk as it was; undefined where it is not there, was changed or cut, or lies at another's place. */
export async function readRecord(source: Source, key: SealingKey, chunk: number): Promise<Buffer | undefined> {
  const record = await source.read(offsetOf(chunk + 1) - offsetOf(chunk), offsetOf(chunk))
  return unsealChunk(key, chunk, record)
}

export async function readBytes(handle: FileHandle, length: number, position = 0): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** The content or a part of it; reads the chunks of that part alone, and closes the source in the end, however it ends. */
export const streamOf = (whole: Whole, range?: ByteRange): Readable => read(whole, range, () => whole.source.close())

function read(
  whole: Whole,
  range: ByteRange = { start: 0, end: whole.size - 1 },
  close: () => Promise<void>,
): Readable {
  let at = range.start
  return new Readable({
    highWaterMark: CHUNK_BYTES,
    read() {
      if (at > range.end) return void this.push(null)
      readPart(whole, at, range.end).then(
        part => {
          at += part.length
          this.push(part)
        },
        error => this.destroy(error),
      )
    },
    destroy: (error, done) => void close().then(() => done(error), done),
  })
}

/** From a place to the end of its chunk, or to a place before. */
async function readPart({ source, key, size }: Whole, start: number, end: number): Promise<Buffer> {
  const chunk = chunkOf(start)
  const first = chunk * CHUNK_BYTES
  const plain = await readRecord(source, key, chunk)
  if (plain?.length !== Math.min(CHUNK_BYTES, size - first)) throw new Error(`Chunk ${chunk} is not what was sealed`)
  return plain.subarray(start - first, end + 1 - first)
}

/** A look into a content whose source stays open meanwhile. */
export const contentOf = (whole: Whole): Content => ({
  size: whole.size,
  async read(start, end) {
    const last = Math.min(end, whole.size) - 1
    return last < start ? Buffer.alloc(0) : buffer(read(whole, { start, end: last }, stays))
  },
  chunks: () => read(whole, undefined, stays),
})

const stays = async () => {}
