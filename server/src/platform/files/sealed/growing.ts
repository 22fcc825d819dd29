import { randomBytes } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { type FieldKeys, KEY_BYTES } from '../../keys/field-keys'
import { type SealingKey, sealingKey } from '../../keys/sealing'
import { ifFound } from '../if-found'
import {
  CHUNK_BYTES,
  chunkOf,
  HEADER_BYTES,
  headerOf,
  isGrowing,
  lengthOf,
  offsetOf,
  readHeader,
  sealChunk,
} from './layout'
import { readBytes, readRecord, sourceOf, type Whole } from './reading'

export const OWNER_ALONE = 0o600
export const OWNERS_FOLDER = 0o700

/** A sealed content that arrives: at no time does it lie on the disk as it is. */
export interface Growing {
  readonly handle: FileHandle
  readonly secret: Buffer
  readonly key: SealingKey
}

/** A look into what has arrived, of so many bytes. */
export const grown = ({ handle, key }: Growing, size: number): Whole => ({ source: sourceOf(handle), key, size })

/** Begins a content; what lay there is gone. */
export async function beginGrowing(path: string, keys: FieldKeys): Promise<Growing> {
  const handle = await open(path, 'w+', OWNER_ALONE)
  const secret = randomBytes(KEY_BYTES)
  await writeAll(handle, headerOf(keys, basename(path), { secret, size: undefined }), 0)
  return { handle, secret, key: sealingKey(secret) }
}

/** Goes on with a content; undefined where none lies there that can be gone on with. */
export async function reopenGrowing(path: string, keys: FieldKeys): Promise<Growing | undefined> {
  const handle = await ifFound(open(path, 'r+'))
  if (!handle) return undefined
  const bytes = await readBytes(handle, HEADER_BYTES)
  const header = isGrowing(bytes) ? readHeader(keys, basename(path), bytes) : undefined
  if (header) return { handle, secret: header.secret, key: sealingKey(header.secret) }
  await handle.close()
  return undefined
}

/** Writes a stream from the content's beginning, and answers its bytes. */
export async function writeStream(growing: Growing, content: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const chunk of inChunks(content)) {
    await putChunk(growing, chunkOf(size), chunk)
    size += chunk.length
  }
  return size
}

/**
 * Writes a piece at its place, and nothing stays behind it; answers false where what comes before it is not there. A piece
 * that begins within a chunk writes that chunk anew: whoever is killed in this very moment loses the content.
 */
export async function writePiece(growing: Growing, offset: number, piece: Uint8Array): Promise<boolean> {
  const first = chunkOf(offset)
  const before = await plainBefore(growing, offset)
  if (!before) return false
  const content = Buffer.concat([before, piece])
  try {
    for (let at = 0; at < content.length; at += CHUNK_BYTES)
      await putChunk(growing, first + chunkOf(at), content.subarray(at, at + CHUNK_BYTES))
    await growing.handle.truncate(lengthOf(offset + piece.length))
    await growing.handle.datasync()
    return true
  } catch (error) {
    // What does not fit on the disk leaves its room to others.
    await growing.handle.truncate(lengthOf(offset))
    throw error
  }
}

/** What is there of the chunk in which a place lies, up to it. */
async function plainBefore({ handle, key }: Growing, offset: number): Promise<Buffer | undefined> {
  const chunk = chunkOf(offset)
  const rest = offset % CHUNK_BYTES
  if (rest === 0) return (await handle.stat()).size < offsetOf(chunk) ? undefined : Buffer.alloc(0)
  const plain = await readRecord(sourceOf(handle), key, chunk)
  return plain && plain.length >= rest ? plain.subarray(0, rest) : undefined
}

async function* inChunks(content: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let waiting: Uint8Array[] = []
  let bytes = 0
  for await (const part of content) {
    waiting.push(part)
    bytes += part.length
    if (bytes < CHUNK_BYTES) continue
    const all = Buffer.concat(waiting)
    const whole = bytes - (bytes % CHUNK_BYTES)
    for (let at = 0; at < whole; at += CHUNK_BYTES) yield all.subarray(at, at + CHUNK_BYTES)
    waiting = [all.subarray(whole)]
    bytes -= whole
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

const putChunk = ({ handle, key }: Growing, chunk: number, content: Uint8Array): Promise<void> =>
  writeAll(handle, sealChunk(key, chunk, content), offsetOf(chunk))

/** One write may take less than it was given. */
export async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; )
    done += (await handle.write(bytes, done, bytes.length - done, position + done)).bytesWritten
}
