import { createReadStream } from 'node:fs'
import { chmod, type FileHandle, open } from 'node:fs/promises'
import type { FieldKeys } from '../keys/field-keys'
import { sealingKey } from '../keys/sealing'
import { ifFound } from './if-found'
import { arrive } from './local-arrival'
import { closing } from './local-pieces'
import type { Places } from './local-places'
import { OWNER_ALONE, writeAll } from './sealed/growing'
import { HEADER_BYTES, headerOf, keyIdOf, lengthOf, readHeader } from './sealed/layout'
import { readBytes, sourceOf, type Whole } from './sealed/reading'

/** Undefined where there is none. One that lies there as it was before contents were sealed is sealed first. */
export async function openWhole(places: Places, keys: FieldKeys, sha256: string): Promise<Whole | undefined> {
  const handle = await ifFound(open(places.content(sha256)))
  if (!handle) return undefined
  const whole = await wholeOf(handle, keys, sha256).catch(async error => {
    await handle.close()
    throw error
  })
  if (whole) return whole
  await handle.close()
  return (await ifFound(sealPlain(places, keys, sha256))) && (await openWhole(places, keys, sha256))
}

/** Undefined where it is not sealed. */
async function wholeOf(handle: FileHandle, keys: FieldKeys, sha256: string): Promise<Whole | undefined> {
  const header = readHeader(keys, sha256, await readBytes(handle, HEADER_BYTES))
  if (!header) return undefined
  const { secret, size = 0 } = header
  if ((await handle.stat()).size !== lengthOf(size)) throw new Error(`The content ${sha256} is not as long as it was`)
  return { source: sourceOf(handle), key: sealingKey(secret), size }
}

/**
 * Seals a content as it lay there before contents were sealed, and one that is sealed with an older key with the newest:
 * of that, the header alone is written.
 */
export async function renewSeal(places: Places, keys: FieldKeys, sha256: string): Promise<void> {
  const handle = await ifFound(open(places.content(sha256), 'r+'))
  if (!handle) return
  const isSealed = await closing({ handle }, async () => {
    const bytes = await readBytes(handle, HEADER_BYTES)
    const id = keyIdOf(bytes)
    const header = id === keys.ids[0] ? undefined : readHeader(keys, sha256, bytes)
    if (header) await writeAll(handle, headerOf(keys, sha256, header), 0)
    if (header) await handle.datasync()
    return id !== undefined
  })
  if (!isSealed) await ifFound(sealPlain(places, keys, sha256))
}

/** Id of the key with which the file at a path is sealed; undefined where it is not, or is gone. */
export async function keyIdIn(path: string): Promise<string | undefined> {
  const handle = await ifFound(open(path))
  return handle && closing({ handle }, async () => keyIdOf(await readBytes(handle, HEADER_BYTES)))
}

/** What lies unsealed is believed only where it is what its name says: whoever can write there cannot slip others in. */
async function sealPlain(places: Places, keys: FieldKeys, sha256: string) {
  const path = places.content(sha256)
  await chmod(path, OWNER_ALONE)
  return await arrive(places, keys, createReadStream(path), async (_, arrived) => {
    if (arrived !== sha256) throw new Error(`The content ${sha256} is not what its name says`)
  })
}
