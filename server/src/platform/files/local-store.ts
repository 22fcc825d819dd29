import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FieldKeys } from '../keys/field-keys'
import { ifFound } from './if-found'
import { arrive } from './local-arrival'
import { keyIdIn, openWhole, renewSeal } from './local-opening'
import { localPieces } from './local-pieces'
import { makeFolder, type Places, placesIn } from './local-places'
import { OWNER_ALONE, OWNERS_FOLDER } from './sealed/growing'
import { streamOf } from './sealed/reading'
import type { FileStore, SealedContent } from './store'

const PREFIX = /^[\da-f]{2}$/
const DIGEST = /^[\da-f]{64}$/

/** Contents as files in a local folder, sealed with the field keys, and for the process's user alone. */
export function localStore(folder: string, keys: FieldKeys): FileStore {
  const places = placesIn(folder)
  return {
    ...localPieces(places, keys),
    keep: (content, check = async () => {}) => arrive(places, keys, content, check),
    async open(sha256, range) {
      const whole = await openWhole(places, keys, sha256)
      return whole && streamOf(whole, range)
    },
    has: async sha256 => (await ifFound(stat(places.content(sha256)))) !== undefined,
    sealed: sha256 => sealedAt(places.content(sha256)),
    take: (sha256, content) => take(places.content(sha256), content),
    digests: () => digestsIn(folder),
    removeIfOlder: (sha256, since) => removeIfOlder(places.content(sha256), since),
    removeIncomplete: since => removeOlder(places.arrivals, since),
    removeQuarantined: since => removeOlder(places.quarantine, since),
    // A header is read as soon as a note would be.
    toRenew: () => digestsIn(folder),
    renewSeal: sha256 => renewSeal(places, keys, sha256),
    noteRenewed: async () => {},
    closeFolders: () => closeFolders(places),
    countByKey: () => countByKey(places),
  }
}

async function* prefixesIn(folder: string): AsyncIterable<string> {
  for (const name of (await ifFound(readdir(folder))) ?? []) if (PREFIX.test(name)) yield join(folder, name)
}

async function* digestsIn(folder: string): AsyncIterable<string[]> {
  for await (const prefix of prefixesIn(folder)) {
    const names = (await ifFound(readdir(prefix))) ?? []
    yield names.filter(name => DIGEST.test(name))
  }
}

async function sealedAt(path: string): Promise<SealedContent | undefined> {
  const found = await ifFound(stat(path))
  return found && { length: found.size, at: found.mtime, read: () => createReadStream(path) }
}

/** It is written under another name first: nobody reads half a content. */
async function take(path: string, { at, read }: SealedContent): Promise<void> {
  const part = `${path}.part`
  await makeFolder(dirname(path))
  await pipeline(read(), createWriteStream(part, { mode: OWNER_ALONE, flush: true }))
  await utimes(part, at, at)
  await rename(part, path)
}

/** Removes what lies at a path and was written before an instant; answers whether it did. */
async function removeIfOlder(path: string, since: Date): Promise<boolean> {
  const found = await ifFound(stat(path))
  if (!found || found.mtime >= since) return false
  await rm(path, { force: true })
  return true
}

/** Removes all in a folder that was written before an instant. */
export async function removeOlder(folder: string, since: Date): Promise<void> {
  for (const name of (await ifFound(readdir(folder))) ?? []) await removeIfOlder(join(folder, name), since)
}

async function closeFolders(places: Places): Promise<void> {
  await makeFolder(places.arrivals)
  for (const path of [places.folder, places.arrivals]) await chmod(path, OWNERS_FOLDER)
  for await (const prefix of prefixesIn(places.folder)) await chmod(prefix, OWNERS_FOLDER)
}

/** How many contents are sealed with each key; those that still arrive and those in quarantine count as well. */
async function countByKey(places: Places): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const add = async (path: string) => {
    const id = await keyIdIn(path)
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  for (const folder of [places.arrivals, places.quarantine])
    for (const name of (await ifFound(readdir(folder))) ?? []) await add(join(folder, name))
  for await (const digests of digestsIn(places.folder)) for (const sha256 of digests) await add(places.content(sha256))
  return counts
}
