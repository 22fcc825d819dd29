import type { FieldKeys } from '../../keys/field-keys'
import { type SealingKey, seal, sealedBytes, unseal } from '../../keys/sealing'

/**
 * How a content lies on the disk: a header, then the content in chunks, each sealed for its number with a secret of the
 * file's own. The header holds that secret, sealed with the field keys for this content and size alone.
 */
const MAGIC = 'portal sealed file 1'
/** What disks write as a whole: a header that is written anew is there as it was or as it will be. */
export const HEADER_BYTES = 512
/** Of the content. */
export const CHUNK_BYTES = 65_536
const RECORD_BYTES = sealedBytes(CHUNK_BYTES)
const ID = /^sm4\.([\da-f]+)\./
/** Stands for the size while a content arrives. */
const GROWING = '-'

/** A content's secret, and its bytes where they are all there. */
export interface Header {
  readonly secret: Buffer
  readonly size: number | undefined
}

/** @param name under which the content lies */
export function headerOf(keys: FieldKeys, name: string, { secret, size }: Header): Buffer {
  const sealed = keys.encrypt(secret.toString('base64'), placeOf(name, size))
  return Buffer.from([MAGIC, size ?? GROWING, sealed].join('\n').concat('\n').padEnd(HEADER_BYTES))
}

/** Undefined where it is none: what lies there is not sealed. Throws where it was changed, or its key is not here. */
export function readHeader(keys: FieldKeys, name: string, bytes: Buffer): Header | undefined {
  const parts = partsOf(bytes)
  if (!parts) return undefined
  const size = parts.size === GROWING ? undefined : Number(parts.size)
  return { secret: Buffer.from(keys.decrypt(parts.sealed, placeOf(name, size)), 'base64'), size }
}

/** Whether a header is that of a content which is not all there. */
export const isGrowing = (bytes: Buffer): boolean => partsOf(bytes)?.size === GROWING

/** Id of the key with which a header is sealed; undefined where it is none. */
export const keyIdOf = (bytes: Buffer): string | undefined => ID.exec(partsOf(bytes)?.sealed ?? '')?.[1]

function partsOf(bytes: Buffer): { size: string; sealed: string } | undefined {
  const [magic, size = '', sealed = ''] = bytes.toString('latin1').split('\n')
  return bytes.length === HEADER_BYTES && magic === MAGIC ? { size, sealed } : undefined
}

const placeOf = (name: string, size: number | undefined): string => `file.content:${name}:${size ?? GROWING}`

/** The number of the chunk in which a byte of the content lies. */
export const chunkOf = (byte: number): number => Math.floor(byte / CHUNK_BYTES)

/** Where a chunk begins on the disk. */
export const offsetOf = (chunk: number): number => HEADER_BYTES + chunk * RECORD_BYTES

/** Bytes on the disk of a content of so many. */
export function lengthOf(size: number): number {
  const rest = size % CHUNK_BYTES
  return offsetOf(chunkOf(size)) + (rest > 0 ? sealedBytes(rest) : 0)
}

export const sealChunk = (key: SealingKey, chunk: number, content: Uint8Array): Buffer =>
  seal(key, content, `chunk ${chunk}`)

export const unsealChunk = (key: SealingKey, chunk: number, record: Buffer): Buffer | undefined =>
  unseal(key, record, `chunk ${chunk}`)
