import { Readable } from 'node:stream'
import type { FieldKeys } from '../../keys/field-keys'
import { sealingKey } from '../../keys/sealing'
import { CHUNK_BYTES, HEADER_BYTES, headerOf, keyIdOf, lengthOf, readHeader } from '../sealed/layout'
import type { Source, Whole } from '../sealed/reading'
import type { SealedContent } from '../store'
import type { Bucket } from './bucket'

/** Read at once: whoever reads slowly holds no connection meanwhile. */
const WINDOW_BYTES = 16 * CHUNK_BYTES

/** Where the content of a digest lies. */
export const contentKey = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`

/** Undefined where there is none. `start` is the first byte that is going to be read. */
export async function openWhole(bucket: Bucket, keys: FieldKeys, sha256: string, start: number) {
  const key = contentKey(sha256)
  const first = await bucket.read(key, 0, (start < WINDOW_BYTES ? WINDOW_BYTES : HEADER_BYTES) - 1)
  if (!first) return undefined
  const header = readHeader(keys, sha256, first.bytes.subarray(0, HEADER_BYTES))
  if (header?.size === undefined) throw new Error(`The content ${sha256} is not sealed`)
  if (first.length !== lengthOf(header.size)) throw new Error(`The content ${sha256} is not as long as it was`)
  const whole: Whole = { source: windowed(bucket, key, first.bytes), key: sealingKey(header.secret), size: header.size }
  return whole
}

/** An object, of which a window is kept at a time. */
function windowed(bucket: Bucket, key: string, bytes: Buffer): Source {
  let window = { bytes, from: 0 }
  const inWindow = (position: number, length: number) =>
    window.bytes.subarray(position - window.from, position - window.from + length)
  return {
    async read(length, position) {
      const isThere = position >= window.from && inWindow(position, length).length === length
      if (isThere) return inWindow(position, length)
      const found = await bucket.read(key, position, position + Math.max(length, WINDOW_BYTES) - 1)
      window = { bytes: found?.bytes ?? Buffer.alloc(0), from: position }
      return inWindow(position, length)
    },
    close: async () => {},
  }
}

export async function sealedIn(bucket: Bucket, sha256: string): Promise<SealedContent | undefined> {
  const key = contentKey(sha256)
  const found = await bucket.look(key)
  return found && { ...found, read: () => Readable.from(bytesOf(bucket, key, 0, found.length)) }
}

async function* bytesOf(bucket: Bucket, key: string, start: number, end: number): AsyncIterable<Buffer> {
  for (let at = start; at < end; ) {
    const part = await bucket.read(key, at, Math.min(at + WINDOW_BYTES, end) - 1)
    if (!part?.bytes.length) throw new Error(`${key} is gone`)
    at += part.bytes.length
    yield part.bytes
  }
}

/** A content sealed with the newest key, as it has to be written; undefined where it is, or is gone. */
export async function renewedSeal(bucket: Bucket, keys: FieldKeys, sha256: string): Promise<Readable | undefined> {
  const key = contentKey(sha256)
  const first = await bucket.read(key, 0, HEADER_BYTES - 1)
  if (!first || keyIdOf(first.bytes) === keys.ids[0]) return undefined
  const header = readHeader(keys, sha256, first.bytes)
  if (!header) throw new Error(`The content ${sha256} is not sealed`)
  return Readable.from(
    (async function* () {
      yield headerOf(keys, sha256, header)
      yield* bytesOf(bucket, key, HEADER_BYTES, first.length)
    })(),
  )
}

/** Id of the key with which an object is sealed; undefined where it is not, or is gone. */
export async function keyIdIn(bucket: Bucket, key: string): Promise<string | undefined> {
  const first = await bucket.read(key, 0, HEADER_BYTES - 1)
  return first && keyIdOf(first.bytes)
}
