import { randomBytes } from 'node:crypto'
import { type FieldKeys, KEY_BYTES } from '../../keys/field-keys'
import { sealingKey } from '../../keys/sealing'
import { CHUNK_BYTES, chunkOf, HEADER_BYTES, headerOf, readHeader, sealChunk } from './layout'
import { contentOf } from './reading'

/** Seals a few bytes under a name, as contents are sealed. */
export function sealBytes(keys: FieldKeys, name: string, content: Buffer): Buffer {
  const secret = randomBytes(KEY_BYTES)
  const key = sealingKey(secret)
  const sealed = [headerOf(keys, name, { secret, size: content.length })]
  for (let at = 0; at < content.length; at += CHUNK_BYTES)
    sealed.push(sealChunk(key, chunkOf(at), content.subarray(at, at + CHUNK_BYTES)))
  return Buffer.concat(sealed)
}

/** Throws where they were changed, or are not those of the name. */
export async function unsealBytes(keys: FieldKeys, name: string, sealed: Buffer): Promise<Buffer> {
  const header = readHeader(keys, name, sealed.subarray(0, HEADER_BYTES))
  if (header?.size === undefined) throw new Error(`${name} is not sealed`)
  const { secret, size } = header
  const source = {
    read: async (length: number, position: number) => sealed.subarray(position, position + length),
    close: async () => {},
  }
  return await contentOf({ source, key: sealingKey(secret), size }).read(0, size)
}
